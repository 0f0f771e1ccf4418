import { setTimeout as sleep } from "node:timers/promises"
import { emitted, NobodyReads } from "../emitted"

describe("what is emitted", () => {
  it("comes in order, and no value is made before the one before it is read", async () => {
    let made = 0
    const stream = emitted<number>(async (emit) => {
      for (made = 1; made <= 3; made += 1) await emit(made)
    })
    const seen: number[] = []
    for await (const value of stream) {
      await sleep(5)
      expect(made).toBe(value)
      seen.push(value)
    }
    expect(seen).toEqual([1, 2, 3])
  })

  it("ends with what `run` throws, after what came before", async () => {
    const stream = emitted<number>(async (emit) => {
      await emit(1)
      throw new Error("broken")
    })
    expect(await stream.next()).toEqual({ done: false, value: 1 })
    await expect(stream.next()).rejects.toThrow("broken")
  })

  it("is nothing where nothing is emitted", async () => {
    const stream = emitted<number>(async () => {})
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })

  it("ends `run` where it stands when nobody reads on, and waits for it", async () => {
    let thrown: unknown
    let isOver = false
    const stream = emitted<number>(async (emit) => {
      try {
        for (;;) await emit(1)
      } catch (error) {
        thrown = error
        throw error
      } finally {
        await sleep(5)
        isOver = true
      }
    })
    for await (const _value of stream) break
    expect(isOver).toBe(true)
    expect(thrown).toBeInstanceOf(NobodyReads)
  })

  it("does not begin before it is asked for", async () => {
    let isBegun = false
    const stream = emitted<number>(async () => {
      isBegun = true
    })
    await stream.return()
    expect(isBegun).toBe(false)
  })
})
