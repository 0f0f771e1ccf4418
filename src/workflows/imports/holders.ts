import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { findByReference } from "../access/find-customer"

/** What can be an id of the host's, or a public number. */
const ID = /^(cus_.+|[1-9][0-9]{0,14})$/

/** Customers that the host is asked for at once. */
const TOGETHER = 500

/**
 * Who the registered customers are that rows name, by what they are called there: an id, a public number,
 * or an address that is written as the host has it, or all in small letters. Others are not in it.
 */
export async function findHolders(
  container: MedusaContainer,
  references: readonly string[]
): Promise<Map<string, string>> {
  const customers = container.resolve(Modules.CUSTOMER)
  const wanted = [...new Set(references)]
  const addresses = wanted.filter(isAddress)
  const spellings = [...new Set(addresses.flatMap((one) => [one, one.toLowerCase()]))]
  const byAddress = new Map<string, string>()
  for (let at = 0; at < spellings.length; at += TOGETHER) {
    const found = await customers.listCustomers(
      { email: spellings.slice(at, at + TOGETHER), has_account: true },
      { select: ["id", "email"], take: TOGETHER }
    )
    found.forEach(({ id, email }) => byAddress.set(email, id))
  }
  const ids = new Map<string, string>()
  for (const reference of wanted.filter((one) => ID.test(one))) {
    const id = await findByReference(container, reference)
    if (id !== null) ids.set(reference, id)
  }
  const registered = new Set<string>()
  const asked = [...new Set(ids.values())]
  for (let at = 0; at < asked.length; at += TOGETHER) {
    const found = await customers.listCustomers(
      { id: asked.slice(at, at + TOGETHER), has_account: true },
      { select: ["id"], take: TOGETHER }
    )
    found.forEach(({ id }) => registered.add(id))
  }
  return new Map(
    wanted.flatMap((one): [string, string][] => {
      const id = isAddress(one)
        ? (byAddress.get(one) ?? byAddress.get(one.toLowerCase()))
        : ids.get(one)
      return id !== undefined && (isAddress(one) || registered.has(id)) ? [[one, id]] : []
    })
  )
}

/**
 * The same for addresses in any other spelling, by reading all customers once: one that could mean two of
 * them means nobody.
 *
 * @param addresses in small letters
 */
export async function findBySpelling(
  container: MedusaContainer,
  addresses: ReadonlySet<string>
): Promise<Map<string, string>> {
  const customers = container.resolve(Modules.CUSTOMER)
  const found = new Map<string, string>()
  const unclear = new Set<string>()
  for (let after = ""; ;) {
    const page = await customers.listCustomers(
      { id: { $gt: after }, has_account: true } as object,
      { select: ["id", "email"], order: { id: "ASC" }, take: 2 * TOGETHER }
    )
    for (const { id, email } of page) {
      const address = email?.toLowerCase()
      if (!address || !addresses.has(address)) continue
      if (found.has(address)) unclear.add(address)
      found.set(address, id)
    }
    if (page.length < 2 * TOGETHER) break
    after = page.at(-1)!.id
  }
  unclear.forEach((address) => found.delete(address))
  return found
}

export function isAddress(reference: string): boolean {
  return reference.includes("@")
}
