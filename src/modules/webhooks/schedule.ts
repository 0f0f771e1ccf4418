import type { SendResult } from "./send"

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds from one attempt to the next (decisions, "Webhooks"); after the last it is given up. */
export const RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Retries spread by this share in both directions, so that a crowd does not come back at once. */
const JITTER = 0.1
const MAX_RETRY_AFTER = 24 * HOUR

export type Verdict =
  | { status: "delivered" }
  /** `pauseUntil`: the receiver asked for quiet, which holds for everything that goes there. */
  | { status: "pending"; nextAt: Date; pauseUntil: Date | null }
  /** The receiver wants nothing more. Should the endpoint come back, this is the first to go there. */
  | { status: "gone" }
  | { status: "failed" }

/**
 * What an attempt's result means for its delivery.
 *
 * @param attempts how many there have been, this one included
 */
export function judge(
  result: SendResult,
  { attempts, now, random = Math.random }: { attempts: number; now: Date; random?: () => number }
): Verdict {
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    return { status: "delivered" }
  }
  if (result.status === 410) {
    return { status: "gone" }
  }
  const delay = RETRY_DELAYS[attempts - 1]
  if (delay === undefined) {
    return { status: "failed" }
  }
  const asked = askedToWait(result, now)
  const jittered = delay * (1 - JITTER + 2 * JITTER * random())
  return {
    status: "pending",
    nextAt: new Date(now.getTime() + Math.max(jittered, asked)),
    pauseUntil: asked > 0 ? new Date(now.getTime() + asked) : null,
  }
}

/** Milliseconds that a 429 or 503 asks for with `Retry-After`: seconds or an HTTP date. */
function askedToWait({ status, retryAfter }: SendResult, now: Date): number {
  if ((status !== 429 && status !== 503) || !retryAfter) {
    return 0
  }
  const wait = /^[0-9]{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER)
}
