import type { RateCounter, Usage } from "./rate-limit"

/** A key of a counter, and how much of its window may be used. */
export interface Limited {
  key: string
  limit: number
}

/** A point that was taken from a key's window. */
export interface Point extends Usage {
  key: string
  /** On the monotonic clock. A point ends with its window: after that there is nothing to return. */
  until: number
}

/** What became of asking for points. */
export interface Taking {
  /** Of the key that has used most; without points, of one that had none. */
  usage: Usage
  /** Absent when there were none to be had. */
  points?: readonly Point[]
}

/** Of one key: how many are trying for a point or may still return one, and who waits for them. */
interface Line {
  pending: number
  /** Called with nothing: it is your turn; with a usage: there is no point to be had. */
  waiting: ((refusal?: Usage) => void)[]
}

/**
 * Points of a window, one from each of several keys, that are either spent or returned later. Who
 * finds none while others in this process may still return theirs waits its turn; nobody is refused
 * over a point that is free a moment later, and who is refused has used none up. Below the limit
 * nobody waits, and nothing is asked of the counter but to count.
 */
export class ReturnablePoints {
  private readonly lines = new Map<string, Line>()

  constructor(private readonly counter: RateCounter) {}

  /** Takes one point from each key. End each of them once, whatever happens. */
  async take(limits: readonly Limited[]): Promise<Taking> {
    if (limits.some(({ key }) => this.lines.get(key)?.waiting.length)) {
      return await this.takeInTurn(limits)
    }
    for (const { key } of limits) this.lineOf(key).pending += 1
    const points = await Promise.all(limits.map(({ key }) => this.count(key)))
    const over = points.filter(({ used }, index) => used > limits[index]!.limit)
    if (over.length === 0) return { usage: most("used", points), points }
    await this.end(points, "returned")
    const isAlone = over.some(({ key }) => !this.lines.has(key))
    return isAlone ? { usage: most("resetsIn", over) } : await this.takeInTurn(limits)
  }

  async end(points: readonly Point[], as: "spent" | "returned"): Promise<void> {
    await Promise.all(
      points.map(async (point) => {
        if (as === "returned") await this.giveBack(point)
        this.leave(point.key, as)
      })
    )
  }

  /** Whether nobody in this process holds a point of a key that may still be returned. */
  isIdle(key: string): boolean {
    return !this.lines.has(key)
  }

  /**
   * Takes one key's point after the other's: who waits for one holds none of those that come after
   * it, so that no two can wait for each other.
   */
  private async takeInTurn(limits: readonly Limited[]): Promise<Taking> {
    const points: Point[] = []
    for (const each of limits) {
      const taken = await this.takeOne(each)
      if (!("key" in taken)) {
        await this.end(points, "returned")
        return { usage: taken }
      }
      points.push(taken)
    }
    return { usage: most("used", points), points }
  }

  /** @returns the usage alone when there is no point to be had */
  private async takeOne({ key, limit }: Limited): Promise<Point | Usage> {
    const line = this.lineOf(key)
    let turn = line.waiting.length > 0 ? turnIn(line, "push") : undefined
    if (!turn) line.pending += 1
    for (let place: Place = turn ? "unshift" : "push"; ; place = "unshift") {
      const refusal = await turn
      if (refusal) return refusal
      const point = await this.count(key)
      if (point.used <= limit) return point
      line.pending -= 1
      turn = line.pending > 0 ? turnIn(line, place) : this.refuseAll(key, line, point)
      await this.giveBack(point)
    }
  }

  /** Whoever is next takes over the place of whoever is done. */
  private leave(key: string, as: "spent" | "returned"): void {
    const line = this.lineOf(key)
    const next = as === "returned" || line.pending === 1 ? line.waiting.shift() : undefined
    if (next) return next()
    line.pending -= 1
    if (line.pending === 0) this.lines.delete(key)
  }

  private async refuseAll(key: string, { waiting }: Line, point: Point): Promise<Usage> {
    const usage = { used: point.used, resetsIn: point.resetsIn }
    this.lines.delete(key)
    for (const answer of waiting) answer(usage)
    return usage
  }

  private lineOf(key: string): Line {
    let line = this.lines.get(key)
    if (!line) {
      line = { pending: 0, waiting: [] }
      this.lines.set(key, line)
    }
    return line
  }

  private async count(key: string): Promise<Point> {
    const usage = await this.counter.add(key)
    return { key, ...usage, until: performance.now() + usage.resetsIn }
  }

  private async giveBack({ key, until }: Point): Promise<void> {
    if (performance.now() < until) await this.counter.add(key, -1)
  }
}

type Place = "push" | "unshift"

/** Answers when it is one's turn, or why it never will be. */
function turnIn({ waiting }: Line, place: Place): Promise<Usage | undefined> {
  return new Promise((resolve) => waiting[place](resolve))
}

function most(by: keyof Usage, usages: readonly Usage[]): Usage {
  return usages.reduce((first, other) => (other[by] > first[by] ? other : first))
}

/** One set of points per counter. */
const known = new WeakMap<RateCounter, ReturnablePoints>()

export function returnablePointsOf(counter: RateCounter): ReturnablePoints {
  let points = known.get(counter)
  if (!points) {
    points = new ReturnablePoints(counter)
    known.set(counter, points)
  }
  return points
}
