import { controlled, settle } from "./controlled-group-commit"

describe("a group that is overdue", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] }))
  afterEach(() => jest.useRealTimers())

  const OVERDUE = 100

  const opened = (options = {}) =>
    controlled({ maxInFlight: 1, overdueMs: OVERDUE, keysOf: (item) => [item], ...options })

  async function pass(ms: number) {
    jest.advanceTimersByTime(ms)
    await settle()
  }

  it("keeps what it has, and nobody who needs none of it", async () => {
    const { groups, collector, finish } = opened()
    const answer = collector.submit(1)
    await settle()
    for (const item of [1, 2, 3]) void collector.submit(item)
    await pass(OVERDUE - 1)
    expect(groups).toEqual([[1]])
    await pass(1)
    expect(groups).toEqual([[1], [2, 3]])
    finish(1)
    await settle()
    expect(groups).toHaveLength(2)
    finish(0)
    await expect(answer).resolves.toBe("did 1")
    await settle()
    expect(groups).toEqual([[1], [2, 3], [1]])
  })

  it("gives back no place twice: no more are under way afterwards than are allowed", async () => {
    const { groups, collector, finish } = opened()
    void collector.submit(1)
    await settle()
    await pass(OVERDUE)
    finish(0)
    await settle()
    for (const item of [2, 3, 4]) {
      void collector.submit(item)
      await settle()
    }
    expect(groups).toEqual([[1], [2]])
  })

  it("is no more when it ends in time, nor later on", async () => {
    const { groups, collector, finish } = opened()
    void collector.submit(1)
    await settle()
    await pass(OVERDUE - 1)
    finish(0)
    await settle()
    void collector.submit(2)
    await settle()
    void collector.submit(3)
    await pass(1)
    expect(groups).toEqual([[1], [2]])
    expect(jest.getTimerCount()).toBe(1)
  })

  it("gives up its place when it fails, too", async () => {
    const { groups, collector, fail } = opened()
    const answer = collector.submit(1).catch(String)
    await settle()
    await pass(OVERDUE)
    fail(0, new Error("broken"))
    expect(await answer).toBe("Error: broken")
    void collector.submit(1)
    await settle()
    expect(groups).toEqual([[1], [1]])
  })

  it("is one of four at the most; the fifth keeps its place", async () => {
    const { groups, collector, finish } = opened()
    for (const item of [1, 2, 3, 4, 5, 6]) {
      void collector.submit(item)
      await settle()
      await pass(OVERDUE)
    }
    expect(groups).toEqual([[1], [2], [3], [4], [5]])
    finish(0)
    await settle()
    expect(groups).toHaveLength(5)
    finish(4)
    await settle()
    expect(groups).toEqual([[1], [2], [3], [4], [5], [6]])
  })

  it("leaves room for another when it ends, however many there have been", async () => {
    const { groups, collector, finish } = opened()
    for (let group = 0; group < 6; group += 1) {
      void collector.submit(group)
      await settle()
      await pass(OVERDUE)
      finish(group)
      await settle()
    }
    void collector.submit(6)
    await settle()
    await pass(OVERDUE)
    void collector.submit(7)
    await settle()
    expect(groups.slice(6)).toEqual([[6], [7]])
  })

  it("goes on counting where nothing is said of it", async () => {
    const { groups, collector } = opened({ overdueMs: undefined })
    void collector.submit(1)
    await settle()
    void collector.submit(2)
    await pass(60_000)
    expect(groups).toEqual([[1]])
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe("gathering", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"] }))
  afterEach(() => jest.useRealTimers())

  /** Lets the group that is out take its time, and ends it. */
  async function endAfter(ms: number, end: () => void) {
    jest.advanceTimersByTime(ms)
    end()
    await settle()
  }

  /** A look at what has come: after the timer, the requests that it found at hand. */
  async function pass(ms: number) {
    jest.advanceTimersByTime(ms)
    await settle()
    await settle()
  }

  it("waits for as many callers as there were, and sends them in one group", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    for (const item of [1, 2, 3]) {
      void collector.submit(item)
    }
    await settle()
    await endAfter(5, () => finish(0))
    void collector.submit(4)
    void collector.submit(5)
    await settle()
    expect(groups).toEqual([[1, 2, 3]])
    void collector.submit(6)
    await settle()
    expect(groups).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
  })

  it("counts those who wait already when a group ends", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    void collector.submit(1)
    await settle()
    void collector.submit(2)
    await endAfter(5, () => finish(0))
    expect(groups).toEqual([[1]])
    void collector.submit(3)
    await settle()
    expect(groups).toEqual([[1], [2, 3]])
  })

  it("gives up when nobody came for a while, and goes on with whoever did", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    void collector.submit(1)
    void collector.submit(2)
    await settle()
    await endAfter(5, () => finish(0))
    void collector.submit(3)
    await settle()
    expect(groups).toEqual([[1, 2]])
    await pass(1)
    expect(groups).toEqual([[1, 2], [3]])
    await endAfter(5, () => finish(1))
    void collector.submit(4)
    await settle()
    expect(groups).toEqual([[1, 2], [3], [4]])
  })

  it("waits on while callers keep coming", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    for (const item of [1, 2, 3, 4]) {
      void collector.submit(item)
    }
    await settle()
    await endAfter(5, () => finish(0))
    void collector.submit(5)
    for (const item of [6, 7]) {
      void collector.submit(item)
      await pass(1)
      expect(groups).toEqual([[1, 2, 3, 4]])
    }
    await pass(1)
    expect(groups.at(-1)).toEqual([5, 6, 7])
  })

  it("looks no more for a group that has left: the next one is given its own time", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 10 })
    void collector.submit(1)
    void collector.submit(2)
    await settle()
    await endAfter(50, () => finish(0))
    void collector.submit(3)
    jest.advanceTimersByTime(4)
    void collector.submit(4)
    await settle()
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ])
    await endAfter(4, () => finish(1))
    void collector.submit(5)
    await pass(2)
    // Ten milliseconds after 3 came, two after 5.
    expect(groups).toHaveLength(2)
    await pass(8)
    expect(groups.at(-1)).toEqual([5])
  })

  it("waits no longer than three times as long as the last group took", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    // Its clock has run for a while when the group begins.
    jest.advanceTimersByTime(1000)
    for (let item = 0; item < 10; item += 1) {
      void collector.submit(item)
    }
    await settle()
    await endAfter(1, () => finish(0))
    void collector.submit(10)
    for (const item of [11, 12, 13]) {
      expect(groups).toHaveLength(1)
      void collector.submit(item)
      await pass(1)
    }
    expect(groups.at(-1)).toEqual([10, 11, 12, 13])
  })

  it("does not wait for callers of a group that ended long ago", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
    void collector.submit(1)
    void collector.submit(2)
    await settle()
    await endAfter(5, () => finish(0))
    await pass(1000)
    void collector.submit(3)
    await settle()
    expect(groups).toEqual([[1, 2], [3]])
  })

  it("does not wait for more callers than a group may have, nor for a lone one's company", async () => {
    const { groups, collector, finish } = controlled({ maxGroup: 2, maxInFlight: 1, gatherMs: 1 })
    for (const item of [1, 2, 3, 4, 5]) {
      void collector.submit(item)
    }
    await settle()
    await endAfter(5, () => finish(0))
    await endAfter(5, () => finish(1))
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ])
    await pass(1)
    expect(groups.at(-1)).toEqual([5])
    await endAfter(5, () => finish(2))
    void collector.submit(6)
    await settle()
    expect(groups.at(-1)).toEqual([6])
  })
})
