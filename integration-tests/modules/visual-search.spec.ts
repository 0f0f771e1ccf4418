import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { databaseOf } from "../../src/database/connection"
import { photo, type Scene } from "../../src/modules/visual-search/__tests__/pictures"
import { describeQuery } from "../../src/modules/visual-search/picture/describe"
import type { Description } from "../../src/modules/visual-search/picture/describe"
import { LiveIndex } from "../../src/modules/visual-search/scan/live-index"
import VisualSearchService from "../../src/modules/visual-search/service"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

const HOUR = 60 * 60 * 1_000

let database: TestDatabase
let knex: Knex
let service: VisualSearchService
/** Of another instance, whose time stands still. */
let other: LiveIndex
let now: number

beforeEach(async () => {
  now = 0
  database = await createDatabase()
  await migrateModule(database.url, "visual-search")
  knex = createKnex({ client: "pg", connection: database.url, pool: { min: 0, max: 4 } })
  service = new VisualSearchService({ __pg_connection__: knex })
  other = new LiveIndex(databaseOf(knex), () => now)
})

afterEach(async () => {
  await knex.destroy()
  await database.drop()
})

const at = (product_id: string, name = "a") => ({ product_id, url: `https://shop.example/${name}` })

async function save(product_id: string, scene: Scene, name?: string) {
  await service.save(at(product_id, name), await service.examine(await photo(scene)))
}

async function query(scene: Scene) {
  return (await describeQuery(await photo(scene))) as Description
}

async function found(scene: Scene) {
  return (await service.findLike(await query(scene), 10)).map(({ product_id }) => product_id)
}

async function foundElsewhere(scene: Scene) {
  return (await other.search(await query(scene), 0.9, 10)).map(({ product_id }) => product_id)
}

describe("the store of pictures", () => {
  it("knows at once what this instance has saved and forgotten", async () => {
    await save("prod_mug", "mug")
    await save("prod_lamp", "lamp")
    expect((await found("mug"))[0]).toBe("prod_mug")
    await save("prod_mug", "clock")
    expect((await found("clock"))[0]).toBe("prod_mug")
    expect(await service.forget(["prod_mug"])).toBe(1)
    expect(await found("clock")).not.toContain("prod_mug")
    expect((await found("lamp"))[0]).toBe("prod_lamp")
    expect(await service.countImages()).toBe(1)
  })

  it("knows a second later what another instance has saved, changed and forgotten", async () => {
    expect(await foundElsewhere("mug")).toEqual([])
    await save("prod_mug", "mug")
    expect(await foundElsewhere("mug")).toEqual([])
    now += 1_000
    expect(await foundElsewhere("mug")).toEqual(["prod_mug"])
    await save("prod_mug", "clock")
    now += 1_000
    expect(await foundElsewhere("mug")).toEqual([])
    expect(await foundElsewhere("clock")).toEqual(["prod_mug"])
    await service.forget(["prod_mug"], [at("prod_mug").url])
    now += 1_000
    expect(await foundElsewhere("clock")).toEqual([])
  })

  it("reads all again when what was removed may be gone from the table", async () => {
    await save("prod_mug", "mug")
    expect(await foundElsewhere("mug")).toEqual(["prod_mug"])
    await service.forget(["prod_mug"])
    await knex.raw("delete from assistant_image")
    now += 1_000
    expect(await foundElsewhere("mug")).toEqual(["prod_mug"])
    now += 13 * HOUR
    expect(await foundElsewhere("mug")).toEqual([])
  })

  it("deletes rows that were removed a day ago, and no others", async () => {
    await save("prod_mug", "mug")
    await save("prod_lamp", "lamp")
    await save("prod_clock", "clock")
    await service.forget(["prod_mug", "prod_lamp"])
    await knex.raw(
      `update assistant_image set changed_at = now() - interval '25 hours'
       where product_id <> 'prod_lamp'`
    )
    await service.purge()
    const { rows } = await knex.raw("select product_id from assistant_image order by 1")
    expect(rows).toEqual([{ product_id: "prod_clock" }, { product_id: "prod_lamp" }])
  })

  it("tries a picture again that could not be fetched, later each time", async () => {
    const failure = { failure: "Answered with 503", again: true }
    const waits: number[] = []
    for (let tries = 0; tries < 3; tries++) {
      await service.save(at("prod_mug"), failure)
      const { rows } = await knex.raw(
        "select round(extract(epoch from retry_at - now()) / 60)::int as minutes from assistant_image"
      )
      waits.push(rows[0].minutes)
    }
    expect(waits).toEqual([5, 10, 20])
    expect(await service.listKnown(["prod_mug"])).toEqual([{ ...at("prod_mug"), settled: true }])
    await knex.raw("update assistant_image set retry_at = now() - interval '1 second'")
    expect(await service.listKnown(["prod_mug"])).toEqual([{ ...at("prod_mug"), settled: false }])
    await save("prod_mug", "mug")
    expect((await found("mug"))[0]).toBe("prod_mug")
  })

  it("leaves a picture alone on which there is nothing", async () => {
    await service.save(at("prod_sky"), { failure: "There is nothing on it", again: false })
    expect(await service.listKnown(["prod_sky"])).toEqual([{ ...at("prod_sky"), settled: true }])
    expect(await service.countImages()).toBe(0)
  })

  it("describes again what an older model has described", async () => {
    await save("prod_mug", "mug")
    await knex.raw("update assistant_image set model = 0")
    expect(await service.listKnown(["prod_mug"])).toEqual([{ ...at("prod_mug"), settled: false }])
    expect(await foundElsewhere("mug")).toEqual([])
  })
})

describe("the look at all products", () => {
  it("is one instance's at a time, goes on where it stopped, and is due again after an hour", async () => {
    const { sweep } = service
    expect(await sweep.claim()).toBe("")
    expect(await sweep.claim()).toBeUndefined()
    await sweep.move("prod_05")
    await sweep.release({ finished: false })
    expect(await sweep.claim()).toBe("prod_05")
    await sweep.release({ finished: true })
    expect(await sweep.claim()).toBeUndefined()
    await knex.raw("update assistant_image_sweep set finished_at = now() - interval '61 minutes'")
    expect(await sweep.claim()).toBe("")
  })

  it("is due sooner for a picture that could not be fetched, when that is to be tried again", async () => {
    const { sweep } = service
    await service.save(at("prod_away"), { failure: "connect ECONNREFUSED", again: true })
    await service.save(at("prod_sky"), { failure: "There is nothing on it", again: false })
    await sweep.claim()
    await sweep.release({ finished: true })
    await knex.raw("update assistant_image_sweep set finished_at = now() - interval '6 minutes'")
    expect(await sweep.claim()).toBeUndefined()
    await knex.raw("update assistant_image set retry_at = now() where retry_at is not null")
    expect(await sweep.claim()).toBe("")
    await sweep.release({ finished: true })
    expect(await sweep.claim()).toBeUndefined()
  })

  it("is taken over from an instance that died", async () => {
    expect(await service.sweep.claim()).toBe("")
    await service.sweep.move("prod_07")
    await knex.raw("update assistant_image_sweep set leased_until = now() - interval '1 second'")
    expect(await service.sweep.claim()).toBe("prod_07")
  })

  it("is due at once after a reset", async () => {
    await service.sweep.claim()
    await service.sweep.release({ finished: true })
    await service.sweep.reset()
    expect(await service.sweep.claim()).toBe("")
  })
})
