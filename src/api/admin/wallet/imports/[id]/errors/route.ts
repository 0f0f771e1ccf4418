import { z } from "@medusajs/framework/zod"
import { content } from "../../../../../../http"
import { errorsFile } from "../../../../../../workflows/imports"
import { SEE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../service"
import { findImportOrThrow, importParams, importsOf } from "../../schemas"

export const GET = endpoint({
  id: "getImportErrors",
  summary: "Download the rows of an import that were refused",
  description:
    "CSV: each row with its line in the file and why it was refused. Put right, it can come in again " +
    "under the same name. Rows are kept for 30 days.",
  tags: ["Import"],
  access: SEE_WALLETS,
  params: importParams,
  responses: { 200: { description: "The file.", schema: z.string(), contentType: "text/csv" } },
  errors: ["wallet_import_not_found"],
  handler: async ({ params: { id }, scope }) => {
    await findImportOrThrow(scope, id)
    return content(200, "text/csv; charset=utf-8", errorsFile(importsOf(scope).refused(id)), {
      "Content-Disposition": `attachment; filename="import-${id}-errors.csv"`,
    })
  },
})
