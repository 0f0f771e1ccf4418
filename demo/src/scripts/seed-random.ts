/** Chance that falls the same way on every machine: the demo store's data can be compared. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = 2166136261
    for (const character of seed) {
      this.#state = Math.imul(this.#state ^ character.charCodeAt(0), 16777619)
    }
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let index = copy.length - 1; index > 0; index--) {
      const other = this.between(0, index)
      ;[copy[index], copy[other]] = [copy[other] as T, copy[index] as T]
    }
    return copy
  }
}
