import type { Logger } from "@medusajs/framework/types"

const FLUSH_AFTER_MS = 500
const BATCH = 200
/** At most so many rows, and so many bytes of them, wait to be written. */
const MAX_WAITING = 5_000
const MAX_WAITING_BYTES = 16 * 1024 * 1024
const DROPS_REPORTED_EVERY_MS = 60_000

export interface WriteBehindParts<Row> {
  /** What the rows are, for the log: `events`. */
  name: string
  write(rows: readonly Row[]): Promise<unknown>
  logger: Pick<Logger, "warn">
  /** About how many bytes a row takes while it waits; 0 when absent. */
  weigh?(row: Row): number
}

/**
 * Writes rows in batches, in the background. Rows are dropped when too many wait or the database
 * refuses them; how many is counted, and logged once a minute at the most. No caller waits for a row or
 * fails over it.
 */
export class WriteBehind<Row> {
  private waiting: { row: Row; bytes: number }[] = []
  private waitingBytes = 0
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> | undefined
  private droppedSince = 0
  private reportedAt = -Infinity
  /** Rows of this instance that could not be kept, since it started. */
  dropped = 0

  constructor(private readonly parts: WriteBehindParts<Row>) {}

  add(row: Row): void {
    const bytes = this.parts.weigh?.(row) ?? 0
    if (this.waiting.length >= MAX_WAITING || this.waitingBytes + bytes > MAX_WAITING_BYTES) {
      this.drop(1, "too many wait to be written")
      return
    }
    this.waiting.push({ row, bytes })
    this.waitingBytes += bytes
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
        await this.parts.write(batch.map(({ row }) => row))
      } catch (error) {
        this.drop(batch.length, (error as Error).message)
      }
      for (const { bytes } of batch) this.waitingBytes -= bytes
    }
  }

  private drop(count: number, reason: string) {
    this.dropped += count
    this.droppedSince += count
    const now = performance.now()
    if (now - this.reportedAt < DROPS_REPORTED_EVERY_MS) return
    this.parts.logger.warn(`${this.droppedSince} ${this.parts.name} could not be kept: ${reason}`)
    this.reportedAt = now
    this.droppedSince = 0
  }
}
