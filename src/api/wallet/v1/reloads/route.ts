import { z } from "@medusajs/framework/zod"
import { CurrencyCode, listMeta, ok, Page, perPage } from "../../../../http"
import { presentReload, ReloadList, ReloadState } from "../../auto-reload"
import { customerOrThrow } from "../../customers-only"
import { reloadsOf } from "../../modules"
import { endpoint } from "../../service"

export const GET = endpoint({
  id: "listReloads",
  summary: "List the reloads of your wallets",
  description: "Every attempt to charge you because a wallet ran low, newest first.",
  tags: ["Top-ups"],
  access: "authenticated",
  query: z.object({
    state: ReloadState.optional().meta({ description: "Only those in this state." }),
    currency: CurrencyCode.optional().meta({ description: "Only those in this currency." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: ReloadList },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "have their wallet reloaded")
    const { data, total } = await reloadsOf(scope).list({ ...query, customer_id })
    return ok({
      data: data.map(presentReload),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
