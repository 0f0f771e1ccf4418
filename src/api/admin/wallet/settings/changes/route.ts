import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, MANAGE_SHOP, ok, Page, perPage } from "../../../../../http"
import { ACCESS_MODULE } from "../../../../../modules/access"
import type { AccessService } from "../../../../../modules/access"
import { endpoint } from "../../service"
import { SettingChangeRecord } from "../schemas"

export const GET = endpoint({
  id: "listSettingChanges",
  summary: "List who changed which setting",
  description: "Newest first.",
  tags: ["Settings"],
  access: { capability: MANAGE_SHOP },
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: z.strictObject({ data: z.array(SettingChangeRecord), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    const { data, total } = await access.listSettingChanges(query.page, query.per_page)
    return ok({
      data: data.map((change) => ({
        ...change,
        id: Number(change.id),
        changed_at: change.changed_at.toISOString(),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
