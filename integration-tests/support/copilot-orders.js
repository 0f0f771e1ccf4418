/**
 * Run by `medusa exec` with JSON: `{ "sales": [{ "product_id", "variant_id", "quantity" }] }`.
 * Fills a store's order book with what the merchant's figures are hard to get right with; every
 * order through the host's own modules and workflows. What it comes to is reckoned by hand in
 * assistant-copilot.spec.ts.
 */
const { Modules } = require("@medusajs/framework/utils")
const flows = require("@medusajs/medusa/core-flows")

const DAY = 86_400_000

module.exports.default = async function fill({ container, args: [input] }) {
  const shop = new Shop(container)
  await shop.fill(JSON.parse(input))
}

class Shop {
  constructor(container) {
    this.container = container
    this.orders = container.resolve(Modules.ORDER)
    this.payments = container.resolve(Modules.PAYMENT)
    this.link = container.resolve("link")
    this.knex = container.resolve("__pg_connection__")
  }

  async fill({ sales }) {
    // 25.00; 5.50 and 4.50 go back.
    const plain = await this.place("usd", 1, [{ quantity: 2, unit_price: 10 }], { shipping: 5 })
    await this.refund(await this.pay(plain, 25), 5.5)
    await this.refund(await this.pay(plain, 0), 4.5)

    // 19.99 and 10 % tax: 21.989, which is 21.99; all of it goes back.
    const taxed = await this.place("usd", 2, [
      { quantity: 1, unit_price: 19.99, tax_lines: [{ code: "vat", rate: 10 }] },
    ])
    await this.refund(await this.pay(taxed, 21.99), 21.99)

    // Paid and cancelled, which pays back: in no figure but its own.
    const cancelled = await this.place("usd", 1, [{ quantity: 1, unit_price: 30 }])
    await this.pay(cancelled, 30)
    await flows.cancelOrderWorkflow(this.container).run({ input: { order_id: cancelled.id } })

    // Currencies without decimals and with three.
    const yen = await this.place("jpy", 3, [{ quantity: 3, unit_price: 500 }])
    await this.refund(await this.pay(yen, 1500), 300)
    await this.place("kwd", 3, [{ quantity: 1, unit_price: 1.234 }], { shipping: 0.5 })

    // No orders yet.
    await this.place("eur", 1, [{ quantity: 1, unit_price: 99 }], {
      order: { is_draft_order: true, status: "draft" },
    })

    // 40.00 in the window before; 10.00 of it goes back in this one.
    const earlier = await this.place("usd", 10, [{ quantity: 1, unit_price: 40 }])
    await this.refund(await this.pay(earlier, 40), 10)

    // 50.00 less 5.00.
    await this.place("usd", 4, [
      { quantity: 1, unit_price: 50, adjustments: [{ code: "FIVE", amount: 5 }] },
    ])

    // 10.00, edited to 30.00 after a refund of 1.00.
    const edited = await this.place("usd", 4, [{ quantity: 1, unit_price: 10 }])
    await this.refund(await this.pay(edited, 10), 1)
    await this.edit(edited, 3)

    // 30.00; one of two comes back, and its 15.00.
    const returned = await this.place("usd", 5, [{ quantity: 2, unit_price: 15 }])
    const payment = await this.pay(returned, 30)
    await this.takeBack(returned, 1)
    await this.refund(payment, 15)

    // 20.00, of which 4.00 were paid by store credit.
    await this.place("usd", 5, [{ quantity: 1, unit_price: 20 }], {
      order: { credit_lines: [{ amount: 4, reference: "store-credit", reference_id: "acc_1" }] },
    })

    // Prices with tax in them: 11.90 and not a cent more.
    await this.place("usd", 6, [
      {
        quantity: 1,
        unit_price: 11.9,
        is_tax_inclusive: true,
        tax_lines: [{ code: "vat", rate: 19 }],
      },
    ])

    // Before both windows, and a refund from outside the payment module.
    const old = await this.place("usd", 20, [{ quantity: 1, unit_price: 70 }])
    await this.orders.addOrderTransactions({
      order_id: old.id,
      amount: -2.5,
      currency_code: "usd",
      reference: "refund",
      reference_id: "by-bank-transfer",
    })
    for (const { quantity, product_id, variant_id } of sales) {
      await this.place("gbp", 12, [{ quantity, unit_price: 1, product_id, variant_id }])
    }
  }

  async place(currency_code, daysAgo, items, { shipping, order } = {}) {
    const placed = await this.orders.createOrders({
      status: "pending",
      currency_code,
      email: "somebody@example.com",
      items: items.map((item) => ({ title: "Thing", requires_shipping: false, ...item })),
      ...(shipping && { shipping_methods: [{ name: "Parcel", amount: shipping }] }),
      ...order,
    })
    const created_at = new Date(Date.now() - daysAgo * DAY)
    await this.knex("order").where({ id: placed.id }).update({ created_at })
    return this.orders.retrieveOrder(placed.id, { relations: ["items"] })
  }

  /** Pays an order; of one that is paid, finds the payment. */
  async pay({ id, currency_code }, amount) {
    if (!amount) return this.paid
    const collection = await this.payments.createPaymentCollections({ amount, currency_code })
    await this.link.create({
      [Modules.ORDER]: { order_id: id },
      [Modules.PAYMENT]: { payment_collection_id: collection.id },
    })
    const session = await this.payments.createPaymentSession(collection.id, {
      provider_id: "pp_system_default",
      amount,
      currency_code,
      data: {},
    })
    const payment = await this.payments.authorizePaymentSession(session.id, {})
    await flows.capturePaymentWorkflow(this.container).run({ input: { payment_id: payment.id } })
    this.paid = payment
    return payment
  }

  refund({ id }, amount) {
    return flows.refundPaymentWorkflow(this.container).run({ input: { payment_id: id, amount } })
  }

  async edit({ id, items }, quantity) {
    const run = (name, input) => flows[name](this.container).run({ input })
    await run("beginOrderEditOrderWorkflow", { order_id: id })
    await run("orderEditUpdateItemQuantityWorkflow", {
      order_id: id,
      items: [{ id: items[0].id, quantity }],
    })
    await run("requestOrderEditRequestWorkflow", { order_id: id })
    await run("confirmOrderEditRequestWorkflow", { order_id: id })
  }

  async takeBack({ id, items }, quantity) {
    const reference = { id: items[0].id, quantity }
    await this.orders.registerFulfillment({
      order_id: id,
      items: [{ id: items[0].id, quantity: 2 }],
    })
    const entry = await this.orders.createReturn({ order_id: id, items: [reference] })
    await this.orders.receiveReturn({ return_id: entry.id, items: [reference] })
  }
}
