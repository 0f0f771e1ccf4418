import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { readFeedVersion } from "../feed"

/** A store whose tables are looked at when `look` says how they are. */
function openStore() {
  const looks: { resolve(state: string): void; reject(error: Error): void }[] = []
  const raw = () =>
    new Promise((resolve, reject) => {
      looks.push({
        resolve: (state) => resolve({ rows: [{ name: "price", state }] }),
        reject,
      })
    })
  const products = {}
  const scope = { resolve: (name: string) => (name === Modules.PRODUCT ? products : { raw }) }
  return {
    looks,
    read: () => readFeedVersion(scope as unknown as MedusaContainer),
    /** What a read tells that has to wait for a look. */
    async told(state: string) {
      const reading = this.read()
      looks.at(-1)?.resolve(state)
      return await reading
    },
  }
}

describe("the version of the feed", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("is looked up once for all who ask within a second", async () => {
    const store = openStore()
    const first = store.read()
    const second = store.read()
    store.looks[0]?.resolve("1 1")
    expect(await first).toBe(await second)
    jest.advanceTimersByTime(999)
    expect(await store.read()).toBe(await first)
    expect(store.looks).toHaveLength(1)
  })

  it("is what is known for another second, while one of those who ask has it looked up", async () => {
    const store = openStore()
    const known = await store.told("1 1")
    jest.advanceTimersByTime(1_500)
    expect(await store.read()).toBe(known)
    expect(await store.read()).toBe(known)
    expect(store.looks).toHaveLength(2)
    store.looks[1]?.resolve("1 2")
    await jest.advanceTimersByTimeAsync(0)
    expect(await store.read()).not.toBe(known)
    expect(store.looks).toHaveLength(2)
  })

  it("is waited for when what is known is two seconds old, by when it was asked for", async () => {
    const store = openStore()
    const reading = store.read()
    jest.advanceTimersByTime(1_900)
    store.looks[0]?.resolve("1 1")
    const known = await reading
    expect(await store.read()).toBe(known)
    jest.advanceTimersByTime(100)
    const late = store.read()
    store.looks[1]?.resolve("1 2")
    expect(await late).not.toBe(known)
    expect(store.looks).toHaveLength(2)
  })

  it("is the same for the same rows", async () => {
    expect(await openStore().told("1 1")).toBe(await openStore().told("1 1"))
  })

  it("that can't be read fails those who have to wait for it, and is asked for again", async () => {
    const store = openStore()
    const reading = store.read()
    store.looks[0]?.reject(new Error("away"))
    await expect(reading).rejects.toMatchObject({ cause: { message: "away" } })
    const known = await store.told("1 1")
    jest.advanceTimersByTime(1_500)
    expect(await store.read()).toBe(known)
    store.looks[2]?.reject(new Error("away"))
    await jest.advanceTimersByTimeAsync(0)
    expect(await store.read()).toBe(known)
    expect(store.looks).toHaveLength(4)
  })
})
