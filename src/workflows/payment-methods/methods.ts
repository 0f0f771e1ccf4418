import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { isWalletProvider } from "../payments/wallet-provider"
import { type AccountHolder, createAccountHolder, readPayingCustomer } from "./account-holders"
import { describeMethod, type MethodFace } from "./describe-method"

/** A way of paying that a provider keeps for a customer. */
export interface SavedMethod extends MethodFace {
  provider_id: string
  /** The provider's. */
  id: string
}

export interface SavedMethods {
  methods: SavedMethod[]
  /** Providers that know the customer and did not answer. */
  unavailable: string[]
}

/** What the store's providers keep for a customer, by what they know the customer as. */
export async function listSavedMethods(
  container: MedusaContainer,
  customerId: string
): Promise<SavedMethods> {
  const found = await readPayingCustomer(container, customerId)
  const holders = (found?.accountHolders ?? []).filter(
    ({ provider_id }) => !isWalletProvider(provider_id)
  )
  const answers = await Promise.all(
    holders.map(async (holder) => ({ holder, methods: await ask(container, holder) }))
  )
  return {
    methods: answers.flatMap(({ methods }) => methods ?? []),
    unavailable: answers.flatMap(({ holder, methods }) => (methods ? [] : holder.provider_id)),
  }
}

/** One of a customer's own; null when the provider keeps no such one for them. */
export async function findSavedMethod(
  container: MedusaContainer,
  customerId: string,
  { provider_id, id }: { provider_id: string; id: string }
): Promise<{ method: SavedMethod; holder: AccountHolder } | null> {
  const found = await readPayingCustomer(container, customerId)
  const holder = found?.accountHolders.find((each) => each.provider_id === provider_id)
  const methods = holder && (await ask(container, holder))
  const method = methods?.find((each) => each.id === id)
  return holder && method ? { method, holder } : null
}

/** Null when the provider did not answer. */
async function ask(
  container: MedusaContainer,
  account_holder: AccountHolder
): Promise<SavedMethod[] | null> {
  const { provider_id } = account_holder
  try {
    const methods = await container
      .resolve(Modules.PAYMENT)
      .listPaymentMethods({ provider_id, context: { account_holder } })
    return methods.map(({ id, data }) => ({ provider_id, id, ...describeMethod(data) }))
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${provider_id} did not list payment methods: ${(error as Error).message}`)
    return null
  }
}

/**
 * Begins to save a payment method for charges without the customer: what the provider answers goes to its
 * own script in the storefront, where the customer enters their card. The store never sees it.
 *
 * @returns null where the provider saves none
 */
export async function beginSavingMethod(
  container: MedusaContainer,
  customerId: string,
  provider_id: string
): Promise<{ id: string; data: Record<string, unknown> } | null> {
  const found = await readPayingCustomer(container, customerId)
  if (!found) return null
  const known = found.accountHolders.find((each) => each.provider_id === provider_id)
  const account_holder =
    known ?? (await createAccountHolder(container, found.customer, provider_id))
  if (!account_holder) return null
  const begun = await container.resolve(Modules.PAYMENT).createPaymentMethods({
    provider_id,
    // Nothing of the storefront's: a provider may take any field from here, whose card it is among them.
    data: { usage: "off_session" },
    context: { account_holder, customer: found.customer },
  })
  // The host answers without an id for a provider that can't.
  return begun.id ? { id: begun.id, data: begun.data ?? {} } : null
}

/**
 * Removes a payment method at its provider.
 *
 * @returns whether it is gone: the host only warns where a provider can't remove any
 */
export async function removeSavedMethod(
  container: MedusaContainer,
  customerId: string,
  { method, holder }: { method: SavedMethod; holder: AccountHolder }
): Promise<boolean> {
  const { provider_id, id } = method
  try {
    await container
      .resolve(Modules.PAYMENT)
      .deletePaymentMethods({ provider_id, id, context: { account_holder: holder } })
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`${provider_id} did not remove a payment method: ${(error as Error).message}`)
    return false
  }
  return (await findSavedMethod(container, customerId, method)) === null
}
