import type { MedusaContainer } from "@medusajs/framework/types"
import { type Identity, personKey, reply } from "../../../../../../http"
import { settingsOf } from "../../../../../../modules/access"
import { carryOnSoon } from "../../../../../../workflows/imports"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { findImportOrThrow, Import, importParams, importsOf, presentImport } from "../../schemas"

export const POST = endpoint({
  id: "bookImport",
  summary: "Book an import",
  description:
    "One that is checked: its rows are booked in the background, each once, and it goes on after a " +
    "crash. Where a row is above the amounts of `second_person_above`, by somebody else than brought " +
    "it in.",
  tags: ["Import"],
  access: MANAGE_WALLETS,
  params: importParams,
  responses: { 202: Import },
  errors: [
    "wallet_import_not_found",
    "wallet_import_not_ready",
    "wallet_import_own",
    "wallet_approval_needs_person",
  ],
  handler: async ({ params: { id }, identity, scope }) => {
    await findImportOrThrow(scope, id)
    await askSecondPerson(scope, id, identity)
    const begun = await importsOf(scope).beginBooking(id, identity.key)
    const list = await findImportOrThrow(scope, id)
    if (!begun) {
      throw new AdminError("wallet_import_not_ready", { data: { import_status: list.status } })
    }
    carryOnSoon(scope, id)
    return reply(202, await presentImport(scope, list))
  },
})

/** A list of credits is no way around the second person that each of them would need. */
async function askSecondPerson(scope: MedusaContainer, id: number, identity: Identity) {
  const { second_person_above: amounts, second_person_for_keys: forKeys } = settingsOf(scope)
  if (amounts.size === 0) return
  const isKey = identity.user_id === undefined
  if (isKey && !forKeys) return
  const largest = await importsOf(scope).largest(id)
  const needsTwo = [...largest].some(([currency, amount]) => {
    const above = amounts.get(currency)
    return above !== undefined && amount > above
  })
  if (!needsTwo) return
  if (isKey) throw new AdminError("wallet_approval_needs_person")
  const persons = await importsOf(scope).personsOf(id)
  if (persons.includes(personKey(identity))) throw new AdminError("wallet_import_own")
}
