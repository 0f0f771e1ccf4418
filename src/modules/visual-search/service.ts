import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { openDatabase } from "../../database/open-database"
import { LIKENESS_FLOOR } from "./likeness"
import { readCodes } from "./picture/barcode"
import { encodePreview, loadSharp } from "./picture/decode"
import { describeForIndex, describeQuery } from "./picture/describe"
import type { Description } from "./picture/describe"
import type { Lookalike } from "./scan/image-index"
import { LiveIndex } from "./scan/live-index"
import type { Connection } from "../../database/connection"
import {
  listKnownImages,
  listProductsBetween,
  purgeImages,
  removeImages,
  saveImage,
} from "./store/images"
import type { ImageOutcome, ImagePlace } from "./store/images"
import { claimSweep, moveSweep, releaseSweep, resetSweep } from "./store/sweep"

/** How often all products are looked at, whatever events there were. */
const SWEEP_SECONDS = 60 * 60
/** The longer side of what a vision model gets to see. */
const PREVIEW_SIZE = 768

/**
 * What the products' pictures look like, and which are like a given one (decisions, "Visual
 * search"). Pictures to search with are held in memory for as long as that takes and nowhere else.
 */
export default class VisualSearchService {
  private readonly connection: Connection
  private readonly live: LiveIndex

  constructor(
    { __pg_connection__: knex }: { __pg_connection__: Knex },
    options: Record<string, unknown> = {}
  ) {
    this.connection = openDatabase(knex, options)
    this.live = new LiveIndex(this.connection)
  }

  /** Whether pictures can be read on this platform. */
  async canSee(): Promise<boolean> {
    return (await loadSharp()) !== undefined
  }

  /**
   * Describes a picture to search with.
   *
   * @returns undefined when there is nothing on it
   * @throws PictureError when it can't be read
   */
  async describe(picture: Buffer): Promise<Description | undefined> {
    return await describeQuery(picture)
  }

  /** What barcodes and QR codes on a picture say. */
  async readCodes(picture: Buffer): Promise<string[]> {
    return await readCodes(picture)
  }

  /** A small JPEG of a picture, without what the camera noted down. */
  async preview(picture: Buffer): Promise<Buffer> {
    return await encodePreview(picture, PREVIEW_SIZE)
  }

  /** The products with a picture like the described one, copies first, then by likeness. */
  async findLike(description: Description, limit: number): Promise<Lookalike[]> {
    return await this.live.search(description, LIKENESS_FLOOR, limit)
  }

  /** How many pictures there are to search. */
  async countImages(): Promise<number> {
    return await this.live.size()
  }

  /** Describes a product's picture for the index; the result is for `save`. */
  async examine(picture: Buffer): Promise<ImageOutcome> {
    const description = await describeForIndex(picture)
    return description ?? { failure: "There is nothing on it", again: false }
  }

  /** The pictures of products that are known, and which of them need no look for now. */
  async listKnown(productIds: readonly string[]): Promise<(ImagePlace & { settled: boolean })[]> {
    return await listKnownImages(this.connection, productIds)
  }

  async save(place: ImagePlace, outcome: ImageOutcome): Promise<void> {
    await saveImage(this.connection, place, outcome)
    this.live.expire()
  }

  /** Forgets pictures of products; without addresses, all of them. Returns how many. */
  async forget(productIds: readonly string[], urls?: readonly string[]): Promise<number> {
    const removed = await removeImages(this.connection, productIds, urls)
    this.live.expire()
    return removed
  }

  /** The products with pictures behind one id, up to another. */
  async listProducts(after: string, until: string | undefined): Promise<string[]> {
    return await listProductsBetween(this.connection, after, until)
  }

  /** The look at all products, which one instance at a time takes a part of. */
  readonly sweep = {
    /** @returns behind which product to go on; undefined when it is not the time */
    claim: () => claimSweep(this.connection, SWEEP_SECONDS),
    move: (after: string) => moveSweep(this.connection, after),
    release: (how: { finished: boolean }) => releaseSweep(this.connection, how),
    /** The next one is due at once. */
    reset: () => resetSweep(this.connection),
  }

  /** Deletes rows of pictures that were removed long ago. */
  async purge(): Promise<void> {
    await purgeImages(this.connection)
  }
}
