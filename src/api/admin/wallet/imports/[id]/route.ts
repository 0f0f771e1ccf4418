import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { findImportOrThrow, Import, importParams, importsOf, presentImport } from "../schemas"

export const GET = endpoint({
  id: "getImport",
  summary: "Get an import",
  description: "How far it is, and what its rows add up to.",
  tags: ["Import"],
  access: SEE_WALLETS,
  params: importParams,
  responses: { 200: Import },
  errors: ["wallet_import_not_found"],
  handler: async ({ params: { id }, scope }) =>
    ok(await presentImport(scope, await findImportOrThrow(scope, id))),
})

export const DELETE = endpoint({
  id: "deleteImport",
  summary: "Forget an import",
  description: "One of which nothing is booked yet.",
  tags: ["Import"],
  access: MANAGE_WALLETS,
  params: importParams,
  responses: { 200: z.strictObject({ id: z.int(), deleted: z.literal(true) }) },
  errors: ["wallet_import_not_found", "wallet_import_not_ready"],
  handler: async ({ params: { id }, scope }) => {
    const { status } = await findImportOrThrow(scope, id)
    if (!(await importsOf(scope).delete(id))) {
      throw new AdminError("wallet_import_not_ready", { data: { import_status: status } })
    }
    return ok({ id, deleted: true as const })
  },
})
