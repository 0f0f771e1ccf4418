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

  it("lists them for staff, and gives one back as far as it is there, once however often it is asked", async () => {
    const { wallet, topup, payment, id: customer_id } = await filled("100", "2500")
    const unpaid = await start((await opened().rich("1")).token, "700")
    const ask = (method: string, path: string, body?: object) =>
      request(opened().store, method, `/admin/wallet/topups${path}`, {
        token: opened().admin.token,
        body,
      })
    const mine = await ask("GET", `?customer_id=${customer_id}&status=paid&currency=USD`)
    expect(mine.body).toMatchObject({
      data: [
        {
          id: topup,
          status: "paid",
          customer_id,
          wallet_id: wallet,
          currency: "USD",
          amount: "2500",
          captured: "2500",
          refunded: "0",
          provider_id: "pp_system_default",
          payment_id: payment,
        },
      ],
      meta: { total: 1 },
    })
    for (const other of ["status=pending", "status=failed", "currency=EUR"]) {
      const found = await ask("GET", `?customer_id=${customer_id}&${other}`)
      expect([other, found.body.data]).toEqual([other, []])
    }
    const pending = await ask("GET", "?status=pending&per_page=100")
    expect(pending.body.data.map(({ id }: { id: string }) => id)).toContain(unpaid.id)
    expect(pending.body.data.map(({ id }: { id: string }) => id)).not.toContain(topup)

    const refund = (body: object, id = topup) => ask("POST", `/${id}/refund`, body)
    const twice = await Promise.all([
      refund({ amount: "1000", refunded: "0" }),
      refund({ amount: "1000", refunded: "0" }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(twice.find(({ status }) => status === 200)!.body).toMatchObject({
      refunded: "1000",
      left: "1500",
    })
    expect(await balanceOf(wallet)).toBe("1600")
    await opened().asAdmin("POST", `/wallet/v1/wallets/${wallet}/debit`, {
      amount: "700",
      reason: "spent",
    })
    const refusals = [
      await refund({ amount: "901" }),
      await refund({ amount: "100", refunded: "0" }),
      await refund({}, unpaid.id),
      await refund({}, "pay_col_none"),
      await ask("GET", "/pay_col_none"),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [422, "wallet_topup_spent"],
      [409, "wallet_topup_changed"],
      [422, "wallet_topup_not_paid"],
      [404, "wallet_topup_not_found"],
      [404, "wallet_topup_not_found"],
    ])
    expect(refusals[0].body.data.left).toBe("900")
    expect(await balanceOf(wallet)).toBe("900")
    const rest = await refund({})
    expect(rest.body).toMatchObject({ refunded: "1900", left: "0" })
    expect((await refund({})).body.code).toBe("wallet_topup_spent")
    expect(await balanceOf(wallet)).toBe("0")
    expect(await flags(wallet)).toEqual([])
  })

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
