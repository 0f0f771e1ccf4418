import type { Logger } from "@medusajs/framework/types"
import { Redis } from "ioredis"
import type { RedisOptions } from "ioredis"

/** A counter that takes longer than this costs more than what it protects. */
const COMMAND_TIMEOUT_MS = 250
/** How long the first request waits for the first connection. */
const FIRST_CONNECTION_MS = 500
/** After a failure, requests do without Redis for this long before one of them tries again. */
const PAUSE_MS = 1_000
const LONGEST_RETRY_MS = 2_000

/**
 * The connection that instances share their counters over. While Redis is away it says so, once,
 * and `isUsable` is false; when it is back it says that as well.
 */
export class RateLimitRedis {
  readonly client: Redis
  /** Resolves when the first connection stands or is not to be waited for any longer. */
  readonly firstConnection: Promise<void>
  private isAway = false
  private pausedUntil = 0

  constructor(
    url: string,
    private readonly logger: Logger,
    options: RedisOptions = {}
  ) {
    this.client = new Redis(url, {
      ...options,
      lazyConnect: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_MS),
    })
    this.client.on("error", (error: Error) => this.noteFailure(error))
    this.client.on("close", () => this.noteFailure(new Error("the connection was closed")))
    this.client.on("ready", () => this.noteReturn())
    this.firstConnection = this.waitForFirst()
  }

  isUsable(): boolean {
    return this.client.status === "ready" && Date.now() >= this.pausedUntil
  }

  /** A command has failed, or the connection. */
  noteFailure(error: Error): void {
    this.pausedUntil = Date.now() + PAUSE_MS
    if (this.isAway || this.client.status === "end") return
    this.isAway = true
    this.logger.warn(
      `Redis is away (${error.message}); rate limits count on each instance alone until it is back`
    )
  }

  /** A command has succeeded, or the connection stands. */
  noteReturn(): void {
    this.pausedUntil = 0
    if (!this.isAway) return
    this.isAway = false
    this.logger.info("Redis is back; rate limits are shared again")
  }

  private waitForFirst(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, FIRST_CONNECTION_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      this.client.once("ready", done).once("error", done)
    })
  }
}
