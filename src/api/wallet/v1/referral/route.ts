import { z } from "@medusajs/framework/zod"
import { component, type Identity, ok, text } from "../../../../http"
import { type CodeRefusal, readOwnReferrals, takeReferralCode } from "../../../../workflows/rewards"
import { lookWithinRedeemLimit } from "../../../gates/redeem-limit"
import { OwnReferralsOut, presentOwnReferrals } from "../../../referrals"
import { customerOrThrow } from "../../customers-only"
import { endpoint, WalletError } from "../../service"

const TakenReferralCode = component(
  "TakenReferralCode",
  z.object({
    code: text({ min: 1, max: 100 }).meta({
      description: "A friend's code; case, dashes and spaces don't matter.",
      examples: ["REF-3V2E-DDBY-7VAB-S0QS"],
    }),
  })
)

const ERRORS = {
  disabled: "wallet_referrals_disabled",
  unknown: "wallet_referral_code_not_found",
  own_code: "wallet_referral_own_code",
  loop: "wallet_referral_loop",
  same_address: "wallet_referral_same_address",
  ordered_before: "wallet_referral_ordered_before",
  taken: "wallet_referral_taken",
} as const satisfies Record<CodeRefusal, string>

/** Guesses of a code, and of the address of the person whose code it is. */
const MISSES: readonly CodeRefusal[] = ["unknown", "same_address"]

function customer(identity: Identity): string {
  return customerOrThrow(identity, "refer friends")
}

export const GET = endpoint({
  id: "getReferral",
  summary: "Get your code for friends, and what came of it",
  description:
    "The code is made at the first request, once the store rewards referrals, and stays the same. Of " +
    "friends only numbers and amounts are told, and why some did not count.",
  tags: ["Rewards"],
  access: "authenticated",
  responses: { 200: OwnReferralsOut },
  errors: ["wallet_forbidden"],
  handler: async ({ identity, scope }) =>
    ok(presentOwnReferrals(await readOwnReferrals(scope, customer(identity)))),
})

export const POST = endpoint({
  id: "takeReferralCode",
  summary: "Take a friend's code",
  description:
    "Once for good, and before the first paid order. To take the same code again changes nothing. What " +
    "is refused changes nothing either. Wrong guesses are limited as those of redemption codes are.",
  tags: ["Rewards"],
  access: "authenticated",
  body: TakenReferralCode,
  responses: { 200: OwnReferralsOut },
  errors: ["wallet_forbidden", ...Object.values(ERRORS)],
  handler: async (context) => {
    const { body, identity, scope } = context
    const customer_id = customer(identity)
    const taken = await lookWithinRedeemLimit(
      context,
      () => takeReferralCode(scope, { customer_id, code: body.code }),
      (outcome) => "refusal" in outcome && MISSES.includes(outcome.refusal)
    )
    if ("refusal" in taken) throw new WalletError(ERRORS[taken.refusal])
    return ok(presentOwnReferrals(await readOwnReferrals(scope, customer_id)))
  },
})
