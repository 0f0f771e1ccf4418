import { ok } from "../../../../../http"
import { SEE_WALLETS } from "../../../../permissions"
import { rewardsOf } from "../../rules/schemas"
import { endpoint } from "../../service"
import {
  codeParams,
  CustomerReferrals,
  customerOrThrow,
  presentCustomerReferrals,
} from "../schemas"

export const GET = endpoint({
  id: "getCustomerReferrals",
  summary: "Get a customer's code for friends, and what came of it",
  description: "No code is made by this: customers get theirs when they ask for it first.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  params: codeParams,
  responses: { 200: CustomerReferrals },
  errors: ["wallet_customer_not_found"],
  handler: async ({ params, scope }) => {
    const customer = await customerOrThrow(scope, params.customer)
    const facts = await rewardsOf(scope).readReferrals(customer)
    return ok(presentCustomerReferrals(customer, facts))
  },
})
