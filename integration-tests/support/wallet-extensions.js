/** Extensions as a store would have them, for WALLET_EXTENSIONS. */
const { MedusaError } = require("@medusajs/framework/utils")

const seen = new Set()

module.exports = {
  async wallet_before_debit({ operation, amount, wallet_id, actor, reason, reference, container }) {
    if (amount === 13n) {
      throw new Error("Thirteen brings bad luck")
    }
    if (amount === 14n) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `Not ${operation} by ${actor}`)
    }
    if (amount === 15n) {
      null.mistake()
    }
    if (amount > 100_000n) {
      throw new Error("Ask the back office for more than 1,000.00")
    }
    if (reason === "once") {
      if (seen.has(reference)) throw new Error("Once is enough")
      seen.add(reference)
    }
    if (reason === "echo") {
      const known = typeof container.resolve === "function"
      throw new Error(JSON.stringify({ operation, wallet_id, actor, reference, known }))
    }
  },
  wallet_step_up_url({ operation, amount, actor, default_url }) {
    const asked = new URLSearchParams({ operation, amount: String(amount), actor, default_url })
    return `https://shop.example/confirm?${asked}`
  },
}
