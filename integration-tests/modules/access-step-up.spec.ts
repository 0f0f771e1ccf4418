import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { createDatabase, type TestDatabase } from "../support/database"
import { BlockedAttempts } from "../../src/modules/access/blocked-attempts"
import { Migration20261120064117 } from "../../src/modules/access/migrations/Migration20261120064117"
import { StepUps } from "../../src/modules/access/step-up"
import { totpCode } from "../../src/modules/access/step-up-totp"

const PURGED = ["access_step_up_challenge", "access_step_up_session", "access_blocked_attempt"]

describe("step-up and blocked attempts in the database", () => {
  let database: TestDatabase
  let knex: Knex
  let stepUps: StepUps
  let people = 0

  async function migrate(direction: "up" | "down") {
    const migration = new Migration20261120064117(undefined as never, undefined as never)
    await migration[direction]()
    for (const query of migration.getQueries()) {
      await knex.raw(query as string)
    }
  }

  beforeAll(async () => {
    database = await createDatabase()
    knex = createKnex({ client: "pg", connection: database.url, pool: { min: 0, max: 8 } })
    await migrate("up")
    stepUps = new StepUps(knex as never, "secret")
  })
  afterAll(async () => {
    await knex?.destroy()
    await database?.drop()
  })

  const somebody = () => {
    const subject = `customer:${++people}`
    return { subject, session: Buffer.alloc(32, people), person: subject }
  }
  const count = async (table: string) =>
    Number((await knex.raw(`select count(*) from ${table}`)).rows[0].count)

  it("goes away without a trace, and comes back", async () => {
    await migrate("down")
    const left = await knex.raw("select relname from pg_class where relname like 'access_%'")
    expect(left.rows).toEqual([])
    await migrate("up")
  })

  it("sends one code when two instances are asked at once", async () => {
    const person = somebody()
    const other = new StepUps(knex as never, "secret")
    const asked = await Promise.all([
      stepUps.challengeByMail(person),
      other.challengeByMail(person),
      stepUps.challengeByMail({ ...person, session: Buffer.alloc(32, 255) }),
    ])
    expect(asked.filter((challenge) => "code" in challenge)).toHaveLength(1)
    expect(asked.filter((challenge) => "retry_after" in challenge)).toHaveLength(2)
  })

  it("counts tries and e-mails per person, over all their keys, and elevates the one that confirmed", async () => {
    const person = somebody()
    const key = { ...person, subject: `api_key:${people}`, session: Buffer.alloc(32, 254) }
    const sent = await stepUps.challengeByMail(key)
    expect(await stepUps.challengeByMail(person)).toHaveProperty("retry_after")
    for (let i = 0; i < 19; i++)
      expect(await stepUps.countAttempt(person.person)).toHaveProperty("attempts_left")
    expect(await stepUps.verify(key, (sent as { code: string }).code)).toMatchObject({ ok: true })
    expect([await stepUps.isElevated(key), await stepUps.isElevated(person)]).toEqual([true, false])
    for (let i = 0; i < 20; i++)
      expect(await stepUps.countAttempt(person.person)).toHaveProperty("attempts_left")
    expect(await stepUps.verify(key, "000000")).toHaveProperty("retry_after")
  })

  it("takes an app's code from one of many who show it at once", async () => {
    const person = somebody()
    const { secret } = (await stepUps.enrolTotp(person.subject, { issuer: "S", account: "a" }))!
    const key = Buffer.from(
      [...secret]
        .map((letter) =>
          "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")
        )
        .join("")
        .match(/.{8}/g)!
        .map((byte) => parseInt(byte, 2))
    )
    const step = Math.floor(Date.now() / 30_000)
    expect(await stepUps.confirmTotp(person.subject, totpCode(key, step - 1))).toBe(true)
    const sessions = [1, 2, 3, 4].map((byte) => ({ ...person, session: Buffer.alloc(32, byte) }))
    await Promise.all(sessions.map((session) => stepUps.challengeByTotp(session)))
    const results = await Promise.all(
      sessions.map((session) => stepUps.verify(session, totpCode(key, step)))
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it("has the app enrolled again once the host has another cookie secret", async () => {
    const person = somebody()
    const about = { issuer: "S", account: "a" }
    await stepUps.enrolTotp(person.subject, about)
    await knex.raw("update access_step_up set totp_confirmed_at = now() where subject = ?", [
      person.subject,
    ])
    expect(await stepUps.hasTotp(person.subject)).toBe(true)
    expect(await stepUps.enrolTotp(person.subject, about)).toBeNull()
    const elsewhere = new StepUps(knex as never, "another secret")
    expect(await elsewhere.hasTotp(person.subject)).toBe(false)
    expect(await elsewhere.challengeByTotp(person)).toBeNull()
    expect(await elsewhere.enrolTotp(person.subject, about)).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    })
  })

  it("forgets what is over, and nothing else", async () => {
    const [over, running] = [somebody(), somebody()]
    const blocked = new BlockedAttempts(knex as never)
    for (const person of [over, running]) {
      const challenge = await stepUps.challengeByMail(person)
      await stepUps.verify(person, (challenge as { code: string }).code)
      await stepUps.withdrawMail(person)
      await stepUps.challengeByMail(person)
    }
    const attempt = { control: "kyc" as const, operation: "debit" as const, actor: "user:1" }
    await blocked.add([
      { ...attempt, wallet_id: 1, attempts: 1, amount: 5n },
      { ...attempt, wallet_id: 2, attempts: 2, amount: 6n },
    ])
    await stepUps.purge()
    await blocked.purge()
    const before = await Promise.all(PURGED.map(count))
    await knex.raw("update access_step_up_challenge set expires_at = now() where subject = ?", [
      over.subject,
    ])
    await knex.raw("update access_step_up_session set elevated_until = now() where subject = ?", [
      over.subject,
    ])
    await knex.raw(
      "update access_blocked_attempt set minute = minute - interval '91 days' where wallet_id = 1"
    )
    await stepUps.purge()
    await blocked.purge()
    const after = await Promise.all(PURGED.map(count))
    expect(after).toEqual(before.map((rows) => rows - 1))
    expect(await stepUps.isElevated(running)).toBe(true)
  })

  it("tells who was the first of a minute, over all instances", async () => {
    const attempt = { control: "velocity" as const, operation: "debit" as const, actor: "user:1" }
    const add = () =>
      new BlockedAttempts(knex as never).add([
        { ...attempt, wallet_id: 77, attempts: 3, amount: 9n },
      ])
    const firsts = (await Promise.all([add(), add(), add(), add()])).flat()
    const { data } = await new BlockedAttempts(knex as never).list({
      wallet_id: 77,
      page: 1,
      per_page: 10,
    })
    expect(firsts).toHaveLength(data.length)
    expect(data.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(12)
  })
})
