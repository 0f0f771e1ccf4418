import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible"
import type { RateLimiterRes } from "rate-limiter-flexible"
import type { RateLimitRedis } from "./rate-limit-redis"

/** Length of a window for which none is given, in seconds. */
export const WINDOW_SECONDS = 60

/** What a key has used up in its window. */
export interface Usage {
  used: number
  /** Milliseconds until the window is over. */
  resetsIn: number
}

const NOTHING: Usage = { used: 0, resetsIn: WINDOW_SECONDS * 1000 }

/**
 * Counts what happens per key in fixed windows that begin with a key's first count and end whatever
 * is counted meanwhile; a new length holds from a key's next window on. Shared by all instances when
 * there is Redis, and counted here alone while it is away. It only counts: how much is too much is
 * the caller's to say, so that a limit can change at any time.
 */
export class RateCounter {
  private readonly memory: RateLimiterMemory
  private readonly shared: RateLimiterRedis | undefined

  constructor(
    name: string,
    private readonly redis?: RateLimitRedis
  ) {
    const options = {
      keyPrefix: `wallet-assistant:rate:${name}`,
      points: Number.MAX_SAFE_INTEGER,
      duration: WINDOW_SECONDS,
    }
    this.memory = new RateLimiterMemory(options)
    if (redis) this.shared = new RateLimiterRedis({ ...options, storeClient: redis.client })
  }

  /** Adds points to a key; the window's usage with them. Negative points are given back. */
  async add(key: string, points = 1, seconds = WINDOW_SECONDS): Promise<Usage> {
    return toUsage(await this.count(key, points, seconds))
  }

  /** What a key has used, adding nothing. */
  async peek(key: string): Promise<Usage> {
    const result = await this.ask((limiter) => limiter.get(key))
    return result ? toUsage(result) : NOTHING
  }

  /** Forgets a key. */
  async clear(key: string): Promise<void> {
    await this.ask((limiter) => limiter.delete(key))
  }

  private count(key: string, points: number, seconds: number): Promise<RateLimiterRes> {
    const window = { customDuration: seconds }
    return points < 0
      ? this.ask((limiter) => limiter.reward(key, -points, window))
      : this.ask((limiter) => limiter.consume(key, points, window))
  }

  private ask<T>(question: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<T>) {
    return this.redis && this.shared
      ? this.askShared(this.redis, this.shared, question)
      : question(this.memory)
  }

  private async askShared<T>(
    redis: RateLimitRedis,
    shared: RateLimiterRedis,
    question: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<T>
  ): Promise<T> {
    if (!redis.isUsable()) {
      await redis.firstConnection
      if (!redis.isUsable()) return question(this.memory)
    }
    try {
      const answer = await question(shared)
      redis.noteReturn()
      return answer
    } catch (error) {
      redis.noteFailure(error as Error)
      return question(this.memory)
    }
  }
}

function toUsage(result: RateLimiterRes): Usage {
  return { used: result.consumedPoints, resetsIn: Math.max(result.msBeforeNext, 0) }
}
