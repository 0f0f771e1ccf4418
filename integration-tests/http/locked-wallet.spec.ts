import { Client } from "pg"
import { createCustomer, request, type Answer, type Customer } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** Requests for the locked wallet, one after the other so that no two come in one group. */
const WAITING = 3
/** Well before the ledger gives up on a lock (5 s). */
const SOON_MS = 3_000

/** Another instance in the middle of something long, or somebody at the database's own prompt. */
describe("a wallet that somebody else has locked", () => {
  let wallets: WalletStore
  let elsewhere: Client

  beforeAll(async () => {
    wallets = await shareWalletStore()
    elsewhere = new Client(wallets.store.databaseUrl)
    await elsewhere.connect()
    await request(wallets.store, "PATCH", "/admin/wallet/settings", {
      token: wallets.admin.token,
      body: { transfers_enabled: true },
    })
  })
  afterAll(async () => {
    await elsewhere?.end()
    await wallets?.store.stop()
  })

  type Owned = Awaited<ReturnType<WalletStore["openWallet"]>>

  const book = (operation: string) => (wallet: Owned) =>
    wallets.asAdmin("POST", `/wallets/${wallet.id}/${operation}`, { amount: "1", reason: "Test" })
  const asOwner = (owner: Customer, path: string, body?: object) =>
    request(wallets.store, "POST", `/wallet/v1${path}`, { token: owner.token, body })

  type Send = (wallet: Owned) => Promise<Answer>

  const operations: [string, (all: Owned[]) => Promise<Send>][] = [
    ["credits", async () => book("credit")],
    ["debits", async () => book("debit")],
    [
      "transfers",
      async (all) => {
        const recipients = new Map<number, string>()
        for (const { id } of all) recipients.set(id, (await createCustomer(wallets.store)).email)
        return ({ id, owner }) =>
          asOwner(owner, "/transfers", { to_user_email: recipients.get(id), amount: "1" })
      },
    ],
    [
      "redemptions",
      async () => {
        const made = await wallets.asAdmin("POST", "/codes", { amount: "1", quantity: 10 })
        const codes = (made.body.codes as { code: string }[]).map(({ code }) => code)
        return ({ owner }) => asOwner(owner, `/codes/${codes.pop()}/redeem`)
      },
    ],
  ]

  it.each(operations)("does not hold up %s of other wallets", async (_, prepare) => {
    const locked = await wallets.openWallet("1000")
    const others = [await wallets.openWallet("1000"), await wallets.openWallet("1000")]
    const send = await prepare([locked, ...others])
    await elsewhere.query("begin")
    await elsewhere.query("select from ledger_wallet where id = $1 for update", [locked.id])
    const began = Date.now()
    let answered = 0
    const waiting = Array.from({ length: WAITING }, async (_none, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 20))
      const answer = await send(locked)
      answered += 1
      return answer
    })
    await new Promise((resolve) => setTimeout(resolve, WAITING * 20))
    for (const other of others) expect([200, 201]).toContain((await send(other)).status)
    const took = Date.now() - began
    expect(answered).toBe(0)
    await elsewhere.query("rollback")
    for (const { status } of await Promise.all(waiting)) expect([200, 201]).toContain(status)
    expect(took).toBeLessThan(SOON_MS)
  })
})
