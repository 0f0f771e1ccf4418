import { Aborted } from "../turn/abort"
import type { ChatProvider, ProviderEvent, ProviderRequest } from "../types"
import { ProviderFailure } from "./failure"

/** So many failures in a row, and a provider is left alone for a while. */
const FAILURES = 3
const PAUSE = 30_000
const LONGEST_PAUSE = 5 * 60_000

/**
 * Spares a provider that is down, and the shoppers who would wait for it: after a few failures in a
 * row, or for as long as it asks for, it is not asked. Then one request tries it again.
 */
export class CircuitBreaker implements ChatProvider {
  readonly name: string
  readonly deterministic?: boolean
  private failures = 0
  private closedUntil = -Infinity
  private trying = false

  constructor(
    private readonly provider: ChatProvider,
    private readonly clock: () => number = () => performance.now()
  ) {
    this.name = provider.name
    this.deterministic = provider.deterministic
  }

  async *respond(request: ProviderRequest): AsyncIterable<ProviderEvent> {
    const isTrial = this.failures >= FAILURES
    if (this.clock() < this.closedUntil || (isTrial && this.trying)) {
      throw new ProviderFailure("circuit_open", "It has failed too often just now.", false)
    }
    this.trying = isTrial
    try {
      yield* this.provider.respond(request)
      this.failures = 0
    } catch (error) {
      // Nobody waits any more; that tells nothing about the provider.
      if (!(error instanceof Aborted)) this.count(error)
      throw error
    } finally {
      if (isTrial) this.trying = false
    }
  }

  private count(error: unknown) {
    this.failures++
    const asked = error instanceof ProviderFailure ? error.retryAfter : undefined
    const pause = Math.max(asked ?? 0, this.failures >= FAILURES ? PAUSE : 0)
    if (pause > 0) this.closedUntil = this.clock() + Math.min(pause, LONGEST_PAUSE)
  }
}
