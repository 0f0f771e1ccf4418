import { setTimeout as sleep } from "node:timers/promises"
import type { Checkout } from "../support/checkout"
import { request } from "../support/store"

/* eslint-disable @typescript-eslint/no-explicit-any -- answers have every shape */

/** What becomes of rewards after crashes and lost events, in a store with `MERCHANT_PLUGIN`. */
export function describeRewardSettling(opened: () => Checkout) {
  describe("rewards", () => {
    let rule: number

    const addRule = async (terms: object = {}) => {
      const body = {
        type: "cashback",
        name: "Back",
        currency: "USD",
        basis_points: 1000,
        waiting_days: 0,
        ...terms,
      }
      rule = (await opened().asAdmin("POST", "/admin/wallet/rules", body)).id
    }
    afterEach(() => opened().asAdmin("PATCH", `/admin/wallet/rules/${rule}`, { active: false }))

    const withoutEvents = (what: "capture" | "refund", payment: string) =>
      request(opened().store, "POST", `/${what}-without-us/${payment}`)
    async function order() {
      const customer = await opened().rich("1")
      const cart = await opened().fillCart(customer.token, { quantity: 2 })
      await opened().choose(customer.token, cart.id, "pp_system_default")
      const { body } = await opened().complete(customer.token, cart.id)
      const payment = (await opened().paymentOf(body.order.id)).id as string
      return { ...customer, order: body.order.id as string, payment }
    }
    const rewardOf = async (token: string) => {
      const { body } = await opened().asShopper(token, "GET", "/wallet/v1/rewards")
      expect(body.meta.total).toBeLessThanOrEqual(1)
      return body.data[0] as any
    }
    async function until(token: string, status: string) {
      for (let tries = 0; tries < 100; tries++) {
        const found = await rewardOf(token)
        if (found?.status === status) return found
        await sleep(300)
      }
      throw new Error(`It did not become ${status}: ${JSON.stringify(await rewardOf(token))}`)
    }
    /**
     * Pays an order and forgets it, as if nobody had told of either. Its row is locked meanwhile, so that
     * an event that comes late does not decide by what was so before the payment.
     */
    async function payUnheard(order: string, payment: string) {
      const { database } = opened()
      const isSeen = async () =>
        (await database.query("SELECT 1 FROM rewards_order WHERE order_id = $1", [order])).rowCount
      while (!(await isSeen())) await sleep(100)
      await database.query("BEGIN")
      await database.query("SELECT 1 FROM rewards_order WHERE order_id = $1 FOR UPDATE", [order])
      await withoutEvents("capture", payment)
      await database.query("DELETE FROM rewards_award WHERE order_id = $1", [order])
      await database.query("DELETE FROM rewards_order WHERE order_id = $1", [order])
      await database.query("COMMIT")
    }
    const cashbacks = async (wallet: number) =>
      (await opened().asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}&type=cashback`))
        .data as any[]
    const spent = async () =>
      (await opened().asAdmin("GET", `/admin/wallet/rules/${rule}`)).spent as string

    it("are found, credited and taken back by the job alone", async () => {
      await addRule({ waiting_days: 7 })
      const { token, order: id, payment, wallet } = await order()
      await until(token, "waiting")
      await payUnheard(id, payment)
      const { amount } = await until(token, "pending")
      expect(await spent()).toBe(amount)
      await opened().database.query(
        "UPDATE rewards_award SET due_at = now() - interval '1 minute' WHERE order_id = $1",
        [id]
      )
      await until(token, "awarded")
      expect(await cashbacks(wallet)).toHaveLength(1)
      await withoutEvents("refund", payment)
      expect(await until(token, "taken_back")).toMatchObject({ taken_back: amount, missing: "0" })
      expect([await spent(), (await opened().wallet(wallet)).balance]).toEqual(["0", "1"])
    })

    it("of an order whose payment came without an event are decided when it is looked at again", async () => {
      await addRule()
      const { token, order: id, payment } = await order()
      await until(token, "waiting")
      await withoutEvents("capture", payment)
      await opened().database.query(
        "UPDATE rewards_order SET look_at = now() WHERE order_id = $1",
        [id]
      )
      await until(token, "awarded")
    })

    it("for friends are found, credited and taken back by the job alone", async () => {
      await addRule({
        type: "referral",
        basis_points: null,
        referrer_gets: { fixed_amount: "40" },
        friend_gets: { fixed_amount: "60" },
      })
      const referrer = await opened().rich("1")
      const code = (await opened().asShopper(referrer.token, "GET", "/wallet/v1/referral")).body
        .code
      const customer = await opened().rich("1")
      await opened().asShopper(customer.token, "POST", "/wallet/v1/referral", { code })
      const cart = await opened().fillCart(customer.token, { quantity: 2 })
      await opened().choose(customer.token, cart.id, "pp_system_default")
      const { body } = await opened().complete(customer.token, cart.id)
      const id = body.order.id as string
      const payment = (await opened().paymentOf(id)).id as string
      await payUnheard(id, payment)
      expect(await until(referrer.token, "awarded")).toMatchObject({ amount: "40" })
      expect(await until(customer.token, "awarded")).toMatchObject({ amount: "60" })
      expect(await spent()).toBe("100")
      await withoutEvents("refund", payment)
      await until(referrer.token, "taken_back")
      await until(customer.token, "taken_back")
      expect(await spent()).toBe("0")
      for (const { wallet } of [referrer, customer]) {
        expect((await opened().wallet(wallet)).balance).toBe("1")
      }
    }, 120_000)

    it("for friends go by the order that was paid first, though another was heard of before", async () => {
      await addRule({ type: "referral", basis_points: null, friend_gets: { fixed_amount: "60" } })
      const referrer = await opened().rich("1")
      const code = (await opened().asShopper(referrer.token, "GET", "/wallet/v1/referral")).body
        .code
      const { token, wallet } = await opened().rich("1")
      await opened().asShopper(token, "POST", "/wallet/v1/referral", { code })
      const orders: { id: string; display_id: number; payment: string }[] = []
      for (let number = 0; number < 2; number++) {
        const cart = await opened().fillCart(token)
        await opened().choose(token, cart.id, "pp_system_default")
        const { id, display_id } = (await opened().complete(token, cart.id)).body.order
        orders.push({ id, display_id, payment: (await opened().paymentOf(id)).id })
      }
      const [other, first] = orders
      await withoutEvents("capture", first.payment)
      await opened().asAdmin("POST", `/admin/payments/${other.payment}/capture`, {})
      expect(await until(token, "awarded")).toMatchObject({
        amount: "60",
        order_id: first.display_id,
      })
      expect([await spent(), (await opened().wallet(wallet)).balance]).toEqual(["60", "61"])
    }, 120_000)

    it("are credited once when that fails on the way, or the server is killed", async () => {
      await addRule()
      const failed = await order()
      await until(failed.token, "waiting")
      await opened().failing("UPDATE ON rewards_award", async () => {
        await opened().asAdmin("POST", `/admin/payments/${failed.payment}/capture`, {})
        await sleep(1_000)
        expect([await cashbacks(failed.wallet), await spent()]).toEqual([[], "0"])
      })
      await opened().database.query(
        "UPDATE rewards_order SET look_at = now() WHERE look_at > now()"
      )
      const { amount } = await until(failed.token, "awarded")
      expect(await spent()).toBe(amount)
      const killed = await order()
      await until(killed.token, "waiting")
      const capture = opened()
        .asAdmin("POST", `/admin/payments/${killed.payment}/capture`, {})
        .catch(() => undefined)
      await sleep(60)
      await opened().store.kill("SIGKILL")
      await capture
      await opened().store.restart()
      const { payment } = killed
      if (!(await opened().paymentOf(killed.order)).captures.length) {
        await opened().asAdmin("POST", `/admin/payments/${payment}/capture`, {})
      }
      await opened().database.query(
        "UPDATE rewards_order SET look_at = now() WHERE look_at > now()"
      )
      await until(killed.token, "awarded")
      for (const { wallet } of [failed, killed]) expect(await cashbacks(wallet)).toHaveLength(1)
      expect(await spent()).toBe(String(2n * BigInt(amount)))
    }, 120_000)
  })
}
