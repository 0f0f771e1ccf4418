import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { Logger } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { readSynonyms } from "../../language"
import { chooseEmbeddings } from "./embeddings/choose"
import { toBytes } from "./embeddings/provider"
import type { EmbeddingProvider } from "./embeddings/provider"
import { CatalogueMirror } from "./memory/catalogue-mirror"
import { readTerms } from "./memory/fields"
import { matchProducts } from "./memory/match"
import { readSearchOptions } from "./options"
import type { SearchOptions } from "./options"
import { parseQuery } from "./query/parse"
import type { Vocabulary } from "./query/parsed-query"
import { catalogueLanguage, Thesaurus } from "./query/thesaurus"
import { findInMemory, rankFoundElsewhere } from "./search/candidates"
import type { Meaning } from "./search/candidates"
import { findInPostgres } from "./search/find-in-postgres"
import { answerSearch } from "./search/search"
import { readCatalogueLanguage } from "./store/catalogue-language"
import {
  countDocuments,
  meaningOf,
  purgeRemoved,
  putDocuments,
  putEmbeddings,
  readKnown,
  readWithoutEmbedding,
  removeDocuments,
} from "./store/documents"
import { readState, writeState } from "./store/state"
import { groupAlike } from "./query/alike"
import { countUnmet, listUnmet, presentableQuery, purgeUnmet } from "./store/unmet"
import type {
  SearchDocument,
  SearchRequest,
  SearchResult,
  UnmetQuery,
  UnmetQueryFilter,
} from "./types"

export interface ProductSearchDependencies {
  __pg_connection__: Knex
  logger: Logger
}

/** How long a search waits for the catalogue to be in memory before it asks PostgreSQL instead. */
const WAIT_FOR_MEMORY_MS = 400
const EMBEDDED_AT_A_TIME = 32
const REMOVED_KEPT_DAYS = 7
/** Of so many unmet queries, the most frequent ones, those that ask for the same are put together. */
const MOST_GROUPED = 10_000
const UNMET_KEPT_DAYS = 180

/** Every word counts as known: in PostgreSQL no typing error is looked for in single words. */
const ANY_WORD: Vocabulary = {
  longestPhrase: 1,
  has: () => true,
  hasForm: () => true,
  isNoun: () => false,
  isPhrase: () => false,
  corrections: () => [],
  similar: () => [],
  completions: () => [],
  compoundsOf: () => [],
  compoundsWith: () => [],
}

/**
 * Finds products by what shoppers type (issue "Search"). The documents stand in PostgreSQL; each
 * instance holds them in memory as an index, at most a second old.
 */
export default class ProductSearchService {
  private readonly connection: Database
  private readonly logger: Logger
  private readonly options: SearchOptions
  private thesaurus: Promise<Thesaurus> | undefined
  private readonly embeddings: EmbeddingProvider | undefined
  private readonly mirror: CatalogueMirror
  private readonly vectors = new LRUCache<string, Float32Array>({ max: 2_000 })
  private embeddingTrouble = false

  constructor(dependencies: ProductSearchDependencies, options: Record<string, unknown> = {}) {
    this.connection = openDatabase(dependencies.__pg_connection__, options)
    this.logger = dependencies.logger
    this.options = readSearchOptions(options)
    // Lines that say nothing stop the store, whatever language the catalogue turns out to be in.
    readSynonyms(this.options.synonyms, (word) => word)
    this.embeddings = chooseEmbeddings(this.options)
    this.mirror = new CatalogueMirror(this.connection, {
      readThesaurus: () => {
        this.thesaurus = undefined
        return this.readThesaurus()
      },
      memoryLimit: this.options.memory_limit,
      meaningLimit: this.options.meaning_limit,
      ...(this.embeddings && { embeddingModel: this.embeddings.name }),
    })
  }

  /** Whose index finds the candidates. */
  get engine(): SearchOptions["engine"] {
    return this.options.engine
  }

  /** The keys of a product's metadata that it may be found by. */
  get metadataKeys(): readonly string[] {
    return this.options.metadata
  }

  /**
   * Searches as `SearchRequest` says. The hits are products that `readOffers` gave, within every
   * limit that the answer does not name in `relaxed`.
   */
  async search(request: SearchRequest): Promise<SearchResult> {
    await this.catchUp()
    const loaded = this.mirror.current()
    const thesaurus = loaded?.index.thesaurus ?? (await this.readThesaurus())
    const parsed = parseQuery(request.query, request, {
      vocabulary: loaded?.index.vocabulary ?? ANY_WORD,
      thesaurus: thesaurus.with(request.synonyms ?? []),
    })
    const match = loaded && matchProducts(loaded.index, parsed)
    const theirs = await request.findElsewhere?.(parsed.text)
    const result = await answerSearch(request, parsed, async (accept) => {
      const ours = match
        ? await findInMemory(loaded, parsed, {
            text: request.query,
            match,
            accept,
            readMeaning: () => this.meaningOf(parsed.text),
          })
        : await findInPostgres(this.connection, parsed, accept)
      const among = rankFoundElsewhere(ours, theirs ?? [])
      return among.length ? among : ours
    })
    if (!request.is_trial) this.noteUnmet(request.query, result, parsed.concepts.length)
    return result
  }

  /** Adds products, in place of what was known of them. */
  async putDocuments(
    documents: readonly { document: SearchDocument; source_updated_at: string | null }[]
  ): Promise<void> {
    if (!documents.length) return
    const texts = documents.map(({ document }) => `${document.title}\n${document.description}`)
    const thesaurus = await this.readThesaurus(texts)
    await putDocuments(
      this.connection,
      documents.map((one) => ({ ...one, terms: readTerms(one.document, thesaurus) }))
    )
    this.mirror.expire()
  }

  async removeDocuments(productIds: readonly string[]): Promise<void> {
    await removeDocuments(this.connection, productIds)
    this.mirror.expire()
  }

  /** Whether searches are answered from memory, or from PostgreSQL until it is loaded. */
  isInMemory(): boolean {
    return this.mirror.current() !== undefined
  }

  async countDocuments(): Promise<number> {
    return await countDocuments(this.connection)
  }

  /** Which products are known, and as of which change of the host's. */
  async readKnown(after: string, limit: number) {
    return await readKnown(this.connection, after, limit)
  }

  /** Whether the whole catalogue was ever read in. */
  async isFilled(): Promise<boolean> {
    return (await readState(this.connection, "filled")) !== undefined
  }

  async markFilled(): Promise<void> {
    await writeState(this.connection, "filled")
  }

  /**
   * Makes embeddings of documents that have none, for as long as there is time.
   *
   * @returns how many; 0 when none is missing, or there is no provider
   */
  async embedMissing({ milliseconds }: { milliseconds: number }): Promise<number> {
    if (!(await this.hasMeanings())) return 0
    if ((await countDocuments(this.connection)) > this.options.meaning_limit) return 0
    const deadline = performance.now() + milliseconds
    let made = 0
    while (performance.now() < deadline) {
      const embeddings = this.embeddings!
      const rows = await readWithoutEmbedding(this.connection, embeddings.name, EMBEDDED_AT_A_TIME)
      if (!rows.length) break
      const vectors = await embeddings.embed(rows.map(({ document }) => meaningOf(document)))
      const fresh = rows.map(({ product_id, meaning }, i) => ({
        product_id,
        meaning,
        embedding: toBytes(vectors[i]),
      }))
      await putEmbeddings(this.connection, embeddings.name, fresh)
      made += rows.length
    }
    if (made) this.mirror.expire()
    return made
  }

  /** What was looked for in vain, the most frequent first. No personal data is in it. */
  async listUnmetQueries(filter: UnmetQueryFilter): Promise<{ data: UnmetQuery[]; total: number }> {
    if (!filter.grouped) return await listUnmet(this.connection, filter)
    const { language } = await this.readThesaurus()
    const all = { ...filter, page: 1, per_page: MOST_GROUPED }
    const groups = groupAlike((await listUnmet(this.connection, all)).data, language)
    const skipped = (filter.page - 1) * filter.per_page
    return { data: groups.slice(skipped, skipped + filter.per_page), total: groups.length }
  }

  /** Forgets removed products that every instance has heard of, and old unmet queries. */
  async purge(): Promise<void> {
    await purgeRemoved(this.connection, REMOVED_KEPT_DAYS)
    await purgeUnmet(this.connection, UNMET_KEPT_DAYS)
  }

  /**
   * What is known of words, in the catalogue's language: the one that the options name, else the
   * one its texts are in.
   *
   * @param fresh texts of products that are about to be written, for a catalogue that is empty
   */
  private readThesaurus(fresh: readonly string[] = []): Promise<Thesaurus> {
    this.thesaurus ??= this.makeThesaurus(fresh)
    // What failed is tried again at the next call.
    this.thesaurus.catch(() => (this.thesaurus = undefined))
    return this.thesaurus
  }

  private async makeThesaurus(fresh: readonly string[]): Promise<Thesaurus> {
    const { language, synonyms } = this.options
    const of = language
      ? catalogueLanguage(language)
      : await readCatalogueLanguage(this.connection, fresh)
    return new Thesaurus(of, synonyms)
  }

  /** Local embeddings read English alone, unless the merchant wants them all the same. */
  private async hasMeanings(): Promise<boolean> {
    if (!this.embeddings) return false
    if (this.options.embeddings !== "auto") return true
    return (await this.readThesaurus()).language.code === "en"
  }

  private async catchUp(): Promise<void> {
    const fresh = this.mirror.refresh()
    if (this.mirror.current()) return await fresh
    // A large catalogue takes seconds to load; PostgreSQL answers until then.
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_FOR_MEMORY_MS)
    })
    fresh.catch((error: unknown) => this.logger.warn(`Search: ${(error as Error).message}`))
    await Promise.race([fresh, patience]).finally(() => clearTimeout(timer))
  }

  /** Undefined when the text's meaning can't be had; its words are searched all the same. */
  private async meaningOf(text: string): Promise<Meaning | undefined> {
    if (!this.embeddings || !text || !(await this.hasMeanings())) return undefined
    const { nearEnough } = this.embeddings
    const known = this.vectors.get(text)
    if (known) return { vector: known, nearEnough }
    try {
      const [vector] = await this.embeddings.embed([text])
      this.vectors.set(text, vector)
      this.embeddingTrouble = false
      return { vector, nearEnough }
    } catch (error) {
      if (!this.embeddingTrouble) {
        this.logger.warn(`Search goes on without embeddings: ${(error as Error).message}`)
      }
      this.embeddingTrouble = true
      return undefined
    }
  }

  private noteUnmet(query: string, { hits, relaxed, all_seen }: SearchResult, concepts: number) {
    if (all_seen) return
    const missing = relaxed.filter((name) => name.startsWith("term:")).length
    if (hits.length && (!missing || missing < concepts)) return
    const text = presentableQuery(query)
    if (!text) return
    countUnmet(this.connection, text).catch((error: unknown) =>
      this.logger.warn(`An unmet query could not be counted: ${(error as Error).message}`)
    )
  }
}
