import { z } from "@medusajs/framework/zod"
import { component, ok, PositiveAmount, replayed } from "../../../../../../http"
import { releaseHold } from "../../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { findHoldOrThrow, findOwnHoldOrThrow, holdParams } from "../../../../holds"
import { presentHold } from "../../../../present"
import { heldOrThrow } from "../../../../refuse"
import { Hold } from "../../../../schemas"
import { endpoint } from "../../../../service"

const HoldReleaseRequest = component(
  "HoldReleaseRequest",
  z.object({
    amount: PositiveAmount.optional().meta({
      description: "How much of it; all that it sets aside when absent. The rest stays set aside.",
    }),
  })
)

export const POST = endpoint({
  id: "releaseHold",
  summary: "Release a hold",
  description:
    "Gives back what the hold sets aside, or a part of it: it can be spent again at once. Nothing is " +
    "booked. What belongs to a credit that has expired since expires then.",
  tags: ["Holds"],
  access: MANAGE_WALLETS,
  params: holdParams,
  body: HoldReleaseRequest,
  responses: { 200: Hold },
  errors: [
    "wallet_hold_not_found",
    "wallet_hold_not_active",
    "wallet_hold_exceeded",
    "wallet_hold_in_use",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, body, identity, idempotency, scope }) => {
    const { wallet_id } = await findOwnHoldOrThrow(scope, id)
    const outcome = await releaseHold(scope, {
      wallet_id,
      hold_id: id,
      amount: body.amount?.toString(),
      reason: "Released by staff",
      actor: identity.key,
      idempotency,
    })
    const held = heldOrThrow(outcome)
    const hold = presentHold(await findHoldOrThrow(scope, id))
    return held.replayed ? replayed(hold, 200) : ok(hold)
  },
})
