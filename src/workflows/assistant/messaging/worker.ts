import { CLAIM_SECONDS, MAX_ATTEMPTS } from "../../../modules/assistant"
import type { ClaimedMessage, FreshReply, Inbox, InboxReply } from "../../../modules/assistant"

/** Messages at once, from one instance: a slow answer holds up nobody else's. */
const AT_ONCE = 4
/** A claim is renewed well before it lapses. */
const RENEW_MS = (CLAIM_SECONDS * 1000) / 3

export interface InboxWorkerParts {
  inbox: Inbox
  /** Works out what to say. */
  answer(message: ClaimedMessage): Promise<FreshReply>
  /** Absent when nothing can be sent. */
  send?(message: ClaimedMessage, reply: InboxReply): Promise<void>
  warn(problem: string): void
}

/**
 * Answers the messages of an inbox. Any number of instances may run one. An answer is kept before
 * it is sent: should sending fail or the instance die then, the next attempt sends the same words.
 * One that dies before goes on where it was (`MessageJournal`).
 */
export class InboxWorker {
  private readonly underWay = new Set<Promise<void>>()
  private running: Promise<void> | undefined
  private woken = false
  private signal: () => void = () => undefined

  constructor(private readonly parts: InboxWorkerParts) {}

  /** Has a look soon, without waiting for anything; failures are logged. */
  wake(): void {
    this.run().catch((error: Error) => this.parts.warn(`The inbox: ${error.message}`))
  }

  /** Answers until nothing is due and nothing is under way. */
  run(): Promise<void> {
    this.woken = true
    this.signal()
    this.running ??= this.work().finally(() => (this.running = undefined))
    return this.running
  }

  private async work(): Promise<void> {
    for (;;) {
      this.woken = false
      while (this.underWay.size < AT_ONCE) {
        const message = await this.parts.inbox.claim()
        if (!message) break
        const task = this.handle(message).finally(() => {
          this.underWay.delete(task)
          // The sender's next one is due now; a look that is under way does not see it yet.
          this.woken = true
        })
        this.underWay.add(task)
      }
      if (this.underWay.size) await this.change()
      else if (!this.woken) return
    }
  }

  /** Resolves when an answer has ended or somebody has woken us. */
  private async change(): Promise<void> {
    if (this.woken) return
    const woken = new Promise<void>((resolve) => (this.signal = resolve))
    await Promise.race([...this.underWay, woken])
  }

  /** Never fails: what can't be noted lapses with its claim. */
  private async handle(message: ClaimedMessage): Promise<void> {
    const { inbox, warn } = this.parts
    const renewing = setInterval(() => void inbox.renew(message).catch(() => undefined), RENEW_MS)
    try {
      await this.attempt(message)
    } catch (error) {
      const problem = (error as Error).message
      const again = await inbox.retry(message, problem).catch(() => true)
      warn(
        `A message could not be answered (attempt ${message.attempts + 1}): ${problem}` +
          (again ? "" : "; it is given up")
      )
    } finally {
      clearInterval(renewing)
    }
  }

  private async attempt(message: ClaimedMessage): Promise<void> {
    const { inbox, answer, send } = this.parts
    if (message.attempts >= MAX_ATTEMPTS) throw new Error("every attempt broke off")
    if (!send) return await inbox.drop(message, "nothing can be sent: no extension for it")
    let reply = message.reply
    if (!reply) {
      const { turn, ...fresh } = await answer(message)
      // Without the claim another instance is at it already: two answers are worse than one.
      if (!(await inbox.keepReply(message, { turn, ...fresh }))) return
      reply = fresh
    }
    await send(message, reply)
    await inbox.finish(message)
  }
}
