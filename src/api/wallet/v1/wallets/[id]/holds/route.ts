import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  listMeta,
  ok,
  OptionalInstant,
  Page,
  perPage,
  PositiveAmount,
  PositiveInteger,
  replayed,
  text,
} from "../../../../../../http"
import { HOLD_STATUSES } from "../../../../../../modules/ledger"
import { holdFunds } from "../../../../../../workflows/wallet"
import { WRITE_WALLETS } from "../../../../../permissions"
import { withInstants } from "../../../../../store-days"
import { findHoldOrThrow, HoldReason } from "../../../../holds"
import { ledgerOf } from "../../../../modules"
import { assertMayRead } from "../../../../permissions"
import { presentHold } from "../../../../present"
import { heldOrThrow } from "../../../../refuse"
import { restrict } from "../../../../restrict"
import { Hold, HoldList } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"

const params = z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) })

const HoldRequest = component(
  "HoldRequest",
  z.object({
    amount: PositiveAmount,
    reason: HoldReason,
    reference: text({ min: 1, max: 255 })
      .optional()
      .meta({
        description: "Your own name for this hold.",
        examples: ["hire-118"],
      }),
    expiry_date: OptionalInstant.meta({
      description:
        "When the hold lapses by itself: an instant, or a date, at whose end it does; blank means " +
        "never.",
    }),
  })
)

export const GET = endpoint({
  id: "listHolds",
  summary: "List what is set aside in a wallet",
  description:
    "Newest first. What active holds set aside is the wallet's `held` and not part of its `balance`. " +
    "Needs the capability `wallet_read_wallets`, unless the wallet is your own.",
  tags: ["Holds"],
  access: "authenticated",
  params,
  query: z.object({
    status: z.enum(HOLD_STATUSES).optional().meta({ description: "Only those in this state." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: HoldList },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, query, identity, scope }) => {
    const ledger = ledgerOf(scope)
    const wallet = await ledger.findWallet(id)
    assertMayRead(identity, wallet)
    if (!wallet) throw new WalletError("wallet_not_found")
    const { data, total } = await ledger.listHolds({ wallet_id: id, ...query })
    return ok({
      data: data.map(presentHold),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

export const POST = endpoint({
  id: "createHold",
  summary: "Set money aside",
  description:
    "Reserves money for a debit to come: it leaves the `balance` at once, and only a commitment of " +
    "the hold can spend it. Limits are checked as for a debit, and the velocity cap counts the hold " +
    "once, its commitments not again.",
  tags: ["Holds"],
  access: WRITE_WALLETS,
  params,
  body: HoldRequest,
  responses: { 201: Hold },
  errors: [
    "wallet_not_found",
    "wallet_insufficient_balance",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params: asked, body, identity, idempotency, scope } = context
    const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
    const { amount } = body
    const owner = { wallet_id: asked.id }
    const demands = await restrict(context, { operation: "debit", amount, owner })
    const outcome = await holdFunds(scope, {
      wallet_id: asked.id,
      amount: amount.toString(),
      reason: body.reason,
      reference: body.reference,
      expiry_date: expiry_date?.toISOString(),
      actor: identity.key,
      idempotency,
      restrictions: demands.restrictions,
    })
    const held = heldOrThrow(outcome, demands)
    const hold = presentHold(await findHoldOrThrow(scope, held.hold.id))
    return held.replayed ? replayed(hold, 201) : created(hold)
  },
})
