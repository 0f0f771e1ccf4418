/** Thrown to callers that arrive while the queue is full. */
export class QueueFullError extends Error {
  constructor(limit: number) {
    super(`${limit} requests are waiting already`)
    this.name = "QueueFullError"
  }
}

export interface GroupCommitOptions<Item, Outcome> {
  /** Carries out a group; answers one outcome per item, in order. */
  run: (group: Item[]) => Promise<Outcome[]>
  maxGroup: number
  maxInFlight: number
  maxQueued: number
  /**
   * How long, in milliseconds, to wait for the next of the last group's callers to come again, where
   * a group costs much and an item little; 0 when absent. Whoever is alone does not wait.
   */
  gatherMs?: number
}

/** How many times as long as the last group took its callers are waited for at the most. */
const PATIENCE = 3

/**
 * Gathers what arrives while a group is being carried out into the next group. A lone item never
 * waits: it leaves in the microtask in which it came. Items leave in the order in which they came.
 *
 * Without gathering, N callers who ask again as soon as they are answered split into two halves
 * that take turns, and pay for twice the groups. With it, a group leaves as soon as as many wait
 * as were there when the last one ended, or no more of them come.
 */
export class GroupCommit<Item, Outcome> {
  private queue: Waiting<Item, Outcome>[] = []
  private inFlight = 0
  private scheduled = false
  /** How many callers there were when the last group ended. */
  private callers = 0
  /** Until when callers of the last group are waited for, by `performance.now()`. */
  private gatherUntil = 0
  private gathering: { cancelled: boolean } | undefined

  constructor(private readonly options: GroupCommitOptions<Item, Outcome>) {}

  /** @throws QueueFullError; whatever `run` throws, to every member of that group */
  submit(item: Item): Promise<Outcome> {
    if (this.queue.length >= this.options.maxQueued) {
      return Promise.reject(new QueueFullError(this.options.maxQueued))
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject })
      this.schedule()
    })
  }

  private schedule(): void {
    if (this.scheduled || !this.queue.length || this.inFlight >= this.options.maxInFlight) {
      return
    }
    if (this.mayGrow()) {
      if (!this.gathering) this.gather()
      return
    }
    this.scheduled = true
    queueMicrotask(() => {
      this.scheduled = false
      void this.runNextGroup()
    })
  }

  /** Whether callers of the last group are likely to join what waits. */
  private mayGrow(): boolean {
    const { gatherMs, maxGroup } = this.options
    return (
      Boolean(gatherMs) &&
      this.queue.length < Math.min(this.callers, maxGroup) &&
      performance.now() < this.gatherUntil
    )
  }

  /** Lets what waits grow for as long as more keeps coming. */
  private gather(): void {
    const gathering = { cancelled: false }
    this.gathering = gathering
    const wait = (seen: number) => {
      // A timer is late when the loop is busy; whatever it had at hand then is read before this.
      setTimeout(() => setImmediate(() => look(seen)), this.options.gatherMs)
    }
    const look = (seen: number) => {
      if (gathering.cancelled) {
        return
      }
      if (this.queue.length > seen && this.mayGrow()) {
        wait(this.queue.length)
      } else {
        this.gathering = undefined
        this.callers = 0
        this.schedule()
      }
    }
    wait(this.queue.length)
  }

  private async runNextGroup(): Promise<void> {
    if (this.gathering) {
      this.gathering.cancelled = true
      this.gathering = undefined
    }
    const group = this.queue.splice(0, this.options.maxGroup)
    const started = performance.now()
    this.inFlight += 1
    this.schedule()
    try {
      const outcomes = await this.options.run(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(outcomes[index]))
    } catch (error) {
      group.forEach(({ reject }) => reject(error))
    } finally {
      const ended = performance.now()
      this.inFlight -= 1
      this.callers = group.length + this.queue.length
      this.gatherUntil = ended + PATIENCE * (ended - started)
      this.schedule()
    }
  }
}

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}
