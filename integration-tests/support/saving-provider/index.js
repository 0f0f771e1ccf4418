/**
 * A payment provider that keeps cards for customers and charges them without anybody at the screen, with
 * every outcome that a real one has. It forgives nothing: what it is asked twice it charges twice, and
 * each charge is a line of `charges`.
 *
 * What it knows stands in files of the folder SAVING_PROVIDER, so that it outlives the store as a real one
 * does, and several stores see the same.
 */
const fs = require("node:fs")
const path = require("node:path")
const { setTimeout: sleep } = require("node:timers/promises")
const {
  AbstractPaymentProvider,
  MedusaError,
  ModuleProvider,
  Modules,
} = require("@medusajs/framework/utils")

const file = (name) => path.join(process.env.SAVING_PROVIDER, name)
const append = (name, line) => fs.appendFileSync(file(name), `${JSON.stringify(line)}\n`)
const write = (name, value) => fs.writeFileSync(file(name), JSON.stringify(value))
const read = (name, otherwise) =>
  fs.existsSync(file(name)) ? JSON.parse(fs.readFileSync(file(name), "utf8")) : otherwise
const minor = (amount) => Math.round(Number(amount?.value ?? amount) * 100)

const error = (code) => ({ status: "error", data: { last_payment_error: { code } } })

/** What a card does when it is charged without its owner; a card is named for it. */
const OUTCOMES = {
  good: (intent) => charge(intent, "captured"),
  /** Sets the money aside, and takes it when it is captured. */
  two_steps: () => ({ status: "authorized" }),
  declined: () => error("card_declined"),
  asks: () => error("authentication_required"),
  asks_at_once: () => ({ status: "requires_more" }),
  /** Charged, and nobody hears of it. */
  lost: (intent) => {
    charge(intent, "captured")
    throw new Error("socket hang up")
  },
  /** Not charged, and nobody hears of that either. */
  unreached: () => {
    throw new Error("connect ETIMEDOUT")
  },
  /** Says how it went by a webhook only. */
  late: () => ({ status: "pending" }),
  refused_by_error: () => {
    throw new MedusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, "Refused by the issuer")
  },
  /** Charged at once, and answers after a while. */
  slow: async (intent) => {
    const outcome = charge(intent, "captured")
    await sleep(Number(read("slowness", 5_000)))
    return outcome
  },
}

function charge({ session_id, amount, method, customer }, status) {
  append("charges", { session_id, amount, method, customer })
  return { status }
}

class SavingProvider extends AbstractPaymentProvider {
  static identifier = "saving"

  async initiatePayment({ amount, data = {}, context = {} }) {
    const { session_id, payment_method, confirm, off_session } = data
    const intent = {
      id: `pi_${session_id}`,
      session_id,
      amount: minor(amount),
      method: payment_method,
      customer: context.customer?.id,
    }
    write(intent.id, { ...intent, status: "pending" })
    if (!confirm) return { id: intent.id, status: "pending", data: intent }
    const holder = context.account_holder?.data?.id
    append("asked", { ...intent, off_session, holder, key: context.idempotency_key })
    const card = read(`cards-${holder}`, []).find(({ id }) => id === payment_method)
    if (!card) throw new Error("No such payment method")
    const outcome = await OUTCOMES[card.behaviour](intent)
    write(intent.id, { ...intent, status: outcome.status })
    return { id: intent.id, status: outcome.status, data: { ...intent, ...outcome.data } }
  }

  async authorizePayment({ data }) {
    append("authorizations", { session_id: data.session_id })
    const { status } = read(data.id ?? "none", {})
    if (!status) throw new Error("No payment intent")
    return { status, data }
  }

  async capturePayment({ data }) {
    const intent = read(data.id)
    if (intent.status === "authorized") {
      charge(intent, "captured")
      write(intent.id, { ...intent, status: "captured" })
    }
    return { data }
  }

  async getPaymentStatus({ data }) {
    return { status: read(data.id, {}).status ?? "pending", data }
  }

  async cancelPayment({ data = {} }) {
    const intent = data.id && read(data.id)
    if (intent?.status === "captured") throw new Error("It is charged already")
    if (intent) write(intent.id, { ...intent, status: "canceled" })
    return { data }
  }

  async deletePayment(input) {
    return await this.cancelPayment(input)
  }

  async refundPayment({ data }) {
    return { data }
  }

  async retrievePayment({ data }) {
    return { data }
  }

  async updatePayment({ data }) {
    return { data, status: "pending" }
  }

  async createAccountHolder({ context }) {
    const id = `holder_${context.customer.id}`
    return { id, data: { id } }
  }

  async listPaymentMethods({ context }) {
    if (read("silent", false)) throw new Error("connect ETIMEDOUT")
    return read(`cards-${context.account_holder.data.id}`, []).map(({ id }) => ({
      id,
      data: {
        type: "card",
        card: { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2030, fingerprint: "f1" },
        billing_details: { name: "Ada Lovelace" },
      },
    }))
  }

  async savePaymentMethod({ context, data }) {
    const id = `seti_${context.account_holder.data.id}`
    return { id, data: { id, client_secret: `${id}_secret`, ...data } }
  }

  async deletePaymentMethod({ context, data }) {
    if (read("keeps", false)) return {}
    const cards = `cards-${context.account_holder.data.id}`
    write(
      cards,
      read(cards, []).filter(({ id }) => id !== data.id)
    )
    return {}
  }

  /** Body of the webhook: `{session_id, amount, charged}`. */
  async getWebhookActionAndData({ data }) {
    const { session_id, amount, charged } = data
    const id = `pi_${session_id}`
    const status = charged ? "captured" : "error"
    if (charged && read(id).status !== "captured") charge(read(id), status)
    write(id, { ...read(id), status })
    return { action: charged ? "captured" : "failed", data: { session_id, amount } }
  }
}

module.exports = ModuleProvider(Modules.PAYMENT, { services: [SavingProvider] })
