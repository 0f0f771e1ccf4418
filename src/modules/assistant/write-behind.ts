import type { Logger } from "@medusajs/framework/types"

const FLUSH_AFTER_MS = 500
const BATCH = 200
const MAX_WAITING = 5_000

/** Writes rows behind the back of whoever makes them, in batches. */
export interface WriteBehindParts<Row> {
  /** What the rows are, for the log: `events`. */
  name: string
  write(rows: readonly Row[]): Promise<unknown>
  logger: Pick<Logger, "warn">
}

/**
 * Rows that nobody waits for. What can't be kept, because too much waits or the database refuses,
 * is dropped and said so.
 */
export class WriteBehind<Row> {
  private waiting: Row[] = []
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> | undefined

  constructor(private readonly parts: WriteBehindParts<Row>) {}

  add(row: Row): void {
    if (this.waiting.length >= MAX_WAITING) return
    this.waiting.push(row)
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref()
  }

  /** Writes what waits. Never fails. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined))
    return this.writing
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH)
      try {
        await this.parts.write(batch)
      } catch (error) {
        const { name, logger } = this.parts
        logger.warn(`${batch.length} ${name} could not be kept: ${(error as Error).message}`)
      }
    }
  }
}
