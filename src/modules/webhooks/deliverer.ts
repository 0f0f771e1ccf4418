import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "../../database/connection"
import type { Logger } from "@medusajs/framework/types"
import { makeAttempt, toBody } from "./attempt"
import type { Verdict } from "./schedule"
import type { SecretBox } from "../../secrets/secret-box"
import type { Send } from "./send"
import {
  claimDue,
  type Claimed,
  type Finished,
  lockEndpoint,
  recordAttempts,
} from "./store/deliveries"
import { disableEndpoint, noteFailing, pauseEndpoint } from "./store/endpoints"

interface Dependencies {
  database: Database
  box: SecretBox
  send: Send
  clock: () => Date
  logger: Pick<Logger, "warn" | "error">
}

/** Requests to one endpoint at once, from one instance: one that hangs holds up nobody else. */
const PER_ENDPOINT = 16
/** How often to look for what has become due, or what other instances queued, while busy. */
const LOOK_MS = 1_000
/** So long results gather before they are written down together. */
const GATHER_MS = 5
const HOUR_MS = 60 * 60 * 1000
/**
 * An endpoint is disabled when a delivery was given up and nothing else has got through for as
 * long: a little less than the shortest time that giving up takes.
 */
const FAILING_MS = 60 * HOUR_MS

type Outcome = Finished & { endpoint_id: string; verdict: Verdict }

/**
 * Brings deliveries to their endpoints: claims what is due and commits, sends, writes down what
 * came of it. Any number of instances may run one; should one die, its claims lapse and others take
 * them over.
 */
export class Deliverer {
  private readonly underWay = new Map<string, number>()
  private finished: Outcome[] = []
  private running: Promise<number> | undefined
  private stopping = false
  private signal: () => void = () => undefined
  private woken = false

  constructor(private readonly deps: Dependencies) {}

  /** Has a look soon, without waiting for anything; failures are logged. */
  wake(): void {
    if (this.stopping) return
    this.run().catch((error) =>
      this.deps.logger.error(`Webhook deliveries: ${(error as Error).message}`)
    )
  }

  /**
   * Delivers until nothing is due and nothing is under way.
   *
   * @returns how many attempts it made
   */
  run(): Promise<number> {
    this.woken = true
    this.signal()
    this.running ??= this.work().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Claims nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.stopping = true
    this.signal()
    await this.running
  }

  private async work(): Promise<number> {
    for (let attempts = 0; ;) {
      this.woken = false
      await this.writeDown()
      const claimed = this.stopping ? [] : await this.claim()
      attempts += claimed.length
      claimed.forEach((delivery) => void this.attempt(delivery))
      if (this.underWay.size) {
        await this.change()
      } else if (!this.finished.length && !this.woken) {
        return attempts
      }
    }
  }

  private claim(): Promise<Claimed[]> {
    return claimDue(this.deps.database, {
      claim: randomUUID(),
      perEndpoint: PER_ENDPOINT,
      underWay: this.underWay,
      now: this.deps.clock(),
    })
  }

  private async attempt(delivery: Claimed): Promise<void> {
    const { id, claim, endpoint_id } = delivery
    this.count(endpoint_id, 1)
    const body =
      delivery.data === null ? null : toBody(delivery.type, delivery.created_at, delivery.data)
    const { attempt, verdict } = await makeAttempt({ ...delivery, body }, this.deps)
    const next_at = verdict.status === "pending" ? verdict.nextAt : this.deps.clock()
    this.finished.push({
      id,
      claim,
      endpoint_id,
      status: verdict.status === "gone" ? "pending" : verdict.status,
      next_at,
      attempt,
      verdict,
    })
    this.count(endpoint_id, -1)
    this.signal()
  }

  private count(endpointId: string, change: number): void {
    const requests = (this.underWay.get(endpointId) ?? 0) + change
    if (requests) this.underWay.set(endpointId, requests)
    else this.underWay.delete(endpointId)
  }

  /** Resolves a moment after something ended, somebody woke us, or it is time to look again. */
  private async change(): Promise<void> {
    const timeout = new AbortController()
    const changed = new Promise<void>((resolve) => {
      this.signal = resolve
      if (this.woken || this.finished.length) resolve()
    })
    const later = sleep(LOOK_MS, undefined, { signal: timeout.signal }).catch(() => undefined)
    await Promise.race([changed, later])
    timeout.abort()
    await sleep(GATHER_MS)
  }

  private async writeDown(): Promise<void> {
    const finished = this.finished
    this.finished = []
    const byEndpoint = new Map<string, Outcome[]>()
    for (const outcome of finished) {
      byEndpoint.set(outcome.endpoint_id, [...(byEndpoint.get(outcome.endpoint_id) ?? []), outcome])
    }
    for (const [endpointId, outcomes] of byEndpoint) {
      try {
        await this.record(endpointId, outcomes)
        byEndpoint.delete(endpointId)
      } catch (error) {
        this.finished.push(...[...byEndpoint.values()].flat())
        throw error
      }
    }
  }

  private async record(endpointId: string, outcomes: Outcome[]): Promise<void> {
    const now = this.deps.clock()
    const reason = await this.deps.database.transaction(async (transaction) => {
      await lockEndpoint(transaction, endpointId)
      await recordAttempts(transaction, endpointId, outcomes, now)
      const works = outcomes.some(({ status }) => status === "delivered")
      await noteFailing(transaction, endpointId, works ? null : now)
      for (const { verdict } of outcomes) {
        if (verdict.status === "pending" && verdict.pauseUntil) {
          await pauseEndpoint(transaction, endpointId, verdict.pauseUntil)
        }
      }
      const disabling = reasonToDisable(outcomes, now)
      const disabled = disabling && (await disableEndpoint(transaction, endpointId, disabling, now))
      return disabled ? disabling.reason : null
    })
    if (reason) {
      this.deps.logger.warn(`Webhook endpoint ${endpointId} is disabled: ${reason}`)
    }
  }
}

function reasonToDisable(outcomes: Outcome[], now: Date) {
  if (outcomes.some(({ verdict }) => verdict.status === "gone")) {
    return { reason: "it answered 410 Gone" }
  }
  return outcomes.some(({ verdict }) => verdict.status === "failed")
    ? {
        reason: "a delivery was given up after every retry, and no other has got through meanwhile",
        failing_before: new Date(now.getTime() - FAILING_MS),
      }
    : null
}
