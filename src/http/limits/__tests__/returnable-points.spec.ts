import { setImmediate as nextTick } from "node:timers/promises"
import { RateCounter } from "../rate-limit"
import { ReturnablePoints, type Taking } from "../returnable-points"

const LIMIT = 3
const KEYS = ["customer", "address"]

let counter: RateCounter
let points: ReturnablePoints

beforeEach(() => {
  counter = new RateCounter("test")
  points = new ReturnablePoints(counter)
})

/** The same limit for each key. */
const each = (keys: string[], limit: number) => keys.map((key) => ({ key, limit }))
const used = async (key: string) => (await counter.peek(key)).used

/** Takes points, and ends them a moment later. */
async function ask(as: "spent" | "returned", keys = KEYS, limit = LIMIT): Promise<Taking> {
  const taking = await points.take(each(keys, limit))
  if (taking.points) {
    await nextTick()
    await points.end(taking.points, as)
  }
  return taking
}

const had = (takings: Taking[]) => takings.filter(({ points: taken }) => taken).length

it("gives points up to the limit, and then none, which uses none up", async () => {
  const takings = []
  for (let i = 0; i < 5; i++) takings.push(await ask("spent"))
  expect(takings.map(({ usage }) => usage.used)).toEqual([1, 2, 3, 4, 4])
  expect(had(takings)).toBe(LIMIT)
  expect([await used("customer"), await used("address")]).toEqual([LIMIT, LIMIT])
})

it("serves everybody of a burst whose points come back, one after the other", async () => {
  const takings = await Promise.all(Array.from({ length: 200 }, () => ask("returned")))
  expect(had(takings)).toBe(200)
  expect([await used("customer"), await used("address")]).toEqual([0, 0])
})

it("serves no more of a burst than there are points when none come back", async () => {
  const takings = await Promise.all(Array.from({ length: 200 }, () => ask("spent")))
  expect(had(takings)).toBe(LIMIT)
  expect([await used("customer"), await used("address")]).toEqual([LIMIT, LIMIT])
})

it("serves the good ones of a mixed burst until the bad ones have used everything up", async () => {
  const takings = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(index % 20 === 19 ? "spent" : "returned"))
  )
  expect(had(takings)).toBe(60)
  expect(await used("address")).toBe(3)
  expect(had([await ask("returned")])).toBe(0)
})

it("lets nobody wait for a point that is held under another key alone", async () => {
  const held = await points.take(each(["alice", "home"], 1))
  const refused = points.take(each(["bob", "office"], 0))
  expect((await refused).points).toBeUndefined()
  const waiting = points.take(each(["bob", "home"], 1))
  await nextTick()
  await points.end(held.points!, "returned")
  expect((await waiting).points).toHaveLength(2)
})

it("holds each key to its own limit, and says when the last of those that are full ends", async () => {
  await counter.add("customer", 5)
  await counter.add("address", 5, 600)
  expect(had([await points.take([{ key: "customer", limit: 6 }])])).toBe(1)
  const limits = [
    { key: "customer", limit: 6 },
    { key: "address", limit: 5 },
  ]
  const { points: taken, usage } = await points.take(limits)
  expect(taken).toBeUndefined()
  expect(usage.resetsIn).toBeGreaterThan(500_000)
})

it("ends for bursts over crossing keys, with every point back", async () => {
  const people = ["a", "b", "c", "d"]
  const addresses = ["1", "2", "3"]
  const asked = Array.from({ length: 120 }, (_, index) =>
    ask("returned", [people[index % 4]!, addresses[index % 3]!], 1)
  )
  expect(had(await Promise.all(asked))).toBe(120)
  for (const key of [...people, ...addresses]) expect(await used(key)).toBe(0)
})

it("refuses all who wait once nothing more can come back", async () => {
  const held = await points.take(each(KEYS, 1))
  const waiting = Array.from({ length: 20 }, () => points.take(each(KEYS, 1)))
  await nextTick()
  await points.end(held.points!, "spent")
  expect(had(await Promise.all(waiting))).toBe(0)
  expect(await used("address")).toBe(1)
})

it("returns nothing to a window that a point was not taken from", async () => {
  const short = new RateCounter("short")
  const add = short.add.bind(short)
  jest.spyOn(short, "add").mockImplementation((key, count) => add(key, count, 1))
  points = new ReturnablePoints(short)
  const { points: taken } = await points.take(each(KEYS, LIMIT))
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  await points.end(taken!, "returned")
  expect((await points.take(each(KEYS, LIMIT))).usage.used).toBe(1)
})
