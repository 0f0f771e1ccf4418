import { DESCRIPTOR_SIZE, LIKENESS_SCALE } from "../picture/descriptor"
import type { Description } from "../picture/describe"
import { fingerprintDistance, splitFingerprint } from "../picture/fingerprint"
import type { Fingerprint } from "../picture/fingerprint"
import { createScanKernel } from "./scan-kernel"

const PAGE = 65_536
/** Before the rows lie the two descriptors of the query, two bytes a number. */
const ROWS_AT = 4_096
const BYTES_PER_SCORE = 4
/** Rows of pictures that are gone are kept until they are this share of all. */
const WASTE = 0.25
/** Fingerprints that differ in no more bits than this are of copies. */
const COPY_BITS = 4

export interface Lookalike {
  product_id: string
  /** From 0 to 1. */
  score: number
  /** Whether it is a copy of one of the product's pictures. */
  copy: boolean
}

interface IndexedImage {
  /** Number of the product; negative when the picture is gone. */
  product: number
  fingerprint: Fingerprint
  /** How many descriptors it has. */
  rows: number
  /** In the search under way, unscaled; `UNSEEN` until one of its rows counts. */
  score: number
}

const UNSEEN = -Infinity
/** Lifts copies above everything that is merely alike. */
const COPY_LEAD = 4 * LIKENESS_SCALE

/**
 * The descriptors of all pictures, side by side in memory, and an exact scan over them: each is
 * looked at, none is guessed.
 */
export class ImageIndex {
  private readonly kernel = createScanKernel()
  private readonly images = new Map<string, IndexedImage>()
  private readonly productNumbers = new Map<string, number>()
  private readonly productIds: string[] = []
  /** Which picture a row is of; its product is negative when it is gone. */
  private readonly owners: IndexedImage[] = []
  private dead = 0

  /** How many pictures there are. */
  get size(): number {
    return this.images.size
  }

  /** Adds a picture under a key, in the place of the one that was there. */
  add(key: string, productId: string, description: Description): void {
    this.remove(key)
    const rows = description.descriptors.length / DESCRIPTOR_SIZE
    const image = {
      product: this.numberOf(productId),
      fingerprint: splitFingerprint(description.fingerprint),
      rows,
      score: UNSEEN,
    }
    this.reserve(this.owners.length + rows)
    new Int8Array(this.kernel.memory.buffer).set(
      description.descriptors,
      ROWS_AT + this.owners.length * DESCRIPTOR_SIZE
    )
    for (let row = 0; row < rows; row++) this.owners.push(image)
    this.images.set(key, image)
  }

  remove(key: string): void {
    const image = this.images.get(key)
    if (!image) return
    this.images.delete(key)
    image.product = -1
    this.dead += image.rows
    if (this.dead > this.owners.length * WASTE) this.compact()
  }

  /**
   * The products with a picture that looks like the query: copies first, then by likeness.
   *
   * @param floor the least likeness
   */
  search(query: Description, floor: number, limit: number): Lookalike[] {
    const fingerprint = splitFingerprint(query.fingerprint)
    const ranks = new Map<number, number>()
    for (const image of this.collect(query, Math.ceil(floor * LIKENESS_SCALE))) {
      const copy = fingerprintDistance(image.fingerprint, fingerprint) <= COPY_BITS
      const rank = copy ? image.score + COPY_LEAD : image.score
      if (rank > (ranks.get(image.product) ?? UNSEEN)) ranks.set(image.product, rank)
      image.score = UNSEEN
    }
    // Of many thousands that are alike only the first are worth an object.
    const sorted = Float64Array.from(ranks.values()).sort()
    const least = sorted[Math.max(0, sorted.length - limit)]
    return [...ranks]
      .filter(([, rank]) => rank >= least)
      .sort(([, one], [, other]) => other - one)
      .slice(0, limit)
      .map(([product, rank]) => this.toLookalike(product, rank))
  }

  private toLookalike(product: number, rank: number): Lookalike {
    const copy = rank > COPY_LEAD / 2
    const score = (copy ? rank - COPY_LEAD : rank) / LIKENESS_SCALE
    return { product_id: this.productIds[product], score: Math.min(1, score), copy }
  }

  /** The pictures that are at least so much alike, each with its best score. */
  private collect(query: Description, least: number): IndexedImage[] {
    const scores = this.scan(query)
    const images: IndexedImage[] = []
    for (let row = 0; row < scores.length; row++) {
      const score = scores[row]
      if (score < least) continue
      const image = this.owners[row]
      if (image.product < 0 || score <= image.score) continue
      if (image.score === UNSEEN) images.push(image)
      image.score = score
    }
    return images
  }

  /** The likeness of every row to the nearer one of the query's descriptors, unscaled. */
  private scan({ descriptors }: Description): Int32Array {
    const { memory, scan } = this.kernel
    const rows = this.owners.length
    const queries = new Int16Array(memory.buffer, 0, 2 * DESCRIPTOR_SIZE)
    queries.set(descriptors.subarray(0, DESCRIPTOR_SIZE))
    queries.set(descriptors.slice(-DESCRIPTOR_SIZE), DESCRIPTOR_SIZE)
    const scoresAt = ROWS_AT + rows * DESCRIPTOR_SIZE
    scan(0, ROWS_AT, rows, DESCRIPTOR_SIZE, scoresAt)
    return new Int32Array(memory.buffer, scoresAt, rows)
  }

  private numberOf(productId: string): number {
    let number = this.productNumbers.get(productId)
    if (number === undefined) {
      number = this.productIds.push(productId) - 1
      this.productNumbers.set(productId, number)
    }
    return number
  }

  /** Makes room, by half as much again each time so that many pictures are few growths. */
  private reserve(rows: number) {
    const { memory } = this.kernel
    const room = (count: number) => ROWS_AT + count * (DESCRIPTOR_SIZE + BYTES_PER_SCORE)
    const missing = room(rows) - memory.buffer.byteLength
    if (missing <= 0) return
    const wanted = room(Math.ceil(rows * 1.5)) - memory.buffer.byteLength
    memory.grow(Math.ceil(wanted / PAGE))
  }

  private compact() {
    const bytes = new Int8Array(this.kernel.memory.buffer)
    const at = (row: number) => ROWS_AT + row * DESCRIPTOR_SIZE
    let kept = 0
    for (let row = 0; row < this.owners.length; row++) {
      const owner = this.owners[row]
      if (owner.product < 0) continue
      bytes.copyWithin(at(kept), at(row), at(row + 1))
      this.owners[kept++] = owner
    }
    this.owners.length = kept
    this.dead = 0
  }
}
