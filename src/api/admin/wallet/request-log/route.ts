import { z } from "@medusajs/framework/zod"
import {
  component,
  InstantOut,
  IsoDateTime,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
  text,
  wholeNumber,
} from "../../../../http"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService, RequestLogEntry } from "../../../../modules/access"
import { MANAGE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { endpoint } from "../service"

const LoggedRequest = component(
  "LoggedRequest",
  z.strictObject({
    id: z.int(),
    at: InstantOut,
    request_id: z.string().meta({ description: "The answer's `X-Request-Id`." }),
    method: z.string(),
    path: z.string(),
    operation: z.string().nullable().meta({
      description: "The operation's id; `null` when there was no such path or method.",
    }),
    identity: z.string().meta({
      description: "Who sent it; `guest` for nobody, or a credential that did not hold.",
      examples: ["customer:cus_01J9ZJ6V2T"],
    }),
    status: z.int().nullable().meta({
      description: "`null` when the client went away before it was answered.",
    }),
    duration_ms: z.number().meta({ description: "Milliseconds from arrival to answer." }),
    query: z.record(z.string(), z.unknown()).nullable(),
    request_body: z.unknown().meta({ description: "`null`: there was none, or it was no JSON." }),
    response_body: z.unknown().meta({ description: "`null`: there was none, or it was a stream." }),
  }),
  { description: "A request and its answer, with secrets and codes masked." }
)

export const GET = endpoint({
  id: "listRequestLog",
  summary: "List requests and their answers",
  description:
    "Newest first; kept for 30 days. Requests are logged while the setting `audit_log_enabled` is " +
    "on; those of the other instances appear within a second.",
  tags: ["Settings"],
  access: MANAGE_WALLETS,
  query: z.object({
    identity: text({ min: 1, max: 200 }).optional().meta({ description: "Exactly." }),
    status: wholeNumber(100, 599).optional().meta({ description: "Answered with this status." }),
    method: z
      .enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
      .optional()
      .meta({ description: "Exactly." }),
    operation: text({ min: 1, max: 100 }).optional().meta({ description: "Exactly." }),
    path: text({ min: 1, max: 500 }).optional().meta({ description: "What the path begins with." }),
    after: IsoDateTime.optional().meta({ description: "Only requests after this instant." }),
    before: IsoDateTime.optional().meta({ description: "Only requests before this instant." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: {
    200: z.strictObject({
      data: z.array(LoggedRequest),
      meta: ListMeta,
      dropped: z.int().meta({
        description: "Requests that this instance could not keep since it started.",
      }),
    }),
  },
  handler: async ({ query, scope }) => {
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    const { page, per_page, ...filter } = query
    const { data, total, dropped } = await access.listRequestLog(
      withInstants(scope, filter),
      page,
      per_page
    )
    return ok({ data: data.map(present), meta: listMeta(total, page, per_page), dropped })
  },
})

function present(entry: RequestLogEntry): z.input<typeof LoggedRequest> {
  return { ...entry, id: Number(entry.id), at: entry.at.toISOString() }
}
