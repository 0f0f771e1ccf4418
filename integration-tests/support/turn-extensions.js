const { appendFileSync } = require("node:fs")
const { z } = require("@medusajs/framework/zod")

/**
 * Extensions around turns, for WALLET_EXTENSIONS: what they are told is appended to the file
 * TURN_EXTENSIONS_LOG, one JSON a line. The words of the shopper decide which of them fail.
 */
const note = (name, told) =>
  appendFileSync(process.env.TURN_EXTENSIONS_LOG, `${JSON.stringify({ name, ...told })}\n`)

const loyaltyPoints = {
  name: "loyalty_points",
  description: "How many loyalty points the signed-in customer has, and what tier they are in.",
  input: z.object({ year: z.number().int().optional() }),
  output: z.object({ points: z.number().int(), tier: z.string() }),
  run({ year }, { customer_id, container, ...context }) {
    note("loyalty_points", { year, customer_id, conversation_ref: context.conversation_ref })
    if (year === 1999) throw new Error("the points of 1999 are lost")
    if (year === 1998) return { points: "many" }
    return { points: 1250, tier: "Gold" }
  },
}

module.exports = {
  assistant_tools: async () => [
    loyaltyPoints,
    { ...loyaltyPoints, name: "search_products" },
    { ...loyaltyPoints, name: "text_only", input: z.string() },
  ],
  assistant_prompt({ language, currency }) {
    note("assistant_prompt", { language, currency })
    return `Call the shop's people "the gardeners". Currency ${currency}.`
  },
  assistant_on_turn({ user, assistant, tools, channel }, { language }) {
    note("assistant_on_turn", { user, assistant, tools, channel, language })
    throw new Error("the observer is out of order")
  },
  assistant_handoff({ request, email, customer_id, order_number, transcript }, { attempts }) {
    note("assistant_handoff", {
      request,
      email,
      customer_id,
      order_number,
      attempts,
      transcript: transcript.map(({ role }) => role),
    })
    if (request.includes("no ticket") && attempts === 0) throw new Error("the desk is closed")
  },
}
