import { lexiconOf } from "../../../language"
import type { Thesaurus } from "../query/thesaurus"
import type { SearchDocument } from "../types"
import { FIELD, readTerms } from "./fields"
import { Postings } from "./postings"
import { CatalogueVocabulary } from "./vocabulary"

/** What is kept of a document beside its words. */
export interface IndexedDocument {
  product_id: string
  /** Stems of the title. */
  title: readonly string[]
  codes: readonly string[]
  category_keys: readonly string[]
  sales_channel_ids: readonly string[]
  prices: ReadonlyMap<string, { min: bigint; max: bigint }>
  created_at: string
}

/** A catalogue in memory: which words stand where in which product. */
export class MemoryIndex {
  readonly vocabulary: CatalogueVocabulary
  /** By number; what is gone leaves a hole. */
  readonly documents: (IndexedDocument | undefined)[] = []
  private readonly lists = new Map<string, readonly string[]>()
  private readonly numbers = new Map<string, number>()
  private readonly postings = new Map<string, Postings>()
  private readonly byCode = new Map<string, number | number[]>()

  constructor(readonly thesaurus: Thesaurus) {
    this.vocabulary = new CatalogueVocabulary(thesaurus, lexiconOf(thesaurus.language).stop)
  }

  /** How many products there are. */
  get size(): number {
    return this.numbers.size
  }

  /** The part of the memory that products which are gone still take. */
  get waste(): number {
    return this.documents.length ? 1 - this.size / this.documents.length : 0
  }

  numberOf(productId: string): number | undefined {
    return this.numbers.get(productId)
  }

  /** Adds a product, in place of what was known of it. */
  put(document: SearchDocument) {
    this.remove(document.product_id)
    const number = this.documents.length
    const terms = readTerms(document, this.thesaurus)
    for (const [word, mask] of terms.masks) {
      let postings = this.postings.get(word)
      if (!postings) this.postings.set(word, (postings = new Postings()))
      postings.push(number, mask, mask === FIELD.description)
    }
    this.vocabulary.learn(terms)
    const codes = [...new Set(document.codes.map(normalizeCode))].filter(Boolean)
    for (const code of codes) {
      const others = this.findCode(code)
      this.byCode.set(code, others.length ? [...others, number] : number)
    }
    this.numbers.set(document.product_id, number)
    this.documents.push({
      product_id: document.product_id,
      title: terms.title,
      codes,
      category_keys: this.shared(document.category_keys),
      sales_channel_ids: this.shared(document.sales_channel_ids),
      prices: new Map(
        Object.entries(document.prices).map(([currency, { min, max }]) => [
          currency,
          { min: BigInt(min), max: BigInt(max) },
        ])
      ),
      created_at: document.created_at,
    })
  }

  remove(productId: string) {
    const number = this.numbers.get(productId)
    if (number === undefined) return
    for (const code of this.documents[number]?.codes ?? []) {
      const others = this.findCode(code).filter((other) => other !== number)
      if (others.length) this.byCode.set(code, others)
      else this.byCode.delete(code)
    }
    this.documents[number] = undefined
    this.numbers.delete(productId)
  }

  /** Most products lie in the same few categories and channels. */
  private shared(list: readonly string[]): readonly string[] {
    const key = list.join("\n")
    const known = this.lists.get(key)
    if (known) return known
    this.lists.set(key, list)
    return list
  }

  find(stem: string): Postings | undefined {
    return this.postings.get(stem)
  }

  /** The numbers of products with a SKU or barcode that the text is, however it is written. */
  findCode(text: string): number[] {
    const found = this.byCode.get(normalizeCode(text))
    return found === undefined ? [] : typeof found === "number" ? [found] : found
  }
}

const MIN_CODE = 4

function normalizeCode(text: string): string {
  const code = text.toLowerCase().replace(/[^a-z0-9]/g, "")
  return code.length >= MIN_CODE && /\d/.test(code) ? code : ""
}
