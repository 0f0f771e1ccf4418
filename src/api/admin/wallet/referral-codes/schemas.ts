import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component } from "../../../../http"
import type { ReferralFacts } from "../../../../modules/rewards"
import { findHolder } from "../../../../workflows/access/find-customer"
import { presentReferralFacts, ReferralRecord } from "../../../referrals"
import { CustomerReference } from "../../../wallet/customers"
import { AdminError } from "../service"

export const codeParams = z.object({
  customer: CustomerReference.meta({
    description: "Public number or id in the store.",
    examples: ["cus_01"],
  }),
})

export const CustomerReferrals = component(
  "CustomerReferrals",
  z.strictObject({
    ...ReferralRecord.shape,
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    referrer_id: z
      .string()
      .nullable()
      .meta({ description: "Who brought them; null when nobody has.", examples: ["cus_02"] }),
  }),
  { description: "A customer's code, what came of it, and who brought them." }
)

export function presentCustomerReferrals(
  customer_id: string,
  facts: ReferralFacts
): z.input<typeof CustomerReferrals> {
  return {
    ...presentReferralFacts(facts),
    customer_id,
    referrer_id: facts.own?.referrer_id ?? null,
  }
}

/** @throws AdminError `wallet_customer_not_found` */
export async function customerOrThrow(scope: MedusaContainer, reference: string): Promise<string> {
  const id = await findHolder(scope, reference)
  if (id === null) throw new AdminError("wallet_customer_not_found")
  return id
}
