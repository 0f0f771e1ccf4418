import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import {
  now,
  type Operation,
  type Outcome,
  readStored,
  type Request,
  type StoredEntry,
} from "../support/history"
import { findViolations } from "../support/violations"
import {
  EVENTS_OF_A_STORE,
  findBrokenInvariants,
  openLedger,
  repeated,
  SOAK,
} from "../support/ledger"
import { createAdmin, createCustomer, request, startStore, type Store } from "../support/store"

const KILLS = repeated(3)
const WORKERS = 16

/** Two server processes on one database, of which now one and now the other is killed. */
let stores: Store[]
let token: string
let wallets: number[]
/** E-mail addresses of the wallets' owners, by wallet. */
let emails: Map<number, string>
const operations: Operation[] = []

beforeAll(async () => {
  const options = {
    rate_limit_per_minute: 0,
    redeem_rate_limit_per_minute: 0,
    transfers_enabled: true,
  }
  const env = { WALLET_OPTIONS: JSON.stringify(options) }
  const first = await startStore({ env })
  stores = [first, await startStore({ databaseUrl: first.databaseUrl, env })]
  token = (await createAdmin(first)).token
  wallets = []
  emails = new Map()
  for (let count = 0; count < 5; count += 1) {
    const customer = await createCustomer(first)
    const { body } = await request(first, "GET", "/wallet/v1/wallets/me", { token: customer.token })
    wallets.push(body.id)
    emails.set(body.id, customer.email)
  }
}, 300_000)

afterAll(async () => {
  await stores[1].stop()
  await stores[0].stop()
})

it(
  "loses and repeats nothing of what is asked over HTTP when servers are killed",
  async () => {
    await Promise.all(wallets.map((id) => perform(plan(`fund ${id}`, id, "credit", "200"))))
    let stopping = false
    const workers = Array.from({ length: WORKERS }, async (_, worker) => {
      for (let turn = 0; !stopping; turn += 1) {
        const wallet = wallets[Math.random() < 0.4 ? 0 : Math.floor(Math.random() * wallets.length)]
        const kind = KINDS[Math.floor(Math.random() * KINDS.length)]
        const amount = String(1 + Math.floor(Math.random() * 9))
        await perform(plan(`${worker}.${turn}`, wallet, kind, amount))
      }
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(1000 + Math.random() * 1000)
      const victim = stores[kill % 2]
      await victim.kill("SIGKILL")
      await victim.restart()
    }
    await sleep(500)
    stopping = true
    await Promise.all(workers)
    await judge()
  },
  300_000 * SOAK
)

const KINDS = ["debit", "debit", "transfer", "transfer", "credit"] as const

function plan(
  tag: string,
  wallet_id: number,
  kind: (typeof KINDS)[number],
  amount: string
): Request {
  const others = wallets.filter((id) => id !== wallet_id)
  return {
    tag,
    wallet_id,
    ...(kind === "transfer" && { to_wallet_id: others[Math.floor(Math.random() * others.length)] }),
    kind,
    amount,
    partial: kind === "debit" && Math.random() < 0.2,
    key: Math.random() < 0.85 ? randomUUID() : undefined,
  }
}

/** Asks now the one and now the other server until the answer is known; without a key, once. */
async function perform(planned: Request): Promise<void> {
  for (let decided = false; !decided;) {
    const invoked = now()
    const outcome = await ask(planned)
    operations.push({ ...planned, invoked, returned: now(), outcome })
    decided = !planned.key || outcome.kind !== "unknown"
    if (outcome.kind === "unknown") {
      await sleep(50)
    }
  }
}

/** The path and the body of what is asked for, by somebody who manages the shop. */
function toHttp({ wallet_id, to_wallet_id, kind, amount, tag, partial, key }: Request) {
  if (to_wallet_id !== undefined) {
    const to_user_email = emails.get(to_wallet_id)
    const body = { from_wallet_id: wallet_id, to_user_email, amount, note: tag }
    return { path: "/transfers", body: { ...body, idempotency_key: key } }
  }
  const partially = kind === "debit" ? { allow_partial: partial } : {}
  return {
    path: `/wallets/${wallet_id}/${kind}`,
    body: { amount, reason: tag, ...partially, idempotency_key: key },
  }
}

async function ask(planned: Request): Promise<Outcome> {
  const { kind, tag } = planned
  const store = stores[Math.floor(Math.random() * 2)]
  const { path, body: asked } = toHttp(planned)
  const answer = await request(store, "POST", `/wallet/v1${path}`, { token, body: asked }).catch(
    String
  )
  if (typeof answer === "string") {
    return { kind: "unknown", error: answer }
  }
  const { status, body, text } = answer
  if (status < 300) {
    const replayed = status === 200
    return kind === "transfer"
      ? toDone(toEntry(body.transfer_out), replayed, toEntry(body.transfer_in))
      : toDone(toEntry(body), replayed)
  }
  if (status === 422 && body.code === "wallet_insufficient_balance") {
    return { kind: "refused", code: "insufficient_balance", balance: body.data.balance }
  }
  // A key that another process is working on is no answer either.
  if (status >= 500 || status === 409) {
    return { kind: "unknown", error: `${status} ${text}` }
  }
  throw new Error(`${tag}: ${status} ${text}`)
}

/** An entry as it is answered: the receipt of a credit or debit has its id under a longer name. */
interface Receipt {
  id?: number
  transaction_id?: number
  wallet_id: number
  sequence: number
  type: string
  amount: string
  balance_after: string
  reason: string
  hmac_chain: string
}

const INCOMING = new Set(["credit", "transfer_in"])

function toEntry(receipt: Receipt): StoredEntry {
  const moved = BigInt(receipt.amount) * (INCOMING.has(receipt.type) ? 1n : -1n)
  return {
    id: (receipt.id ?? receipt.transaction_id)!,
    wallet_id: receipt.wallet_id,
    seq: receipt.sequence,
    type: receipt.type,
    amount: receipt.amount,
    balance_before: (BigInt(receipt.balance_after) - moved).toString(),
    balance_after: receipt.balance_after,
    reason: receipt.reason,
    mac: receipt.hmac_chain.replace("sha256:", ""),
    key: null,
  }
}

function toDone(
  entry: StoredEntry,
  replayed: boolean,
  counterpart: StoredEntry | null = null
): Outcome {
  return { kind: "done", hold_id: null, replayed, entry, counterpart }
}

async function judge(): Promise<void> {
  const url = stores[0].databaseUrl
  const client = new Client({ connectionString: url })
  await client.connect()
  const stored = await readStored(client)
  expect(findViolations(operations, stored)).toEqual([])
  expect(await findBrokenInvariants(client, EVENTS_OF_A_STORE)).toEqual([])
  await client.end()
  const { ledger, close } = openLedger(url)
  expect(await ledger.verify()).toMatchObject({ ok: true })
  await close()
  expect(operations.filter(({ outcome }) => outcome.kind === "done").length).toBeGreaterThan(100)
  expect(operations.filter(({ outcome }) => outcome.kind === "unknown").length).toBeGreaterThan(0)
}
