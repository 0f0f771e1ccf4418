import type { Description } from "../picture/describe"
import type { Connection } from "../../../database/connection"
import {
  findImages,
  KEEP_REMOVED_HOURS,
  listChanges,
  listDescribed,
  readClock,
} from "../store/images"
import { ImageIndex } from "./image-index"
import type { Lookalike } from "./image-index"

/** What is older is brought up to date before it is searched. */
const FRESH_MS = 1_000
/** Whoever has not looked for so long may have missed what was removed, and reads all again. */
const STALE_MS = (KEEP_REMOVED_HOURS / 2) * 60 * 60 * 1_000
/** Rows per statement: some megabytes. */
const BATCH = 1_000

interface Loaded {
  index: ImageIndex
  /** Which version of which row is in the index, or is known not to be. */
  versions: Map<string, string>
  /** The database's clock before the last look at what has changed. */
  since: string
  at: number
}

/** This instance's copy of all descriptors, kept up to date from the table while it is searched. */
export class LiveIndex {
  private loaded: Loaded | undefined
  private refreshing: Promise<Loaded> | undefined

  constructor(
    private readonly connection: Connection,
    private readonly clock: () => number = () => performance.now()
  ) {}

  /** Lookalikes among all pictures that were described a second ago. */
  async search(query: Description, floor: number, limit: number): Promise<Lookalike[]> {
    return (await this.refresh()).index.search(query, floor, limit)
  }

  /** How many pictures are known. */
  async size(): Promise<number> {
    return (await this.refresh()).index.size
  }

  /** The next search looks at the table first. */
  expire(): void {
    if (this.loaded) this.loaded.at = Math.min(this.loaded.at, this.clock() - FRESH_MS)
  }

  private refresh(): Promise<Loaded> {
    const { loaded } = this
    if (loaded && this.clock() - loaded.at < FRESH_MS) return Promise.resolve(loaded)
    this.refreshing ??= this.read(loaded).finally(() => (this.refreshing = undefined))
    return this.refreshing
  }

  private async read(loaded: Loaded | undefined): Promise<Loaded> {
    const at = this.clock()
    const since = await readClock(this.connection)
    if (!loaded || at - loaded.at > STALE_MS) {
      this.loaded = { ...(await this.readAll()), since, at }
    } else {
      await this.readChanges(loaded)
      this.loaded = { ...loaded, since, at }
    }
    return this.loaded
  }

  private async readAll(): Promise<Pick<Loaded, "index" | "versions">> {
    const index = new ImageIndex()
    const versions = new Map<string, string>()
    let after = "0"
    for (;;) {
      const images = await listDescribed(this.connection, after, BATCH)
      for (const { id, product_id, version, description } of images) {
        index.add(id, product_id, description as Description)
        versions.set(id, version)
      }
      if (images.length < BATCH) return { index, versions }
      after = images[images.length - 1].id
    }
  }

  private async readChanges({ index, versions, since }: Loaded): Promise<void> {
    const changes = await listChanges(this.connection, since)
    const unknown = changes.filter(({ id, version }) => versions.get(id) !== version)
    for (let from = 0; from < unknown.length; from += BATCH) {
      const ids = unknown.slice(from, from + BATCH).map(({ id }) => id)
      for (const { id, product_id, version, description } of await findImages(
        this.connection,
        ids
      )) {
        versions.set(id, version)
        if (description) index.add(id, product_id, description)
        else index.remove(id)
      }
    }
  }
}
