import { z } from "@medusajs/framework/zod"
import { PositiveIntegerField, streamLines } from "../../../../../http"
import { LEDGER_MODULE, type LedgerService } from "../../../../../modules/ledger"
import { MANAGE_WALLETS } from "../../../../permissions"
import { VerifyLine } from "../../schemas"
import { endpoint } from "../../service"
import { readProgress } from "./read-progress"

export const POST = endpoint({
  id: "verifyLedger",
  summary: "Verify the ledger",
  description:
    "Recomputes every entry's place in its chain, every balance, what is left of every lot, and " +
    "every checkpoint, as one snapshot of the database sees them. Answers progress as lines of " +
    "JSON; the last line is the verdict and names the first thing that is wrong.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  body: z.object({
    known_checkpoint: z
      .strictObject({ number: PositiveIntegerField, hash: z.string().regex(/^[0-9a-f]{64}$/) })
      .optional()
      .meta({
        description:
          "The newest checkpoint that you have kept outside the store: shows a rollback.",
      }),
  }),
  responses: {
    200: {
      description: "Progress, then the verdict.",
      schema: VerifyLine,
      contentType: "application/x-ndjson",
    },
  },
  handler: ({ body, scope }) => {
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    return streamLines(
      readProgress((onProgress) =>
        ledger.verify({ knownCheckpoint: body.known_checkpoint, onProgress })
      )
    )
  },
})
