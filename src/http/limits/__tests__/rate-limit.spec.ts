import { RateCounter } from "../rate-limit"

describe("a counter without Redis", () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it("counts each key in a window that begins with its first count", async () => {
    const counter = new RateCounter("test")
    expect(await counter.add("a")).toEqual({ used: 1, resetsIn: 60_000 })
    jest.advanceTimersByTime(59_000)
    expect(await counter.add("a", 2)).toEqual({ used: 3, resetsIn: 1_000 })
    expect(await counter.add("b")).toEqual({ used: 1, resetsIn: 60_000 })
    jest.advanceTimersByTime(1_000)
    expect(await counter.add("a")).toEqual({ used: 1, resetsIn: 60_000 })
    expect((await counter.peek("b")).used).toBe(1)
  })

  it("shows a key without counting, gives back, and forgets", async () => {
    const counter = new RateCounter("test")
    expect((await counter.peek("a")).used).toBe(0)
    await counter.add("a", 5)
    await counter.add("a", -2)
    expect((await counter.peek("a")).used).toBe(3)
    await counter.clear("a")
    expect((await counter.peek("a")).used).toBe(0)
  })

  it("keeps nothing of a key whose window is over", async () => {
    const counter = new RateCounter("test")
    for (let i = 0; i < 1_000; i++) await counter.add(`key-${i}`)
    expect(jest.getTimerCount()).toBe(1_000)
    jest.advanceTimersByTime(60_000)
    expect(jest.getTimerCount()).toBe(0)
  })
})
