import { setTimeout as sleep } from "node:timers/promises"
import type { Checkout } from "../support/checkout"
import { request } from "../support/store"

/** A merchant's own plugin: it uses the host's payments without any event. */
export const MERCHANT_PLUGIN = {
  "api/authorize-without-us/[id]/route": `
    module.exports.POST = async (request, response) => {
      const payment = await request.scope.resolve("payment").authorizePaymentSession(request.params.id, {})
      response.json({ payment: payment.id })
    }`,
  "api/capture-without-us/[id]/route": `
    module.exports.POST = async (request, response) => {
      await request.scope.resolve("payment").capturePayment({ payment_id: request.params.id })
      response.json({})
    }`,
  "api/refund-without-us/[id]/route": `
    module.exports.POST = async (request, response) => {
      await request.scope.resolve("payment").refundPayment({ payment_id: request.params.id })
      response.json({})
    }`,
}

/** What becomes of top-ups after refunds, crashes and lost events. */
export function describeSettling(opened: () => Checkout) {
  const start = async (token: string, amount: string) => {
    const body = { amount, currency: "USD" }
    const answer = await opened().asShopper(token, "POST", "/wallet/v1/topups", body)
    expect(answer.status).toBe(201)
    return answer.body
  }
  const complete = async (token: string, id: string) =>
    (await opened().asShopper(token, "POST", `/wallet/v1/topups/${id}/complete`, {})).body.status
  const balanceOf = async (wallet: number) => (await opened().wallet(wallet)).balance
  const paymentOf = async (id: string): Promise<string> => {
    const sql = "SELECT id FROM payment WHERE payment_collection_id = $1"
    return (await opened().database.query(sql, [id])).rows[0].id
  }
  async function filled(opening: string, amount: string) {
    const customer = await opened().rich(opening)
    const { id } = await start(customer.token, amount)
    expect(await complete(customer.token, id)).toBe("paid")
    return { ...customer, topup: id as string, payment: await paymentOf(id) }
  }
  const refund = (payment: string, amount?: number) =>
    opened().asAdmin("POST", `/admin/payments/${payment}/refund`, amount ? { amount } : {})
  /** The job leaves rows alone that are not two minutes old: their answer may still be out. */
  const age = (table: string, payment: string) =>
    opened().database.query(
      `UPDATE ${table} SET created_at = created_at - interval '3 minutes'
        WHERE ${table === "payment" ? "id" : "payment_id"} = $1`,
      [payment]
    )
  const flags = async (wallet: number) =>
    (
      await opened().asAdmin("GET", "/admin/wallet/failed-compensations?status=open&per_page=100")
    ).data.filter((one: { wallet_id: number }) => one.wallet_id === wallet)
  const failures = async (topup: string) =>
    (await opened().asAdmin("GET", "/wallet/v1/events?limit=500")).data.filter(
      ({ type, data }: { type: string; data: { topup_id?: string } }) =>
        type === "wallet.topup.failed" && data.topup_id === topup
    ).length
  async function until(check: () => Promise<boolean>, most = 200) {
    for (let tries = 0; tries < most; tries++) {
      if (await check()) return
      await sleep(300)
    }
    throw new Error("It did not come to pass")
  }

  it("takes back what the dashboard refunds, part by part, and never more", async () => {
    const { wallet, payment } = await filled("100", "2500")
    const answer = await refund(payment, 10)
    expect(answer.payment).toMatchObject({ id: payment, refunds: [{ amount: 10 }] })
    await until(async () => (await balanceOf(wallet)) === "1600")
    await expect(refund(payment, 16)).rejects.toThrow()
    await Promise.allSettled([refund(payment, 15), refund(payment, 15)])
    await until(async () => (await balanceOf(wallet)) === "100")
    await sleep(6_000)
    expect(await balanceOf(wallet)).toBe("100")
    expect(await flags(wallet)).toEqual([])
    const reversals = await opened().asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}`)
    expect(
      reversals.data.flatMap((one: { amount: string; reverses_transaction_id: number | null }) =>
        one.reverses_transaction_id ? one.amount : []
      )
    ).toEqual(["1500", "1000"])
  })

  it("takes back what is left of it, and staff see the rest until they have settled it", async () => {
    const { wallet, payment } = await filled("100", "1000")
    const spend = { amount: "700", reason: "Spent" }
    await opened().asAdmin("POST", `/wallet/v1/wallets/${wallet}/debit`, spend)
    await refund(payment)
    await until(async () => (await balanceOf(wallet)) === "0")
    await until(async () => (await flags(wallet)).length > 0)
    const [flag, ...others] = await flags(wallet)
    expect(others).toEqual([])
    expect(flag).toMatchObject({
      code: "topup_refunded",
      message: expect.stringContaining("$6.00"),
    })
    await opened().asAdmin("POST", `/admin/wallet/failed-compensations/${flag.id}/resolve`)
    await age("refund", payment)
    await sleep(6_000)
    expect(await flags(wallet)).toEqual([])
  })

  it("takes back by the job alone, and what was set aside once it is free again", async () => {
    const { wallet, payment } = await filled("1", "1000")
    const held = { amount: "901", reason: "For a while" }
    const hold = await opened().asAdmin("POST", `/wallet/v1/wallets/${wallet}/holds`, held)
    await request(opened().store, "POST", `/refund-without-us/${payment}`)
    await sleep(6_000)
    expect(await balanceOf(wallet)).toBe("100")
    await age("refund", payment)
    await until(async () => (await balanceOf(wallet)) === "0")
    await until(async () => (await flags(wallet)).length === 1)
    await opened().asAdmin("POST", `/wallet/v1/holds/${hold.id}/release`, {})
    await until(async () => (await flags(wallet)).length === 0)
    expect(await balanceOf(wallet)).toBe("1")
  }, 120_000)

  it("captures by the job alone what was authorized before a crash", async () => {
    const customer = await opened().rich("100")
    const { payment_session } = await start(customer.token, "700")
    const path = `/authorize-without-us/${payment_session.id}`
    const { body } = await request(opened().store, "POST", path)
    await age("payment", body.payment)
    await until(async () => (await balanceOf(customer.wallet)) === "800")
  })

  it("tells once of one whose payment was cancelled or can't be captured", async () => {
    const customer = await opened().rich("100")
    const authorized = async () => {
      const { id, payment_session } = await start(customer.token, "700")
      const path = `/authorize-without-us/${payment_session.id}`
      const { body } = await request(opened().store, "POST", path)
      return { id: id as string, payment: body.payment as string }
    }
    const canceled = await authorized()
    await opened().database.query(
      "UPDATE payment SET canceled_at = now() - interval '3 minutes' WHERE id = $1",
      [canceled.payment]
    )
    await age("payment", canceled.payment)
    await until(async () => (await failures(canceled.id)) === 1)
    const stuck = await authorized()
    await opened().failing("INSERT ON capture", async () => {
      await age("payment", stuck.payment)
      await until(async () => (await failures(stuck.id)) === 1)
      await sleep(6_000)
    })
    await until(async () => (await balanceOf(customer.wallet)) === "800")
    expect([await failures(canceled.id), await failures(stuck.id)]).toEqual([1, 1])
  }, 120_000)

  it("takes the money once when the server is killed meanwhile", async () => {
    const customer = await opened().rich("100")
    for (const [index, delay] of [30, 200].entries()) {
      const { id } = await start(customer.token, "700")
      const broken = complete(customer.token, id).catch(() => undefined)
      await sleep(delay)
      await opened().store.kill("SIGKILL")
      await broken
      await opened().store.restart()
      expect(await complete(customer.token, id)).not.toBe("failed")
      await opened().database.query(
        "UPDATE capture SET created_at = created_at - interval '3 minutes'"
      )
      const expected = String(100 + 700 * (index + 1))
      await until(async () => (await balanceOf(customer.wallet)) === expected)
    }
  }, 240_000)
}
