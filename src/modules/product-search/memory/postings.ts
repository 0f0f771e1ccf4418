/** What a posting's low bits hold; the rest is the number of the document. */
const MASK_BITS = 8
const MASK = (1 << MASK_BITS) - 1

/** More documents than this don't fit a posting. */
export const MAX_DOCUMENTS = 1 << (32 - MASK_BITS)

/** The documents that have one word, with the fields it stands in: four bytes each. */
export class Postings {
  private entries = new Uint32Array(2)
  length = 0

  push(document: number, mask: number) {
    if (this.length === this.entries.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[this.length++] = ((document << MASK_BITS) | (mask & MASK)) >>> 0
  }

  document(at: number): number {
    return this.entries[at] >>> MASK_BITS
  }

  mask(at: number): number {
    return this.entries[at] & MASK
  }
}
