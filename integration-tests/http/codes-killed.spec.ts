import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { repeated, SOAK } from "../support/ledger"
import {
  addCustomer,
  createAdmin,
  request,
  startStore,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"

const ROUNDS = repeated(3)
const CODES = 40

/** A server that is killed in the middle of its work, again and again. */
describe("redemption codes on a store that crashes", () => {
  let store: Store
  let admin: Admin
  let customers: Customer[]
  let database: Client

  beforeAll(async () => {
    store = await startStore()
    admin = await createAdmin(store)
    customers = await Promise.all(Array.from({ length: 8 }, () => addCustomer(store, admin)))
    database = new Client({ connectionString: store.databaseUrl })
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const generate = (body: object) =>
    request(store, "POST", "/wallet/v1/codes", { token: admin.token, body })
  const redeem = (code: string, index: number) =>
    request(store, "POST", `/wallet/v1/codes/${code}/redeem`, {
      token: customers[index % customers.length].token,
    })
  /** Null for a request whose answer was lost. */
  const orLost = (answer: Promise<Answer>) => answer.catch(() => null)

  /** Kills the server at some moment while the requests are under way, and starts it again. */
  async function crashDuring<T>(requests: Promise<T>): Promise<T> {
    await sleep(5 + Math.random() * 60)
    await store.kill("SIGKILL")
    const answers = await requests
    await store.restart()
    return answers
  }

  it(
    "never parts a used code from its money",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const made = await generate({ amount: "100", quantity: CODES, prefix: `C${round}` })
        const codes = made.body.codes.map(({ code }: { code: string }) => code) as string[]
        const answers = await crashDuring(
          Promise.all(codes.map((code, index) => orLost(redeem(code, index))))
        )
        const { rows } = await database.query(
          `select code.redemption_count = count(redemption.entry_id) as counted,
           count(redemption.entry_id) = count(entry.id) as paid
         from codes_code code
         left join codes_redemption redemption on redemption.code_id = code.id
         left join ledger_entry entry on entry.id = redemption.entry_id
           and entry.amount = code.amount and entry.wallet_id = redemption.wallet_id
         group by code.id`
        )
        expect(rows.every(({ counted, paid }) => counted && paid)).toBe(true)
        const again = await Promise.all(codes.map(redeem))
        again.forEach((answer, index) => {
          const first = answers[index]
          if (first?.status === 200) {
            expect(answer.body).toMatchObject({
              code: "wallet_code_already_redeemed",
              data: { transaction_id: first.body.transaction_id },
            })
          } else {
            expect([200, 409]).toContain(answer.status)
          }
        })
      }
      const { rows } = await database.query(
        `select (select count(*) from ledger_entry where reason like 'Redeemed code%') as entries,
         (select count(*) from codes_redemption) as redemptions,
         (select sum(balance) from ledger_wallet) as money`
      )
      const uses = ROUNDS * CODES
      expect(rows).toEqual([{ entries: `${uses}`, redemptions: `${uses}`, money: `${uses * 100}` }])
    },
    120_000 * SOAK
  )

  it(
    "makes a batch once, though its answer was lost",
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const prefix = `G${round}`
        const body = { amount: "1", quantity: 500, prefix, idempotency_key: randomUUID() }
        const first = await crashDuring(orLost(generate(body)))
        const second = await generate(body)
        expect([200, 201]).toContain(second.status)
        if (first) {
          expect(second.body.codes).toEqual(first.body.codes)
        }
        const list = await request(store, "GET", `/wallet/v1/codes?prefix=${prefix}`, {
          token: admin.token,
        })
        expect(list.body.meta.total).toBe(500)
      }
    },
    120_000 * SOAK
  )
})
