/** Thrown to callers that arrive while the queue is full. */
export class QueueFullError extends Error {
  constructor(limit: number) {
    super(`${limit} requests are waiting already`)
    this.name = "QueueFullError"
  }
}

type Key = number | string

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
  /**
   * What an item needs for itself. Groups that are under way at once share none of it, so that none
   * waits for what another has locked; items that share some of it leave in the order in which they
   * came.
   */
  keysOf?: (item: Item) => readonly Key[]
  /**
   * After how many milliseconds a group counts against `maxInFlight` no longer: it waits for a lock
   * that somebody else has, and others need not. It goes on counting when absent.
   */
  overdueMs?: number
}

/** How many groups may be overdue at once; further ones go on counting. */
const MAX_OVERDUE = 4

/** How many times as long as the last group took its callers are waited for at the most. */
const PATIENCE = 3

/** How many times a group's size is looked at for items that need nothing of what is under way. */
const LOOKED_AT = 8

/**
 * Gathers what arrives while a group is being carried out into the next group. A lone item never
 * waits: it leaves in the microtask in which it came. Items leave in the order in which they came,
 * unless they need something (`keysOf`) that another group still has: then those behind them that
 * need nothing of it go first.
 *
 * Without gathering, N callers who ask again as soon as they are answered split into two halves
 * that take turns, and pay for twice the groups. With it, a group leaves as soon as as many wait
 * as were there when the last one ended, or no more of them come.
 */
export class GroupCommit<Item, Outcome> {
  private queue: Waiting<Item, Outcome>[] = []
  private inFlight = 0
  /** Groups under way that count no longer. */
  private overdue = 0
  /** What the groups under way need for themselves. */
  private readonly needed = new Set<Key>()
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

  /** Takes out of the queue what may leave together now. */
  private takeGroup(): Waiting<Item, Outcome>[] {
    const { maxGroup, keysOf } = this.options
    if (!keysOf || !this.needed.size) {
      return this.queue.splice(0, maxGroup)
    }
    const group: Waiting<Item, Outcome>[] = []
    const left: Waiting<Item, Outcome>[] = []
    // Whoever is passed over has a claim on what they need before those behind them.
    const claimed = new Set(this.needed)
    const most = Math.min(this.queue.length, LOOKED_AT * maxGroup)
    let looked = 0
    for (; looked < most && group.length < maxGroup; looked += 1) {
      const waiting = this.queue[looked]
      const keys = keysOf(waiting.item)
      if (keys.some((key) => claimed.has(key))) {
        keys.forEach((key) => claimed.add(key))
        left.push(waiting)
      } else {
        group.push(waiting)
      }
    }
    this.queue = left.concat(this.queue.slice(looked))
    return group
  }

  private reserve(group: Waiting<Item, Outcome>[]): Key[] {
    const { keysOf } = this.options
    const keys = keysOf ? group.flatMap(({ item }) => keysOf(item)) : []
    keys.forEach((key) => this.needed.add(key))
    return keys
  }

  /** Takes a place among the groups under way; what it answers gives it back. */
  private takePlace(): () => void {
    const { overdueMs } = this.options
    let counts = true
    this.inFlight += 1
    const becomeOverdue = () => {
      if (this.overdue === MAX_OVERDUE) return
      counts = false
      this.inFlight -= 1
      this.overdue += 1
      this.schedule()
    }
    const timer = overdueMs === undefined ? undefined : setTimeout(becomeOverdue, overdueMs)
    return () => {
      clearTimeout(timer)
      if (counts) this.inFlight -= 1
      else this.overdue -= 1
    }
  }

  private async runNextGroup(): Promise<void> {
    if (this.gathering) {
      this.gathering.cancelled = true
      this.gathering = undefined
    }
    const group = this.takeGroup()
    if (!group.length) {
      // All that waits needs what is under way; its end calls again.
      return
    }
    const keys = this.reserve(group)
    const started = performance.now()
    const leavePlace = this.takePlace()
    this.schedule()
    try {
      const outcomes = await this.options.run(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(outcomes[index]))
    } catch (error) {
      group.forEach(({ reject }) => reject(error))
    } finally {
      const ended = performance.now()
      leavePlace()
      keys.forEach((key) => this.needed.delete(key))
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
