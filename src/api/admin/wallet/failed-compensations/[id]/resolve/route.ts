import { z } from "@medusajs/framework/zod"
import { ok, PositiveInteger } from "../../../../../../http"
import { LEDGER_MODULE, type LedgerService } from "../../../../../../modules/ledger"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { FailedCompensationOut, presentFailedCompensation } from "../../schemas"

export const POST = endpoint({
  id: "resolveFailedCompensation",
  summary: "Say that a failed compensation is settled",
  description:
    "For what staff have settled otherwise than by reversing the transaction. Moves no money; who " +
    "said so first is kept.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The failed compensation." }) }),
  responses: { 200: FailedCompensationOut },
  errors: ["wallet_failed_compensation_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    const failed = await ledger.resolveFailedCompensation(id, identity.key)
    if (!failed) throw new AdminError("wallet_failed_compensation_not_found")
    return ok(presentFailedCompensation(failed))
  },
})
