import { z } from "@medusajs/framework/zod"
import { component, IsoDateTime, ok, replayed } from "../../../../../../http"
import { extendHold } from "../../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { withInstants } from "../../../../../store-days"
import { findHoldOrThrow, findOwnHoldOrThrow, holdParams } from "../../../../holds"
import { presentHold } from "../../../../present"
import { heldOrThrow } from "../../../../refuse"
import { Hold } from "../../../../schemas"
import { endpoint } from "../../../../service"

const HoldExtensionRequest = component(
  "HoldExtensionRequest",
  z.object({
    expiry_date: IsoDateTime.nullable().meta({
      description:
        "Until when: an instant, or a date, through whose end it lasts; null: it never lapses by " +
        "itself. Not before it ends now.",
    }),
  })
)

export const POST = endpoint({
  id: "extendHold",
  summary: "Let a hold last longer",
  description:
    "Moves the instant at which the hold lapses by itself. A hold that is over stays so.",
  tags: ["Holds"],
  access: MANAGE_WALLETS,
  params: holdParams,
  body: HoldExtensionRequest,
  responses: { 200: Hold },
  errors: [
    "wallet_hold_not_found",
    "wallet_hold_not_active",
    "wallet_hold_in_use",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, body, identity, idempotency, scope }) => {
    const { wallet_id } = await findOwnHoldOrThrow(scope, id)
    const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
    const outcome = await extendHold(scope, {
      wallet_id,
      hold_id: id,
      expiry_date: expiry_date?.toISOString() ?? null,
      reason: "Extended by staff",
      actor: identity.key,
      idempotency,
    })
    const held = heldOrThrow(outcome)
    const hold = presentHold(await findHoldOrThrow(scope, id))
    return held.replayed ? replayed(hold, 200) : ok(hold)
  },
})
