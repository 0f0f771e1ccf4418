import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import {
  EVENTS_OF_A_STORE,
  findBrokenInvariants,
  openLedger,
  repeated,
  SOAK,
} from "../support/ledger"
import { createAdmin, request, startStore, type Admin, type Store } from "../support/store"

const ROUNDS = repeated(2)
const CUSTOMERS = 300
const ROWS = 3_000

/** Lists that come in while the server is killed: while they are read, checked and booked. */
describe("an import on a store that crashes", () => {
  let store: Store
  let admin: Admin
  let database: Client

  beforeAll(async () => {
    // Jobs look every second for what was left.
    store = await startStore({ env: { WALLET_SWEEP_SECONDS: "1" } })
    admin = await createAdmin(store)
    database = new Client({ connectionString: store.databaseUrl })
    await database.connect()
    await database.query(
      `insert into customer (id, email, has_account)
       select 'cus_' || at, 'killed' || at || '@example.com', true from generate_series(1, $1) at`,
      [CUSTOMERS]
    )
  }, 300_000)
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const addressOf = (row: number) => `killed${1 + (row % CUSTOMERS)}@example.com`
  const inRows = (line: (row: number) => string) =>
    Array.from({ length: ROWS }, (_, row) => line(row)).join("\n")

  /**
   * All rows come to 0.01 a row, or, of what goes in and out, to 0.02 a customer and pair. What is left of
   * the first pair has lapsed since.
   */
  const FILES = {
    balances: () => `customer,amount\n${inRows((row) => `${addressOf(row)},0.01`)}\n`,
    history: () =>
      `customer,date,amount,expiry_date\n${inRows((row) => {
        const turn = Math.floor(row / CUSTOMERS)
        const date = `2025-${String(1 + Math.floor(turn / 2)).padStart(2, "0")}-01`
        const moved = turn % 2 === 0 ? `0.05,${turn === 0 ? "2025-01-15" : ""}` : "-0.03,"
        return `${addressOf(row)},${date},${moved}`
      })}\n`,
  }
  type Kind = keyof typeof FILES

  async function upload(kind: Kind, name: string): Promise<number | null> {
    const form = new FormData()
    form.set("form", kind)
    form.set("name", name)
    form.set("file", new Blob([FILES[kind]()]), `${name}.csv`)
    const answer = await fetch(`${store.baseUrl}/admin/wallet/imports`, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    }).catch(() => null)
    return answer && ((await answer.json()) as { id: number }).id
  }

  async function countRows(id: number, status: string): Promise<number> {
    const { rows } = await database.query(
      "select count(*)::int as count from imports_row where import_id = $1 and status = $2",
      [id, status]
    )
    return rows[0].count
  }

  async function statusOf(id: number): Promise<string> {
    const { rows } = await database.query("select status from imports_import where id = $1", [id])
    return rows[0].status
  }

  /** Kills the server once so many rows of a list are in a state, or the list is over before. */
  async function killAt(id: number, rowStatus: string, rows: number, until: string) {
    while ((await statusOf(id)) !== until && (await countRows(id, rowStatus)) < rows) await sleep(5)
    await sleep(Math.random() * 30)
    await crash()
  }

  async function crash() {
    await store.kill("SIGKILL")
    await store.restart()
    // Nobody but the dead carries it on: as if a minute had gone by.
    await database.query("update imports_import set leased_until = clock_timestamp()")
  }

  async function until(id: number, wanted: string) {
    for (let tries = 0; tries < 6000; tries += 1) {
      if ((await statusOf(id)) === wanted) return
      await sleep(50)
    }
    throw new Error(`Import ${id} did not come to be ${wanted}: ${await statusOf(id)}`)
  }

  const someRows = () => Math.floor(ROWS * (0.1 + 0.8 * Math.random()))

  /** Both lists at once: each crash hits both. */
  async function bringIn(round: number): Promise<void> {
    const kinds: Kind[] = ["balances", "history"]
    const send = (kind: Kind) => upload(kind, `${kind} ${round}`)
    // Killed while they are read: a file has to come again, and what was read of it is nobody's.
    const [first] = await Promise.all([
      Promise.all(kinds.map(send)),
      sleep(50 + Math.random() * 400).then(crash),
    ])
    const ids = await Promise.all(kinds.map(async (kind, at) => first[at] ?? (await send(kind))!))
    await killAt(ids[round % 2], "good", someRows(), "checked")
    for (const id of ids) {
      await until(id, "checked")
      const { status } = await request(store, "POST", `/admin/wallet/imports/${id}/book`, {
        token: admin.token,
      })
      expect(status).toBe(202)
    }
    for (const id of ids) await killAt(id, "booked", someRows(), "done")
    for (const id of ids) {
      await until(id, "done")
      const { body } = await request(store, "GET", `/admin/wallet/imports/${id}`, {
        token: admin.token,
      })
      // What was booked in the instant of a crash is found there by whoever goes on.
      const sums = body.sums as { status: string; rows: number }[]
      expect(sums.filter((sum) => !["booked", "there"].includes(sum.status))).toEqual([])
      expect(sums.reduce((all, { rows }) => all + rows, 0)).toBe(ROWS)
    }
  }

  it(
    "goes on where it was, loses no row and books none twice",
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await bringIn(round)
        const { rows: entries } = await database.query(
          `select count(*)::int as entries, count(distinct (wallet_id, type, reference))::int as rows
           from ledger_entry where reference like 'import:%'`
        )
        expect(entries).toEqual([{ entries: 2 * ROWS * round, rows: 2 * ROWS * round }])
        const { rows: balances } = await database.query(
          "select balance::text, count(*)::int as wallets from ledger_wallet where balance > 0 group by 1"
        )
        const each = ROWS / CUSTOMERS
        const balance = String(round * (each + each - 2))
        expect(balances).toEqual([{ balance, wallets: CUSTOMERS }])
      }
      expect(await findBrokenInvariants(database, EVENTS_OF_A_STORE)).toEqual([])
      const { ledger, close } = openLedger(store.databaseUrl)
      expect(await ledger.verify()).toMatchObject({ ok: true })
      await close()
    },
    600_000 * SOAK
  )
})
