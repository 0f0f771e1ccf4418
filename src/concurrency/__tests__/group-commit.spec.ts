import fc from "fast-check"
import { GroupCommit, QueueFullError } from "../group-commit"
import { controlled, settle } from "./controlled-group-commit"

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

describe("what items need for themselves", () => {
  /** An item needs its digits: 12 needs 1 and 2. */
  const digits = (item: number) => [...String(item)].map(Number)

  it("lets those go first that need nothing of what is under way", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 2, keysOf: digits })
    void collector.submit(1)
    await settle()
    for (const item of [1, 2, 3]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([[1], [2, 3]])
    finish(0)
    await settle()
    expect(groups).toEqual([[1], [2, 3], [1]])
  })

  it("takes together whoever shares something, while nothing else has it", async () => {
    const { groups, collector } = controlled({ keysOf: digits })
    for (const item of [1, 12, 2, 1]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([[1, 12, 2, 1]])
  })

  it("gives what is left to nobody behind who waits for more of it", async () => {
    const { groups, collector, finish } = controlled({ maxInFlight: 3, keysOf: digits })
    void collector.submit(1)
    await settle()
    for (const item of [12, 2, 3, 23]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([[1], [3]])
    finish(1)
    await settle()
    expect(groups).toEqual([[1], [3]])
    finish(0)
    await settle()
    expect(groups).toEqual([[1], [3], [12, 2, 23]])
  })

  it("frees what a group had when it fails", async () => {
    const { groups, collector, fail } = controlled({ keysOf: digits })
    const answer = collector.submit(1).catch(String)
    await settle()
    void collector.submit(1)
    await settle()
    expect(groups).toEqual([[1]])
    fail(0, new Error("broken"))
    expect(await answer).toBe("Error: broken")
    await settle()
    expect(groups).toEqual([[1], [1]])
  })

  it("takes no more than a group may have, of those that could go, too", async () => {
    const { groups, collector } = controlled({ maxGroup: 2, maxInFlight: 2, keysOf: digits })
    void collector.submit(1)
    await settle()
    for (const item of [2, 3, 4]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([[1], [2, 3]])
  })

  it("looks at eight times as many as a group may have, the others keep their places", async () => {
    const { groups, collector, finish } = controlled({ maxGroup: 2, keysOf: digits })
    void collector.submit(1)
    await settle()
    for (let count = 0; count < 14; count += 1) {
      void collector.submit(1)
    }
    for (const item of [2, 3, 4]) {
      void collector.submit(item)
    }
    await settle()
    expect(groups).toEqual([[1], [2, 3]])
    for (let count = 0; count < 2; count += 1) {
      void collector.submit(2)
    }
    finish(1)
    await settle()
    // Of 14 ones, 4, 2 and 2, the first sixteen are looked at.
    expect(groups.slice(2)).toEqual([[4, 2]])
    finish(2)
    for (let count = 0; count < 15; count += 1) {
      void collector.submit(1)
    }
    await settle()
    expect(groups.slice(3)).toEqual([[2]])
    finish(3)
    void collector.submit(5)
    await settle()
    expect(groups).toHaveLength(4)
    finish(0)
    await settle()
    expect(groups.slice(4)).toEqual([[1, 1]])
  })

  it("keeps its promises in every interleaving", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }), { maxLength: 25 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (scheduler, needs, maxGroup, maxInFlight) => {
          const started: number[] = []
          const underWay = new Map<number, number>()
          const collector = new GroupCommit<number, number>({
            maxGroup,
            maxInFlight,
            maxQueued: 100,
            keysOf: (item) => needs[item],
            run: async (group) => {
              expect(group.length).toBeLessThanOrEqual(maxGroup)
              started.push(...group)
              const keys = new Set(group.flatMap((item) => needs[item]))
              for (const key of keys) {
                expect(underWay.get(key) ?? 0).toBe(0)
                underWay.set(key, 1)
              }
              await scheduler.schedule(Promise.resolve(), `group ${group.join()}`)
              keys.forEach((key) => underWay.set(key, 0))
              return group.map((item) => item * 10)
            },
          })
          const submitted: Promise<number>[] = []
          scheduler.scheduleSequence(
            needs.map((_, item) => ({
              label: `arrival ${item}`,
              builder: async () => void submitted.push(collector.submit(item)),
            }))
          )
          await scheduler.waitIdle()
          expect(await Promise.all(submitted)).toEqual(needs.map((_, item) => item * 10))
          expect([...started].sort((a, b) => a - b)).toEqual(needs.map((_, item) => item))
          for (let key = 0; key <= 4; key += 1) {
            const sharing = started.filter((item) => needs[item].includes(key))
            expect(sharing).toEqual([...sharing].sort((a, b) => a - b))
          }
        }
      )
    )
  })
})

describe("a group that is answered by another number of outcomes", () => {
  it.each([0, 1, 3])("than its two members fails whole: %d", async (count) => {
    const collector = new GroupCommit<number, string>({
      run: async () => Array<string>(count).fill("done"),
      maxGroup: 10,
      maxInFlight: 1,
      maxQueued: 10,
    })
    const answers = await Promise.allSettled([collector.submit(1), collector.submit(2)])
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  })
})
