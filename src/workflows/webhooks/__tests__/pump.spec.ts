import { setTimeout as sleep } from "node:timers/promises"
import { Pump } from "../pump"

const fail = (error: Error) => {
  throw error
}

describe("a pump", () => {
  it("works until nothing is left", async () => {
    let left = 3
    const pump = new Pump(async () => --left > 0, fail)
    await pump.run()
    expect(left).toBe(0)
  })

  it("runs once at a time, and looks again for whoever called meanwhile", async () => {
    let runs = 0
    let running = 0
    const pump = new Pump(async () => {
      running += 1
      expect(running).toBe(1)
      await sleep(5)
      running -= 1
      runs += 1
      return false
    }, fail)
    await Promise.all([pump.run(), pump.run(), pump.run()])
    expect(runs).toBe(2)
  })

  it("lets calls gather into one run", async () => {
    let runs = 0
    const pump = new Pump(async () => {
      runs += 1
      return false
    }, fail)
    for (let call = 0; call < 100; call++) pump.later(5)
    await sleep(30)
    expect(runs).toBe(1)
  })

  it("tells of a failure in the background, and goes on with the next call", async () => {
    const errors: string[] = []
    let runs = 0
    const pump = new Pump(
      async () => {
        runs += 1
        if (runs === 1) throw new Error("no")
        return false
      },
      ({ message }) => errors.push(message)
    )
    pump.later(0)
    await sleep(10)
    await pump.run()
    expect([errors, runs]).toEqual([["no"], 2])
  })
})
