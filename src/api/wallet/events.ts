import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut } from "../../http"
import type { WebhookSpec } from "../../http"
import { PURPOSES } from "../../modules/ledger"
import { BLOCKED_CONTROLS } from "../../modules/access"
import { EVENT_TYPES, PING_EVENT } from "../../modules/webhooks"
import { AtExpiry, Transaction } from "./schemas"

/**
 * Events as they are on the wire: in the log of `GET /events`, and as the bodies of webhooks. Later
 * versions may add fields to what an event tells.
 */

const Currency = z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] })
const Actor = z.string().meta({
  description: "Who caused it.",
  examples: ["user:user_01J9ZJ6V2T"],
})
const ExpiryDate = InstantOut.nullable()

const EventWallet = component(
  "EventWallet",
  z.looseObject({
    id: IdOut,
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    user_id: IdOut,
    currency: Currency,
    sequence: z.int().nullable().meta({ description: "As `wallet_sequence` beside it." }),
  }),
  { description: "Whose wallet an event is about." }
)

const { lots: _lots, note: _note, ...told } = Transaction.shape
const EventTransaction = component("EventTransaction", z.looseObject(told), {
  description: "An entry of the ledger as events tell it: without lots and internal notes.",
})

const sequences = {
  sequence: IdOut.meta({ description: "The event's place in `GET /events`." }),
  wallet_sequence: z.int().nullable().meta({
    description: "The entry's place in its wallet; null for events that are no entries.",
  }),
}
const aboutWallet = { ...sequences, wallet: EventWallet }
const aboutStore = { ...sequences, wallet: EventWallet.nullable() }
const aboutEntry = { ...aboutWallet, transaction: EventTransaction }

/** Never where the money goes, nor why not: that is read with the rights of whoever asks for it. */
const aboutWithdrawal = {
  ...aboutWallet,
  withdrawal_id: IdOut.meta({ description: "See `GET /withdrawals/{id}`." }),
  amount: AmountOut,
  currency: Currency,
  actor: Actor,
}

const code = {
  code_id: IdOut,
  prefix: z.string(),
  amount: AmountOut,
  currency: Currency,
  max_redemptions: z.int().min(1),
}

type EventType = (typeof EVENT_TYPES)[number] | typeof PING_EVENT

/** What is told of each type beside when it happened, and when that is. */
const EVENTS = {
  "wallet.created": ["A wallet was opened.", aboutWallet],
  "wallet.updated": [
    "Staff changed a wallet's settings, froze it or moved the expiry of a credit, or its customer changed " +
      "how it is reloaded.",
    {
      ...aboutWallet,
      actor: Actor,
      changes: z.looseObject({
        spending_limit: AmountOut.nullable().optional(),
        auto_reload_enabled: z.boolean().optional(),
        auto_reload_threshold: AmountOut.optional(),
        auto_reload_amount: AmountOut.optional(),
        frozen: z.boolean().optional(),
        lot_id: z.int().optional().meta({ description: "The credit whose expiry was moved." }),
        expiry_date: InstantOut.nullable().optional().meta({
          description: "When that credit lapses now; null: never.",
        }),
        wallet_sequence: z.int().optional().meta({
          description: "The place that the move of an expiry takes in the wallet's chain.",
        }),
      }),
    },
  ],
  "wallet.credited": ["An entry put money in.", aboutEntry],
  "wallet.debited": ["An entry took money out.", aboutEntry],
  "wallet.topup.completed": ["Beside `wallet.credited`: a top-up.", aboutEntry],
  "wallet.topup.failed": [
    "A top-up came to nothing.",
    {
      ...aboutWallet,
      topup_id: z.string().meta({ examples: ["pay_col_01"] }),
      amount: AmountOut,
      currency: Currency,
      reload_id: IdOut.optional().meta({ description: "The reload that it was for, if any." }),
      reload_state: z
        .enum(["declined", "needs_customer"])
        .optional()
        .meta({ description: "What came of the reload." }),
      reason: z
        .string()
        .nullable()
        .optional()
        .meta({ examples: ["card_declined"] }),
    },
  ],
  "wallet.reload.triggered": [
    "A wallet ran low, and the payment method that its customer agreed to is being charged.",
    {
      ...aboutWallet,
      reload_id: IdOut.meta({ description: "See `GET /reloads`." }),
      topup_id: z.string().meta({ examples: ["pay_col_01"] }),
      amount: AmountOut,
      currency: Currency,
    },
  ],
  "wallet.transfer.sent": ["Beside `wallet.debited`: the sender's side of a transfer.", aboutEntry],
  "wallet.transfer.received": [
    "Beside `wallet.credited`: the recipient's side of a transfer.",
    aboutEntry,
  ],
  "wallet.withdrawal.requested": [
    "A customer asked for a withdrawal; its money is set aside.",
    aboutWithdrawal,
  ],
  "wallet.withdrawal.approved": ["Staff approved a withdrawal: it may be paid.", aboutWithdrawal],
  "wallet.withdrawal.rejected": [
    "Staff rejected a withdrawal: its money is back in the wallet.",
    aboutWithdrawal,
  ],
  "wallet.redemption_code.created": [
    "A code was made; never with its text.",
    {
      ...aboutStore,
      ...code,
      restrict_to_user_id: IdOut.nullable(),
      restrict_to_customer_id: z.string().nullable(),
      expiry_date: ExpiryDate,
      actor: Actor,
    },
  ],
  "wallet.redemption_code.redeemed": [
    "A code was redeemed; never with its text.",
    { ...aboutEntry, ...code, customer_id: z.string(), redemption_count: z.int().min(1) },
  ],
  "wallet.cashback.awarded": ["Beside `wallet.credited`: cashback.", aboutEntry],
  "wallet.milestone.awarded": ["Beside `wallet.credited`: a milestone's reward.", aboutEntry],
  "wallet.referral.rewarded": [
    "Beside `wallet.credited`: a referral's reward, one for each side; without the order for who brought a friend.",
    aboutEntry,
  ],
  "wallet.credit.expiring": [
    "A credit lapses soon, with what is left of it; once for each notice of the setting " +
      "`expiry_notice_days`.",
    {
      ...aboutWallet,
      lot_id: IdOut,
      transaction_id: IdOut.meta({ description: "The entry that opened it." }),
      amount: AmountOut,
      currency: Currency,
      purpose: z.enum(PURPOSES),
      expiry_date: InstantOut,
      days: z.int().meta({ description: "The notice: it lapses within so many days." }),
      at_expiry: AtExpiry.nullable()
        .optional()
        .meta({ description: "What comes back of it then; null for nothing." }),
    },
  ],
  "wallet.credit.expired": ["What was left of a credit lapsed.", aboutEntry],
  "wallet.spending_limit.blocked": [
    "A limit refused a movement; once per minute, wallet and limit.",
    {
      ...aboutWallet,
      wallet_id: IdOut,
      control: z.enum(BLOCKED_CONTROLS).meta({ description: "What stopped it." }),
      operation: z.string().meta({ examples: ["transfer"] }),
      amount: AmountOut,
      minute: InstantOut.meta({ description: "When the minute began." }),
      attempts: z.int(),
      actor: Actor,
    },
  ],
  "wallet.ledger.checkpoint": [
    "The state of all wallets was signed: keep `number` and `hash` elsewhere.",
    {
      ...aboutStore,
      number: IdOut,
      hash: z.string().meta({ description: "SHA-256 of the checkpoint's body, hexadecimal." }),
    },
  ],
  [PING_EVENT]: [
    "Somebody tries the endpoint out; can't be subscribed to.",
    { endpoint_id: z.string().meta({ examples: ["whe_2f6a0c5b9d1e4f7a8b3c6d90"] }) },
  ],
} satisfies Record<EventType, readonly [string, z.ZodRawShape]>

/** `WalletCredited` of `wallet.credited`. */
function nameOf(type: EventType): string {
  return type
    .split(/[._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("")
}

function dataOf(type: EventType) {
  const [description, shape] = EVENTS[type]
  return component(`${nameOf(type)}Data`, z.looseObject(shape as z.ZodRawShape), { description })
}

const timestamp = InstantOut.meta({ description: "When it happened." })

const TYPES: readonly EventType[] = [...EVENT_TYPES, PING_EVENT]

/** The log's and the webhook's form of one type, around the same data. */
const forms = TYPES.map((type) => {
  const body = { type: z.literal(type), timestamp, data: dataOf(type) }
  return {
    type,
    webhook: component(`${nameOf(type)}Webhook`, z.strictObject(body), {
      description: `What a webhook carries for \`${type}\`.`,
    }),
    record: component(
      `${nameOf(type)}Event`,
      z.strictObject({
        sequence: IdOut.meta({
          description: "The event's place in the log: from 1, without gaps.",
        }),
        id: z.string().meta({
          description: "The `webhook-id` of its deliveries.",
          examples: ["evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11"],
        }),
        ...body,
      }),
      { description: `\`${type}\` as the log has it.` }
    ),
  }
})

/** What stands in the log: a ping is none of it. */
const [firstRecord, ...otherRecords] = forms
  .filter(({ type }) => type !== PING_EVENT)
  .map(({ record }) => record)
if (!firstRecord) throw new Error("No type of event is recorded")

/** An event in the log. */
export const WalletEvent = component(
  "WalletEvent",
  z.discriminatedUnion("type", [firstRecord, ...otherRecords]),
  { description: "Something that happened; `type` says what `data` holds." }
)

/** What the service sends to webhook endpoints, for the description. */
export const WEBHOOKS: WebhookSpec[] = forms.map(({ type, webhook }) => ({
  name: type,
  id: `on${nameOf(type)}`,
  summary: EVENTS[type][0],
  tags: ["Events"],
  body: webhook,
}))
