import fc from "fast-check"
import { GroupCommit, QueueFullError } from "../group-commit"

describe("group commit", () => {
  it("sends a lone item on its way in the microtask in which it came", async () => {
    const { groups, collector, finish } = controlled()
    const answer = collector.submit(1)
    expect(groups).toEqual([])
    await Promise.resolve()
    expect(groups).toEqual([[1]])
    finish(0)
    await expect(answer).resolves.toBe("did 1")
  })

  it("takes together what came in one go", async () => {
    const { groups, collector } = controlled()
    void collector.submit(1)
    void collector.submit(2)
    await Promise.resolve()
    expect(groups).toEqual([[1, 2]])
  })

  it("gathers what arrives while the allowed groups are out, and sends it when one is back", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 2 })
    for (const item of [1, 2, 3, 4]) {
      void collector.submit(item)
      await Promise.resolve()
    }
    expect(groups).toEqual([[1], [2]])
    finish(1)
    await settle()
    expect(groups).toEqual([[1], [2], [3, 4]])
  })

  it("never puts more into a group than is allowed, and fills the next one at once", async () => {
    const { groups, collector } = controlled({ maxGroup: 2, maxInFlight: 2 })
    for (const item of [1, 2, 3, 4, 5]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it("tells every member of a group that failed, and nobody else", async () => {
    const { collector, finish, fail } = controlled({ maxGroup: 2 })
    const answers = [1, 2, 3].map((item) => collector.submit(item).catch(String))
    await settle()
    fail(0, new Error("broken"))
    await settle()
    finish(1)
    expect(await Promise.all(answers)).toEqual(["Error: broken", "Error: broken", "did 3"])
  })

  it("goes on after a failure", async () => {
    const { groups, collector, fail } = controlled({ maxInFlight: 1 })
    void collector.submit(1).catch(() => {})
    await settle()
    void collector.submit(2)
    await settle()
    expect(groups).toEqual([[1]])
    fail(0, new Error("broken"))
    await settle()
    expect(groups).toEqual([[1], [2]])
  })

  it("turns away what finds the queue full, and takes more when there is room again", async () => {
    const { collector, finish } = controlled({ maxInFlight: 1, maxQueued: 2 })
    void collector.submit(0)
    await settle()
    const waiting = [1, 2].map((item) => collector.submit(item))
    const turnedAway = await collector.submit(3).catch((error: unknown) => error)
    expect(turnedAway).toBeInstanceOf(QueueFullError)
    expect(turnedAway).toMatchObject({
      name: "QueueFullError",
      message: "2 requests are waiting already",
    })
    finish(0)
    await settle()
    const late = collector.submit(4)
    finish(1)
    await expect(Promise.all(waiting)).resolves.toEqual(["did 1", "did 2"])
    await settle()
    finish(2)
    await expect(late).resolves.toBe("did 4")
  })

  it("keeps its promises in every interleaving", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (scheduler, pauses, maxGroup, maxInFlight) => {
          const started: number[] = []
          const settled = new Map<number, number>()
          let inFlight = 0
          const collector = new GroupCommit<number, number>({
            maxGroup,
            maxInFlight,
            maxQueued: 100,
            run: async (group) => {
              inFlight += 1
              expect(inFlight).toBeLessThanOrEqual(maxInFlight)
              expect(group.length).toBeGreaterThan(0)
              expect(group.length).toBeLessThanOrEqual(maxGroup)
              started.push(...group)
              await scheduler.schedule(Promise.resolve(), `group ${group.join()}`)
              inFlight -= 1
              if (group.some((item) => item % 7 === 3)) {
                throw new Error(`group ${group.join()}`)
              }
              return group.map((item) => item * 10)
            },
          })
          const submitted: Promise<void>[] = []
          const submitNext = (item: number) => {
            submitted.push(
              collector.submit(item).then(
                (outcome) => {
                  expect(outcome).toBe(item * 10)
                  settled.set(item, (settled.get(item) ?? 0) + 1)
                },
                (error: Error) => {
                  expect(error.message.slice(6).split(",").map(Number)).toContain(item)
                  settled.set(item, (settled.get(item) ?? 0) + 1)
                }
              )
            )
          }
          // A pause lets some groups finish between arrivals; items without one arrive together.
          const arrivals = pauses.map((pause, item) => ({
            label: `arrival ${item}`,
            builder: async () => {
              for (let turn = 0; turn < pause; turn += 1) {
                await Promise.resolve()
              }
              submitNext(item)
            },
          }))
          scheduler.scheduleSequence(arrivals)
          await scheduler.waitIdle()
          await Promise.all(submitted)
          expect(started).toEqual(pauses.map((_, item) => item))
          expect([...settled]).toHaveLength(pauses.length)
          expect([...settled.values()].every((times) => times === 1)).toBe(true)
        }
      )
    )
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

  it("waits no longer than three times as long as the last group took", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 1, gatherMs: 1 })
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

/** A collector whose groups the test ends by hand. */
function controlled({ maxGroup = 10, maxInFlight = 2, maxQueued = 100, gatherMs = 0 } = {}) {
  const groups: number[][] = []
  const ends: { resolve: (outcomes: string[]) => void; reject: (error: Error) => void }[] = []
  const collector = new GroupCommit<number, string>({
    maxGroup,
    maxInFlight,
    maxQueued,
    gatherMs,
    run: (group) => {
      groups.push(group)
      return new Promise((resolve, reject) => ends.push({ resolve, reject }))
    },
  })
  return {
    groups,
    collector,
    finish: (group: number) => ends[group].resolve(groups[group].map((item) => `did ${item}`)),
    fail: (group: number, error: Error) => ends[group].reject(error),
  }
}

/** Lets everything happen that no outside event holds up. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
