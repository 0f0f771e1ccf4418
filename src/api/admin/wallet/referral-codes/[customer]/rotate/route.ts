import { ok } from "../../../../../../http"
import { rotateReferralCode } from "../../../../../../workflows/rewards"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { rewardsOf } from "../../../rules/schemas"
import { endpoint } from "../../../service"
import {
  codeParams,
  CustomerReferrals,
  customerOrThrow,
  presentCustomerReferrals,
} from "../../schemas"

export const POST = endpoint({
  id: "rotateReferralCode",
  summary: "Give a customer a new code for friends",
  description:
    "The one before is nobody's from then on; who took it stays their friend. Recorded at `/audit`.",
  tags: ["Rewards"],
  access: MANAGE_WALLETS,
  params: codeParams,
  responses: { 200: CustomerReferrals },
  errors: ["wallet_customer_not_found"],
  handler: async ({ params, identity, scope }) => {
    const customer = await customerOrThrow(scope, params.customer)
    await rotateReferralCode(scope, customer, identity.key)
    const facts = await rewardsOf(scope).readReferrals(customer)
    return ok(presentCustomerReferrals(customer, facts))
  },
})
