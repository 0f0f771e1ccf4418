import { setImmediate as nextTurn } from "node:timers/promises"
import { fromBytes } from "../embeddings/provider"
import type { Connection } from "../../../database/connection"
import { countDocuments, readChanges, readDocuments, readLastSequence } from "../store/documents"
import type { DocumentChange } from "../store/documents"
import type { Thesaurus } from "../query/thesaurus"
import { Meanings } from "./meanings"
import { MemoryIndex } from "./memory-index"

export interface MirrorSettings {
  /** Reads the catalogue's language off it, unless the merchant says it. */
  readThesaurus(): Promise<Thesaurus>
  memoryLimit: number
  meaningLimit: number
  /** Whose vectors are kept; undefined: nobody's. */
  embeddingModel?: string
}

/** A catalogue in memory, complete up to one change. */
interface Loaded {
  index: MemoryIndex
  meanings: Meanings
  sequence: string
}

const PAGE = 1_000
const DOCUMENTS_PER_TURN = 50
/** A change on another instance is found at most this much later. */
const POLL_AFTER_MS = 1_000
/** One that didn't look for longer may have missed removals whose rows are purged; it loads anew. */
const LOAD_AFTER_MS = 24 * 60 * 60 * 1_000
/** When replaced and removed products fill this part of the memory, it is built anew. */
const MAX_WASTE = 0.3
const MIN_WASTED = 2_000

/**
 * The table of documents as this instance knows it in memory. Nothing is read while nobody
 * searches; a search first catches up with what has changed in the last second.
 */
export class CatalogueMirror {
  private loaded: Loaded | undefined
  private loading: Promise<void> | undefined
  private polling: Promise<void> | undefined
  private polledAt = -Infinity
  private tooLarge = false

  constructor(
    private readonly connection: Connection,
    private readonly settings: MirrorSettings,
    private readonly clock: () => number = () => performance.now()
  ) {}

  /** The catalogue, at most a second old; undefined while it loads, or when it is too large. */
  current(): Loaded | undefined {
    return this.loaded
  }

  /** Sees to it that `current` is at most a second old, loading it when need be. */
  async refresh(): Promise<void> {
    const age = this.clock() - this.polledAt
    if (age < POLL_AFTER_MS) return
    if (!this.loaded || age > LOAD_AFTER_MS) return await this.load()
    this.polling ??= this.poll(this.loaded).finally(() => (this.polling = undefined))
    await this.polling
    const { index } = this.loaded
    if (index.waste > MAX_WASTE && index.documents.length - index.size > MIN_WASTED) {
      // The old one serves meanwhile.
      void this.load().catch(() => undefined)
    }
  }

  /** Makes the next search look at once, after a change that this instance has made. */
  expire() {
    if (this.polledAt > -Infinity)
      this.polledAt = Math.min(this.polledAt, this.clock() - POLL_AFTER_MS)
  }

  private load(): Promise<void> {
    this.loading ??= this.loadAll().finally(() => (this.loading = undefined))
    return this.loading
  }

  private async loadAll(): Promise<void> {
    const started = this.clock()
    const count = await countDocuments(this.connection)
    this.tooLarge = count > this.settings.memoryLimit
    if (this.tooLarge) {
      this.loaded = undefined
      this.polledAt = started
      return
    }
    const loaded: Loaded = {
      index: new MemoryIndex(await this.settings.readThesaurus()),
      meanings: new Meanings(),
      sequence: await readLastSequence(this.connection),
    }
    for (let after = ""; ;) {
      const page = await readDocuments(this.connection, after, PAGE)
      await this.apply(loaded, page)
      if (page.length < PAGE) break
      after = page[page.length - 1].product_id
    }
    await this.poll(loaded)
    this.loaded = loaded
    this.polledAt = started
  }

  private async poll(loaded: Loaded): Promise<void> {
    const started = this.clock()
    for (;;) {
      const changes = await readChanges(this.connection, loaded.sequence, PAGE)
      await this.apply(loaded, changes)
      if (changes.length) loaded.sequence = changes[changes.length - 1].sequence
      if (changes.length < PAGE) break
    }
    this.polledAt = started
  }

  private async apply({ index, meanings }: Loaded, changes: readonly DocumentChange[]) {
    for (const [i, change] of changes.entries()) {
      if (i % DOCUMENTS_PER_TURN === DOCUMENTS_PER_TURN - 1) await nextTurn()
      const before = index.numberOf(change.product_id)
      if (before !== undefined) meanings.remove(before)
      if (!change.document) {
        index.remove(change.product_id)
        continue
      }
      index.put(change.document)
      const isOurs =
        change.embedding_model !== null && change.embedding_model === this.settings.embeddingModel
      const vector = isOurs && change.embedding && fromBytes(change.embedding)
      if (vector && meanings.size < this.settings.meaningLimit) {
        meanings.put(index.numberOf(change.product_id) as number, vector)
      }
    }
  }
}
