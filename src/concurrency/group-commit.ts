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
  /** The most items of one group. */
  maxGroup: number
  /** The most groups under way at once, overdue ones aside. */
  maxInFlight: number
  /** The most items that wait; more are turned away with `QueueFullError`. */
  maxQueued: number
  /**
   * Where a group costs much and an item little: how long, in milliseconds, to wait for a further
   * caller of the last group to come again. 0 when absent: a group leaves as soon as it may.
   */
  gatherMs?: number
  /**
   * The keys of what an item locks. Groups under way share none, so that no group waits for a lock of
   * another; items with a key in common leave in the order in which they came.
   */
  keysOf?: (item: Item) => readonly Key[]
  /**
   * After how many milliseconds a group is overdue: it waits for a lock that somebody else has, and
   * no longer counts towards `maxInFlight`. Groups are never overdue when absent.
   */
  overdueMs?: number
}

/**
 * How many groups may be overdue at once; further ones go on counting. Each has a connection to the
 * database, of which there must be some left.
 */
const MAX_OVERDUE = 4

/** Callers of the last group are waited for at most this many times as long as it took. */
const GATHER_AT_MOST = 3

/** How many items of the queue are examined for free keys, in sizes of a group. */
const EXAMINED_GROUPS = 8

/**
 * What becomes of the items that wait:
 *
 * - `empty`: none waits.
 * - `gathering`: they wait for callers of the last group, who are likely to come again at once.
 * - `leaving`: a microtask is queued in which a group of them leaves.
 * - `blocked`: they wait for a group to end, because as many are under way as are allowed or because
 *   all of them need a key that one under way has.
 */
type Mode = "empty" | "gathering" | "leaving" | "blocked"

/** The modes that may follow each mode. A group that leaves may leave any kind of queue behind. */
const FOLLOWING: Record<Mode, readonly Mode[]> = {
  empty: ["gathering", "leaving", "blocked"],
  gathering: ["leaving"],
  leaving: ["empty", "gathering", "leaving", "blocked"],
  blocked: ["gathering", "leaving"],
}

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

interface GroupUnderWay {
  /** An overdue group does not count towards `maxInFlight`. */
  state: "counted" | "overdue"
  keys: readonly Key[]
  startedAt: number
  overdueTimer: NodeJS.Timeout | undefined
}

/**
 * Runs items in groups: what arrives while a group is under way waits for the next one. A lone item
 * does not wait; it leaves in the microtask in which it came. Items leave in the order in which they
 * came, except that those whose keys are taken are passed over until the keys are free.
 *
 * Gathering is for callers who ask again as soon as they are answered. Without it N of them split
 * into two halves: one half waits while the other is under way, each pays for groups of its own, and
 * there are twice as many groups as are needed. With it, a group leaves once as many items wait as
 * there were callers when the last group ended, or once no further caller came within `gatherMs`.
 */
export class GroupCommit<Item, Outcome> {
  private mode: Mode = "empty"
  private queue: Waiting<Item, Outcome>[] = []
  private readonly underWay = new Set<GroupUnderWay>()
  private readonly takenKeys = new Set<Key>()
  /** How many callers there were when the last group ended: its own and those who waited. */
  private lastCallers = 0
  /** Until when they are waited for, by `performance.now()`. */
  private gatherUntil = 0
  /** Tells a look at the queue whether the gathering that it belongs to is over. */
  private gatherings = 0

  constructor(private readonly options: GroupCommitOptions<Item, Outcome>) {}

  /** @throws QueueFullError; whatever `run` throws, to every member of that group */
  submit(item: Item): Promise<Outcome> {
    if (this.queue.length >= this.options.maxQueued) {
      return Promise.reject(new QueueFullError(this.options.maxQueued))
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject })
      this.proceed()
    })
  }

  /** Enters the mode that the queue and the groups under way call for. */
  private proceed(): void {
    // A group that is about to leave proceeds itself.
    if (this.mode === "leaving") return
    const mode = this.modeToEnter()
    if (mode !== this.mode) this.enter(mode)
  }

  private modeToEnter(): Mode {
    if (!this.queue.length) return "empty"
    if (this.counted() >= this.options.maxInFlight) return "blocked"
    return this.expectsCallers() ? "gathering" : "leaving"
  }

  private enter(mode: Mode): void {
    if (!FOLLOWING[this.mode].includes(mode)) {
      throw new Error(`the queue can't go from ${this.mode} to ${mode}`)
    }
    this.mode = mode
    if (mode === "gathering") {
      this.gatherings += 1
      this.lookLater(this.gatherings, this.queue.length)
    }
    if (mode === "leaving") {
      queueMicrotask(() => this.leave())
    }
  }

  /** Whether callers of the last group are likely to join those who wait. */
  private expectsCallers(): boolean {
    const { gatherMs, maxGroup } = this.options
    return (
      Boolean(gatherMs) &&
      this.queue.length < Math.min(this.lastCallers, maxGroup) &&
      performance.now() < this.gatherUntil
    )
  }

  /** Gathers on for as long as more items keep coming. */
  private lookLater(gathering: number, length: number): void {
    const look = () => {
      if (this.mode !== "gathering" || this.gatherings !== gathering) return
      if (this.queue.length > length && this.expectsCallers()) {
        this.lookLater(gathering, this.queue.length)
      } else {
        this.lastCallers = 0
        this.enter("leaving")
      }
    }
    // The timer is late when the event loop is busy. Requests that arrived meanwhile are read between
    // the timer and the immediate, so that they are not taken for callers who stayed away.
    setTimeout(() => setImmediate(look), this.options.gatherMs)
  }

  /** Sends a group on its way, if one can leave. */
  private leave(): void {
    const members = this.takeGroup()
    if (!members.length) {
      // All that wait need keys that groups under way have; the end of one of these proceeds.
      this.enter("blocked")
      return
    }
    const group = this.start(members)
    this.enter(this.modeToEnter())
    void this.runGroup(group, members)
  }

  /** Takes out of the queue what may leave together now. */
  private takeGroup(): Waiting<Item, Outcome>[] {
    const { maxGroup, keysOf } = this.options
    if (!keysOf || !this.takenKeys.size) {
      return this.queue.splice(0, maxGroup)
    }
    const members: Waiting<Item, Outcome>[] = []
    const passedOver: Waiting<Item, Outcome>[] = []
    // Those who are passed over come before those behind them who need the same keys.
    const unavailable = new Set(this.takenKeys)
    const most = Math.min(this.queue.length, EXAMINED_GROUPS * maxGroup)
    let examined = 0
    for (; examined < most && members.length < maxGroup; examined += 1) {
      const waiting = this.queue[examined]
      const keys = keysOf(waiting.item)
      if (keys.some((key) => unavailable.has(key))) {
        keys.forEach((key) => unavailable.add(key))
        passedOver.push(waiting)
      } else {
        members.push(waiting)
      }
    }
    this.queue = passedOver.concat(this.queue.slice(examined))
    return members
  }

  private start(members: Waiting<Item, Outcome>[]): GroupUnderWay {
    const { keysOf, overdueMs } = this.options
    const group: GroupUnderWay = {
      state: "counted",
      keys: keysOf ? members.flatMap(({ item }) => keysOf(item)) : [],
      startedAt: performance.now(),
      overdueTimer: undefined,
    }
    group.keys.forEach((key) => this.takenKeys.add(key))
    this.underWay.add(group)
    if (overdueMs !== undefined) {
      group.overdueTimer = setTimeout(() => this.becomeOverdue(group), overdueMs)
    }
    return group
  }

  private becomeOverdue(group: GroupUnderWay): void {
    if (this.underWay.size - this.counted() < MAX_OVERDUE) {
      group.state = "overdue"
      this.proceed()
    }
  }

  private async runGroup(group: GroupUnderWay, members: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.options.run(members.map(({ item }) => item))
      if (outcomes.length !== members.length) {
        throw new Error(`a group of ${members.length} was answered by ${outcomes.length} outcomes`)
      }
      members.forEach(({ resolve }, place) => resolve(outcomes[place]))
    } catch (error) {
      members.forEach(({ reject }) => reject(error))
    } finally {
      this.end(group, members.length)
    }
  }

  private end(group: GroupUnderWay, size: number): void {
    const endedAt = performance.now()
    clearTimeout(group.overdueTimer)
    this.underWay.delete(group)
    group.keys.forEach((key) => this.takenKeys.delete(key))
    this.lastCallers = size + this.queue.length
    this.gatherUntil = endedAt + GATHER_AT_MOST * (endedAt - group.startedAt)
    this.proceed()
  }

  /** How many groups under way count towards `maxInFlight`. */
  private counted(): number {
    let counted = 0
    for (const { state } of this.underWay) counted += state === "counted" ? 1 : 0
    return counted
  }
}
