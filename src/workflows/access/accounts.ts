import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService, CredentialOwner } from "../../modules/access"

/** Who can own a credential: a user of the dashboard or a customer. */
export interface Account extends CredentialOwner {
  email: string | null
  /** A customer's public number; users of the dashboard have none. */
  user_id: number | null
}

/**
 * The account behind a customer's public number, or the store's id of a customer or of a user of
 * the dashboard; null when there is none.
 */
export async function findAccount(
  scope: MedusaContainer,
  reference: string
): Promise<Account | null> {
  const id = /^[0-9]+$/.test(reference)
    ? await scope.resolve<AccessService>(ACCESS_MODULE).hostIdFor("customer", Number(reference))
    : reference
  if (id === undefined) return null
  const owner_type = id.startsWith("user_") ? "user" : "customer"
  const [account] = await describeAccounts(scope, [{ owner_type, owner_id: id }])
  return account ?? null
}

/**
 * The account with an e-mail address: of the user of the dashboard before that of a registered
 * customer with the same one.
 */
export async function findAccountByEmail(
  scope: MedusaContainer,
  address: string
): Promise<Account | null> {
  const email = address.toLowerCase()
  const one = { select: ["id"], take: 1 } as { select: "id"[]; take: number }
  const [user] = await scope.resolve(Modules.USER).listUsers({ email }, one)
  if (user) return findAccount(scope, user.id)
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, one)
  return customer ? findAccount(scope, customer.id) : null
}

/** The accounts of credential owners; those who are gone are left out. */
export async function describeAccounts(
  scope: MedusaContainer,
  owners: readonly CredentialOwner[]
): Promise<Account[]> {
  const idsOf = (type: CredentialOwner["owner_type"]) => [
    ...new Set(owners.filter((owner) => owner.owner_type === type).map((owner) => owner.owner_id)),
  ]
  const [users, customers] = await Promise.all([
    listUsers(scope, idsOf("user")),
    listCustomers(scope, idsOf("customer")),
  ])
  const numbers = await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor(
    "customer",
    customers.map(({ id }) => id)
  )
  return [
    ...users.map(({ id, email }) => accountOf("user", id, email, null)),
    ...customers.map(({ id, email }) =>
      accountOf("customer", id, email, numbers.get(id) as number)
    ),
  ]
}

function accountOf(
  owner_type: CredentialOwner["owner_type"],
  owner_id: string,
  email: string | null | undefined,
  user_id: number | null
): Account {
  return { owner_type, owner_id, email: email ?? null, user_id }
}

async function listUsers(scope: MedusaContainer, ids: string[]) {
  if (ids.length === 0) return []
  return scope.resolve(Modules.USER).listUsers({ id: ids }, { select: ["id", "email"] })
}

async function listCustomers(scope: MedusaContainer, ids: string[]) {
  if (ids.length === 0) return []
  return scope.resolve(Modules.CUSTOMER).listCustomers({ id: ids }, { select: ["id", "email"] })
}
