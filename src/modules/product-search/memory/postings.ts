/** What an entry's low bits hold; the rest is the number of the document. */
const MASK_BITS = 8
const MASK = (1 << MASK_BITS) - 1
const NONE = new Uint32Array(0)

/** Documents with their fields, four bytes each; numbers only grow. */
export class Entries {
  /** Only the first `length` count. Most words are in one document, which needs no array yet. */
  values: Uint32Array = NONE
  length = 0

  push(document: number, mask: number) {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(Math.max(1, this.length * 2))
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = ((document << MASK_BITS) | (mask & MASK)) >>> 0
  }
}

/** The documents that have one word: where it stands in a field of its own, and in a description alone. */
export class Postings {
  readonly named = new Entries()
  readonly told = new Entries()

  get length(): number {
    return this.named.length + this.told.length
  }
}

export function documentOf(entry: number): number {
  return entry >>> MASK_BITS
}

export function maskOf(entry: number): number {
  return entry & MASK
}
