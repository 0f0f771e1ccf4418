import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage } from "../../../../../http"
import {
  type CheckpointBody,
  type CheckpointRow,
  LEDGER_MODULE,
  type LedgerService,
} from "../../../../../modules/ledger"
import { MANAGE_WALLETS } from "../../../../permissions"
import { Checkpoint } from "../../schemas"
import { endpoint } from "../../service"

export const GET = endpoint({
  id: "listCheckpoints",
  summary: "List checkpoints",
  description: "Newest first. Keep number and hash of the newest somewhere outside the store.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: z.strictObject({ data: z.array(Checkpoint), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    const { data, total } = await ledger.listCheckpoints(query.page, query.per_page)
    return ok({
      data: data.map((row) => present(row, ledger)),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

export const POST = endpoint({
  id: "makeCheckpoint",
  summary: "Sign the state of all wallets now",
  description:
    "`checkpoint` is null when nothing has changed since the last one, another instance is making " +
    "one just now, or the last one was signed under a newer key than this instance has.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  responses: { 200: z.strictObject({ checkpoint: Checkpoint.nullable() }) },
  handler: async ({ scope }) => {
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    const checkpoint = await ledger.makeCheckpoint()
    return ok({ checkpoint: checkpoint && present(checkpoint, ledger) })
  },
})

function present(row: CheckpointRow, ledger: LedgerService): z.input<typeof Checkpoint> {
  const { wallets, entries, root, totals } = JSON.parse(row.body) as CheckpointBody
  return {
    number: row.number,
    hash: row.hash,
    body: row.body,
    signature: row.signature.toString("base64"),
    key_id: row.key_id,
    public_key: ledger.checkpointPublicKey(row.key_id),
    wallets,
    entries,
    root,
    totals,
    created_at: row.created_at.toISOString(),
  }
}
