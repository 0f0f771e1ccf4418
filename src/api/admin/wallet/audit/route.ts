import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage, text } from "../../../../http"
import { AUDIT_ACTIONS } from "../../../../modules/access"
import { MANAGE_ACCESS } from "../../../permissions"
import { accessOf } from "../access/present"
import { AuditRecord } from "../access/schemas"
import { endpoint } from "../service"

export const GET = endpoint({
  id: "listAccessAudit",
  summary: "List who gave or took which access, froze a wallet, or changed a reward rule",
  description:
    "Credentials, grants, freezes of wallets and reward rules, newest first; the record can't be changed. Changes of settings are at " +
    "`/admin/wallet/settings/changes`.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  query: z.object({
    page: Page,
    per_page: perPage(25, 100),
    actor: text({ min: 1, max: 100 }).optional().meta({ description: "Exactly." }),
    action: z.enum(AUDIT_ACTIONS).optional().meta({ description: "Only this action." }),
    object_id: text({ min: 1, max: 70 }).optional().meta({
      description: "Only this credential or grant, or the wallet or rule with this number.",
    }),
    subject_id: text({ min: 1, max: 70 }).optional().meta({
      description: "Only what concerns this customer, user or key: the store's id.",
    }),
  }),
  responses: { 200: z.strictObject({ data: z.array(AuditRecord), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await accessOf(scope).listAudit(query)
    return ok({
      data: data.map((record) => ({
        ...record,
        id: Number(record.id),
        at: record.at.toISOString(),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
