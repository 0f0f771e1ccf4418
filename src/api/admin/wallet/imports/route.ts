import { isUtf8 } from "node:buffer"
import { z } from "@medusajs/framework/zod"
import { created, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { IMPORT_STATUSES } from "../../../../modules/imports"
import {
  carryOnSoon,
  COLUMNS,
  FORM_NAMES,
  stageFile,
  TableError,
} from "../../../../workflows/imports"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../permissions"
import { invalidParam } from "../access/subjects"
import { endpoint } from "../service"
import { broughtBy, Import, importsOf, listFields, presentImport } from "./schemas"

const Columns = z.partialRecord(z.enum(COLUMNS), z.string().min(1).max(200))

export const GET = endpoint({
  id: "listImports",
  summary: "List imports",
  description: "What came in from other systems, or is about to, newest first.",
  tags: ["Import"],
  access: SEE_WALLETS,
  query: z.object({
    status: z.enum(IMPORT_STATUSES).optional().meta({ description: "Only those of this state." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(Import), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await importsOf(scope).list(query)
    return ok({
      data: await Promise.all(data.map((list) => presentImport(scope, list))),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

export const POST = endpoint({
  id: "createImport",
  summary: "Bring in a file of balances or histories",
  description:
    "CSV with the names of its columns in the first line, in one of the forms of the guide. Nothing is " +
    "booked: the rows are kept and each is tried as if, which `GET /imports/{id}` shows the state of. " +
    "`POST /imports/{id}/book` books them.",
  tags: ["Import"],
  access: MANAGE_WALLETS,
  upload: {
    field: "file",
    description: "The file; CSV in UTF-8.",
    maxBytes: 50 * 1024 * 1024,
    missing: "wallet_import_file_missing",
    tooLarge: "wallet_import_file_too_large",
  },
  body: z.object({
    form: z.enum(FORM_NAMES).default("balances").meta({ description: "What the file is." }),
    columns: z
      .string()
      .optional()
      .meta({
        description:
          "JSON: what columns are called in the file, where that is not what the form says.",
        examples: ['{"customer":"E-mail","amount":"Balance"}'],
      }),
    ...listFields,
    name: listFields.name.unwrap().meta({
      description:
        "What the list is called, such as the file. A row of it is booked once, however often it comes in, " +
        "so each list needs a name of its own.",
    }),
  }),
  responses: { 201: Import },
  handler: async ({ body, upload, identity, scope }) => {
    if (!isUtf8(upload)) throw invalidParam("file", "is not UTF-8")
    const { form, columns, reason, name } = body
    try {
      const list = await stageFile(scope, {
        ...(await broughtBy(scope, identity)),
        file: upload,
        form,
        name,
        reason,
        columns: readColumns(columns),
      })
      carryOnSoon(scope, list.id)
      return created(await presentImport(scope, list))
    } catch (error) {
      if (error instanceof TableError) throw invalidParam("file", error.message)
      throw error
    }
  },
})

function readColumns(json: string | undefined): z.output<typeof Columns> {
  if (json === undefined) return {}
  try {
    return Columns.parse(JSON.parse(json))
  } catch {
    throw invalidParam("columns", `must be JSON with some of ${COLUMNS.join(", ")}`)
  }
}
