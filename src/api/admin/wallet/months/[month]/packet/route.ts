import { z } from "@medusajs/framework/zod"
import { content, PositiveInteger } from "../../../../../../http"
import { zip } from "../../../../../../text/zip"
import { packetOf, readMonth } from "../../../../../../workflows/books"
import { SEE_WALLETS } from "../../../../../permissions"
import { limited } from "../../../exports/csv-file"
import { AdminError, endpoint } from "../../../service"
import { monthParams } from "../../schemas"

export const GET = endpoint({
  id: "getMonthPacket",
  summary: "Download the books of a month",
  description:
    "A ZIP archive: roll-forward, ageing, every customer, tie-outs, exceptions, the journal as plain " +
    "CSV and for Xero, QuickBooks Online and DATEV, and a manifest with the digest of each file and " +
    "the first and last entry. Of a closed month the same bytes each time, and the manifest says so.",
  tags: ["Books"],
  access: SEE_WALLETS,
  params: monthParams,
  query: z.object({
    revision: PositiveInteger.optional().meta({ description: "Of the closing; the last if none." }),
  }),
  responses: {
    200: { description: "The archive.", schema: z.string(), contentType: "application/zip" },
  },
  errors: ["wallet_month_not_begun", "wallet_export_busy", "wallet_closing_not_found"],
  handler: async ({ params: { month }, query: { revision }, scope }) => {
    const reading = await readMonth(scope, month, { revision })
    if (revision !== undefined && !reading.closing) {
      throw new AdminError("wallet_closing_not_found")
    }
    const state = reading.closing ? `closed-${reading.closing.revision}` : "open"
    return content(200, "application/zip", limited(zip(packetOf(scope, reading))), {
      "Content-Disposition": `attachment; filename="wallet-${month}-${state}.zip"`,
    })
  },
})
