import { Client } from "pg"
import { openLedger, posted, type OpenLedger } from "../support/ledger"
import { request } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** An order of the host, as far as its numbers go. */
interface Order {
  id: string
  number: number
}

describe("GET /transactions?order_id=", () => {
  let wallets: WalletStore
  let opened: OpenLedger
  let database: Client

  beforeAll(async () => {
    wallets = await shareWalletStore()
    opened = openLedger(wallets.store.databaseUrl)
    database = new Client({ connectionString: wallets.store.databaseUrl })
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await opened?.close()
    await wallets?.store.stop()
  })

  async function placeOrder(id: string): Promise<Order> {
    const { rows } = await database.query(
      `insert into "order" (id, currency_code) values ($1, 'eur') returning display_id`,
      [id]
    )
    return { id, number: rows[0].display_id }
  }

  /** Pays for an order as a store's own code does, which alone can name one. */
  async function payFor(order: Order, wallet_id: number, amount: bigint): Promise<number> {
    const [result] = await opened.ledger.post([
      {
        kind: "debit",
        wallet_id,
        amount,
        reason: "Order",
        actor: "system:checkout",
        order_id: order.number,
        medusa_order_id: order.id,
      },
    ])
    return posted(result).entry!.id
  }

  const idsIn = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)

  it("finds an order's entries by its number and by its id in the store, and no others", async () => {
    const [one, other] = [await placeOrder("order_01ONE"), await placeOrder("order_01TWO")]
    const wallet = await wallets.openWallet("100")
    const first = await payFor(one, wallet.id, 5n)
    const elsewhere = await payFor(other, wallet.id, 7n)
    const second = await payFor(one, wallet.id, 6n)
    for (const reference of [one.number, one.id]) {
      const answer = await wallets.asAdmin("GET", `/transactions?order_id=${reference}`)
      expect([answer.status, idsIn(answer)]).toEqual([200, [second, first]])
      expect(answer.body.meta.total).toBe(2)
      expect(answer.body.data[0]).toMatchObject({ order_id: one.number, amount: "6" })
    }
    const another = await wallets.asAdmin("GET", `/transactions?order_id=${other.id}`)
    expect(idsIn(another)).toEqual([elsewhere])
  })

  it("shows customers what is theirs of it, also together with other filters", async () => {
    const order = await placeOrder("order_01SHARED")
    const [mine, theirs] = [await wallets.openWallet("100"), await wallets.openWallet("100")]
    const own = await payFor(order, mine.id, 5n)
    const strange = await payFor(order, theirs.id, 6n)
    const path = `/transactions?order_id=${order.id}`
    const seen = await request(wallets.store, "GET", `/wallet/v1${path}`, {
      token: mine.owner.token,
    })
    expect([idsIn(seen), seen.body.meta.total]).toEqual([[own], 1])
    expect(idsIn(await wallets.asAdmin("GET", path))).toEqual([strange, own])
    expect(idsIn(await wallets.asAdmin("GET", `${path}&wallet_id=${mine.id}`))).toEqual([own])
    expect(idsIn(await wallets.asAdmin("GET", `${path}&type=credit`))).toEqual([])
  })
})
