import { z } from "@medusajs/framework/zod"
import { created } from "../../../../../http"
import { IMPORT_KINDS } from "../../../../../modules/imports"
import { carryOnSoon, LoyaltyMissingError, stageLoyalty } from "../../../../../workflows/imports"
import { MANAGE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { broughtBy, Import, listFields, presentImport } from "../schemas"

export const POST = endpoint({
  id: "importLoyalty",
  summary: "Bring in the store credit of the loyalty plugin",
  description:
    "Straight from its tables in this store, which stay as they are: what is left of each account, or " +
    "all that it did. Nothing is booked before `POST /imports/{id}/book`.",
  tags: ["Import"],
  access: MANAGE_WALLETS,
  body: z.object({ kind: z.enum(IMPORT_KINDS).default("balances"), ...listFields }),
  responses: { 201: Import },
  errors: ["wallet_loyalty_missing"],
  handler: async ({ body: { kind, reason, name = "loyalty" }, identity, scope }) => {
    try {
      const by = await broughtBy(scope, identity)
      const list = await stageLoyalty(scope, { ...by, kind, name, reason })
      carryOnSoon(scope, list.id)
      return created(await presentImport(scope, list))
    } catch (error) {
      if (error instanceof LoyaltyMissingError) throw new AdminError("wallet_loyalty_missing")
      throw error
    }
  },
})
