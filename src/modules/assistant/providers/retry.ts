import { setTimeout as sleep } from "node:timers/promises"
import { Aborted } from "../turn/abort"
import type { ProviderEvent } from "../types"
import { ProviderFailure } from "./failure"

const ATTEMPTS = 3
const FIRST_WAIT = 200
/** A shopper waits no longer than this for one provider; the next one is asked instead. */
const LONGEST_WAIT = 2_000

/**
 * Asks again, after a while, when a provider fails for a reason that may pass and nothing of its
 * answer has come yet. A wait that the provider asks for is kept to, or, where it is too long, the
 * provider is given up.
 */
export async function* retry(
  attempt: () => AsyncIterable<ProviderEvent>,
  signal: AbortSignal,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void> = waitFor
): AsyncIterable<ProviderEvent> {
  for (let tried = 1; ; tried++) {
    let begun = false
    try {
      for await (const event of attempt()) {
        begun = true
        yield event
      }
      return
    } catch (error) {
      if (begun || tried === ATTEMPTS) throw error
      if (!(error instanceof ProviderFailure) || !error.retryable || isTimeout(error)) throw error
      const pause = error.retryAfter ?? FIRST_WAIT * 2 ** (tried - 1) * (0.75 + Math.random() / 2)
      if (pause > LONGEST_WAIT) throw error
      await wait(pause, signal)
    }
  }
}

/** Whoever took too long once would take as long again. */
function isTimeout({ code }: ProviderFailure): boolean {
  return code.endsWith("timeout")
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal })
  } catch {
    throw new Aborted()
  }
}
