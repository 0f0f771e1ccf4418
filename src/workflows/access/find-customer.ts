import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"
import { GroupCommit } from "../../concurrency/group-commit"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"

/** The host id of a customer whom the store knows; null when it knows none by that reference. */
export async function findCustomer(
  scope: MedusaContainer,
  reference: string
): Promise<string | null> {
  const id = await findByReference(scope, reference)
  if (id === null) return null
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: [id] }, { select: ["id"], take: 1 })
  return customer?.id ?? null
}

/** The host id of a registered customer; null when there is none, or only a guest. */
export async function findHolder(
  scope: MedusaContainer,
  reference: string
): Promise<string | null> {
  if (reference.includes("@")) return await findRegisteredCustomer(scope, reference)
  const id = await findByReference(scope, reference)
  if (id === null) return null
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: [id], has_account: true }, { select: ["id"], take: 1 })
  return customer?.id ?? null
}

/** The host id behind a public number; an id stands for itself, whether the store knows it or not. */
export async function findByReference(
  scope: MedusaContainer,
  reference: string
): Promise<string | null> {
  if (reference.startsWith("cus_")) return reference
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  return (await access.hostIdFor("customer", Number(reference))) ?? null
}

/** For how long an address is believed to be a customer's, as a credential is to be somebody's. */
const KNOWN_MS = 4_500
const knownAddresses = new LRUCache<string, string>({ max: 10_000, ttl: KNOWN_MS })

/**
 * The registered customer with an address; a guest's order under the same address has no wallet.
 * The host keeps addresses as they were typed, so two may differ in nothing but case: then the one
 * that is written the same is meant, and a third spelling is nobody's, since it could mean either.
 */
export async function findRegisteredCustomer(
  scope: MedusaContainer,
  email: string
): Promise<string | null> {
  const known = knownAddresses.get(email)
  if (known !== undefined) return known
  const found = await lookUpAddress(scope, email)
  if (found !== null) knownAddresses.set(email, found)
  return found
}

/** Addresses that are asked for at the same time are looked up together. */
const lookUps = new WeakMap<ICustomerModuleService, GroupCommit<string, string | null>>()
const MAX_TOGETHER = 200
/** A look-up costs more than this; one that is on its way may share it. */
const GATHER_MS = 1

function lookUpAddress(scope: MedusaContainer, email: string): Promise<string | null> {
  const customers = scope.resolve(Modules.CUSTOMER)
  let together = lookUps.get(customers)
  if (!together) {
    together = new GroupCommit({
      run: (emails) => findByAddress(scope, emails),
      maxGroup: MAX_TOGETHER,
      maxInFlight: 1,
      maxQueued: Infinity,
      gatherMs: GATHER_MS,
    })
    lookUps.set(customers, together)
  }
  return together.submit(email)
}

/**
 * Most addresses are written as the host has them, which it finds by an index; for the others it
 * has to read every customer.
 */
async function findByAddress(scope: MedusaContainer, emails: string[]): Promise<(string | null)[]> {
  const customers = scope.resolve(Modules.CUSTOMER)
  const wanted = [...new Set(emails)]
  const same = await customers.listCustomers(
    { email: wanted, has_account: true },
    { select: ["id", "email"], take: MAX_TOGETHER }
  )
  const found = new Map<string, string>(same.map(({ id, email }) => [email, id]))
  for (const email of wanted.filter((each) => !found.has(each))) {
    const pattern = email.replace(/[\\%_]/g, "\\$&")
    const [customer, another] = await customers.listCustomers(
      { email: { $ilike: pattern }, has_account: true },
      { select: ["id"], take: 2 }
    )
    if (customer && !another) found.set(email, customer.id)
  }
  return emails.map((email) => found.get(email) ?? null)
}
