import { setTimeout as sleep } from "node:timers/promises"
import { createDatabase, type TestDatabase } from "../support/database"
import { repeated, SOAK } from "../support/ledger"
import type { KillPoint } from "./driver/kill-points"
import { Load } from "./load"

let database: TestDatabase
let load: Load

beforeEach(async () => {
  database = await createDatabase()
  load = await Load.on(database.url)
})

afterEach(async () => {
  await database.drop()
})

const KILLS = repeated(6)

it(
  "loses and repeats nothing when one of two processes under load is killed",
  async () => {
    const steady = await load.start()
    for (let kill = 0; load.wantsKill(kill, KILLS); kill += 1) {
      const victim = await load.start()
      await sleep(100 + Math.random() * 500)
      await victim.kill()
      await load.settle()
    }
    await steady.stop()
    expect(load.countUnknown()).toBeGreaterThan(0)
    await load.judge()
  },
  180_000 * SOAK
)

const POINTS: KillPoint[] = [
  "before the write",
  "before COMMIT",
  "with COMMIT under way",
  "before the answer",
]

describe.each(POINTS)("killed %s", (point) => {
  it(
    "leaves all of a group or nothing of it, and every key takes effect once",
    async () => {
      const steady = await load.start()
      for (let kill = 0; load.wantsKill(kill, repeated(2)); kill += 1) {
        const victim = await load.start({ point, after: 1 + Math.floor(Math.random() * 40) })
        expect(await victim.ended).toBe("SIGKILL")
        await load.settle()
      }
      await steady.stop()
      expect(load.countUnknown()).toBeGreaterThan(0)
      await load.judge()
    },
    180_000 * SOAK
  )
})
