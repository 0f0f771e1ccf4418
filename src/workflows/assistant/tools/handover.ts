import { z } from "@medusajs/framework/zod"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService } from "../../../modules/assistant"
import { mayHandOver, wordHandedOver } from "../../../modules/assistant/built-in"
import { EMAIL_MISSING, HANDOVER } from "../../../modules/assistant/handovers/tool"
import { ToolRefused } from "../../../modules/assistant/refusal"
import { findEmail } from "../../../text/without-contacts"
import { readOrders } from "../orders/read-orders"
import { defineTool } from "./context"
import type { ToolContext, ToolConversation } from "./context"

/** As many of the shopper's last messages as say what they want. */
const MESSAGES = 3
const PRODUCTS = 5
/** An answer to the offer says nothing of what is wanted, unless it is longer. */
const ANSWER_WORDS = 3
const Email = z.email().max(254)

export const requestHandover = defineTool({
  name: HANDOVER,
  description:
    "Passes the shopper's request on to the shop's people, with their own words and how they are " +
    "reached. Offer it first, and call it when they agree or ask for a person outright; never " +
    "otherwise. The shopper is told by the shop itself that it was done: don't repeat it.",
  writes: false,
  input: z.strictObject({
    order_id: z.int().min(1).optional().meta({ description: "Number of the order it is about." }),
  }),
  output: z.object({ told_the_shopper: z.string() }),
  async run({ order_id }, context) {
    const { scope, shopper, conversation } = context
    if (!conversation) throw new ToolRefused("no_conversation", "Nobody talks here.")
    const { said, state, sender } = conversation
    const isOffered = state?.pending?.about === "handover"
    if (!isOffered && !mayHandOver(said.at(-1) ?? "", shopper.locale)) {
      throw new ToolRefused("not_asked_for", "The shopper has not asked for a person. Offer it.")
    }
    const email = readEmail(said)
    if (shopper.customer_id === undefined && !sender && !email) {
      throw new ToolRefused(EMAIL_MISSING, "Ask for an e-mail address to reach the shopper at.")
    }
    const language = shopper.language ?? shopper.locale.slice(0, 2).toLowerCase()
    const kept = await scope.resolve<AssistantService>(ASSISTANT_MODULE).handovers.request({
      conversation_ref: conversation.ref,
      owner: shopper.key,
      sender,
      email,
      language,
      request: wordRequest(conversation),
      order_number: await ownOrder(context, order_id ?? state?.order),
      products: (state?.focus ?? []).slice(0, PRODUCTS).map(({ id, name }) => ({ id, name })),
    })
    if (kept === "too_many") {
      throw new ToolRefused("too_many_handovers", "The shop's people were asked too often today.")
    }
    const notice = wordHandedOver({
      language,
      isNew: kept.is_new,
      email: kept.email,
      isSignedIn: shopper.customer_id !== undefined,
    })
    return { output: { told_the_shopper: notice }, facts: [], notice }
  },
})

/** The e-mail address that the shopper has given last. */
function readEmail(said: readonly string[]): string | undefined {
  const given = said.map(findEmail).filter((email) => Email.safeParse(email).success)
  return given.at(-1)
}

/** What they want, in their own words: the last messages, without a mere yes to the offer. */
function wordRequest({ said, state }: ToolConversation): string {
  const isAnswer = (text: string) =>
    text
      .replace(findEmail(text) ?? "", "")
      .split(/\s+/)
      .filter(Boolean).length <= ANSWER_WORDS
  const last = said.at(-1)
  const isAgreed = state?.pending?.about === "handover" && last !== undefined && isAnswer(last)
  const asking = isAgreed && said.length > 1 ? said.slice(0, -1) : said
  return asking.slice(-MESSAGES).join("\n")
}

/** A number of an order that is the customer's own; nobody else's is kept. */
async function ownOrder({ scope, shopper }: ToolContext, number: number | undefined) {
  const { customer_id } = shopper
  if (number === undefined || customer_id === undefined) return undefined
  const [order] = await readOrders(scope, customer_id, { limit: 1, number })
  return order?.number
}
