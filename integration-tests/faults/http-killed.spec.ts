import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { now, type Operation, type Outcome, readStored, type Request } from "../support/history"
import { findViolations } from "../support/violations"
import { EVENTS_OF_A_STORE, findBrokenInvariants, openLedger, SOAK } from "../support/ledger"
import { createAdmin, createCustomer, request, startStore, type Store } from "../support/store"

const KILLS = 3 * SOAK
const WORKERS = 16

/** Two server processes on one database, of which now one and now the other is killed. */
let stores: Store[]
let token: string
let wallets: number[]
const operations: Operation[] = []

beforeAll(async () => {
  const env = { WALLET_OPTIONS: '{"rate_limit_per_minute":0}' }
  const first = await startStore({ env })
  stores = [first, await startStore({ databaseUrl: first.databaseUrl, env })]
  token = (await createAdmin(first)).token
  wallets = []
  for (let count = 0; count < 5; count += 1) {
    const customer = await createCustomer(first)
    const { body } = await request(first, "GET", "/wallet/v1/wallets/me", { token: customer.token })
    wallets.push(body.id)
  }
}, 300_000)

afterAll(async () => {
  await stores[1].stop()
  await stores[0].stop()
})

it(
  `loses and repeats nothing of what is asked over HTTP when servers are killed, ${KILLS} times`,
  async () => {
    await Promise.all(wallets.map((id) => perform(plan(`fund ${id}`, id, "credit", "200"))))
    let stopping = false
    const workers = Array.from({ length: WORKERS }, async (_, worker) => {
      for (let turn = 0; !stopping; turn += 1) {
        const wallet = wallets[Math.random() < 0.4 ? 0 : Math.floor(Math.random() * wallets.length)]
        const kind = Math.random() < 0.6 ? "debit" : "credit"
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

function plan(tag: string, wallet_id: number, kind: "credit" | "debit", amount: string): Request {
  return {
    tag,
    wallet_id,
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

async function ask({ wallet_id, kind, amount, tag, partial, key }: Request): Promise<Outcome> {
  const store = stores[Math.floor(Math.random() * 2)]
  const answer = await request(store, "POST", `/wallet/v1/wallets/${wallet_id}/${kind}`, {
    token,
    body: {
      amount,
      reason: tag,
      ...(kind === "debit" && { allow_partial: partial }),
      idempotency_key: key,
    },
  }).catch(String)
  if (typeof answer === "string") {
    return { kind: "unknown", error: answer }
  }
  const { status, body, text } = answer
  if (status < 300) {
    return toDone(kind, status, body)
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

interface Receipt {
  transaction_id: number
  wallet_id: number
  sequence: number
  type: string
  amount: string
  balance_after: string
  reason: string
  hmac_chain: string
}

function toDone(kind: string, status: number, receipt: Receipt): Outcome {
  const moved = BigInt(receipt.amount) * (kind === "credit" ? 1n : -1n)
  return {
    kind: "done",
    hold_id: null,
    replayed: status === 200,
    entry: {
      id: receipt.transaction_id,
      wallet_id: receipt.wallet_id,
      seq: receipt.sequence,
      type: receipt.type,
      amount: receipt.amount,
      balance_before: (BigInt(receipt.balance_after) - moved).toString(),
      balance_after: receipt.balance_after,
      reason: receipt.reason,
      mac: receipt.hmac_chain.replace("sha256:", ""),
      key: null,
    },
  }
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
