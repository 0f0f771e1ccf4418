import type { MedusaContainer, PaymentCustomerDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"

const AccountHolderRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  data: z.record(z.string(), z.unknown()),
})
/** What a payment provider knows a customer as. */
export type AccountHolder = z.output<typeof AccountHolderRow>

const CustomerRow = z.object({
  id: z.string(),
  email: z.string(),
  company_name: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  phone: z.string().nullish(),
  account_holders: z.array(AccountHolderRow.nullable()).nullish(),
})

export interface PayingCustomer {
  customer: PaymentCustomerDTO
  accountHolders: AccountHolder[]
}

/** A customer as payment providers are told of them; null for one whom the store does not have. */
export async function readPayingCustomer(
  container: MedusaContainer,
  customerId: string
): Promise<PayingCustomer | null> {
  const [row] = await readGraph(container, {
    entity: "customer",
    fields: [
      "id",
      "email",
      "company_name",
      "first_name",
      "last_name",
      "phone",
      "account_holders.id",
      "account_holders.provider_id",
      "account_holders.data",
    ],
    filters: { id: customerId },
    row: CustomerRow,
  })
  if (!row) return null
  const { account_holders, ...customer } = row
  return { customer, accountHolders: (account_holders ?? []).filter((each) => each !== null) }
}

/**
 * Makes a customer known to a provider, as the host does with the first payment session of theirs.
 *
 * @returns null where the provider keeps no customers
 */
export async function createAccountHolder(
  container: MedusaContainer,
  customer: PaymentCustomerDTO,
  provider_id: string
): Promise<AccountHolder | null> {
  const created = await container
    .resolve(Modules.PAYMENT)
    .createAccountHolder({ provider_id, context: { customer } })
  // The type promises one; where the provider keeps none there is none.
  const { data: holder } = AccountHolderRow.safeParse(created)
  if (!holder) return null
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.CUSTOMER]: { customer_id: customer.id },
    [Modules.PAYMENT]: { account_holder_id: holder.id },
  })
  return holder
}
