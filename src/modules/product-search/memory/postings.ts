/** What an entry's low bits hold; the rest is the number of the document. */
const MASK_BITS = 8
const MASK = (1 << MASK_BITS) - 1
/** Up to here a plain array takes less memory than a typed one. */
const SMALL = 8

/** Documents with their fields, four bytes each; numbers only grow. */
export class Entries {
  /** Only the first `length` count. Most words are in one document. */
  values: Uint32Array | number[] = []
  length = 0

  push(document: number, mask: number) {
    const entry = ((document << MASK_BITS) | (mask & MASK)) >>> 0
    if (this.length < SMALL) {
      this.values[this.length++] = entry
      return
    }
    if (this.length >= this.values.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = entry
  }
}

const NONE = new Entries()

/** The fields that a document has in a list; 0 when it isn't there. */
function maskAmong({ values, length }: Entries, document: number): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (documentOf(values[middle]) < document) from = middle + 1
    else to = middle
  }
  return from < length && documentOf(values[from]) === document ? maskOf(values[from]) : 0
}

/** The documents that have one word: where it stands in a field of its own, and in a description alone. */
export class Postings {
  named: Entries = NONE
  described: Entries = NONE

  push(document: number, mask: number, isDescribed: boolean) {
    if (isDescribed) {
      if (this.described === NONE) this.described = new Entries()
      this.described.push(document, mask)
    } else {
      if (this.named === NONE) this.named = new Entries()
      this.named.push(document, mask)
    }
  }

  /** The fields in which a document has the word; 0 when it has not. */
  maskIn(document: number): number {
    return maskAmong(this.named, document) || maskAmong(this.described, document)
  }

  get length(): number {
    return this.named.length + this.described.length
  }
}

export function documentOf(entry: number): number {
  return entry >>> MASK_BITS
}

export function maskOf(entry: number): number {
  return entry & MASK
}
