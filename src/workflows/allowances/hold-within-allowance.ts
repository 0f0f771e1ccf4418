import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../../modules/access"
import { ALLOWANCES_MODULE, type AllowancesService, whyNot } from "../../modules/allowances"
import { type HoldCommand, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toFailure, toHoldOutcome } from "../wallet/entry-data"
import type { HoldOutcome } from "../wallet/types"
import { readUsed } from "./used"

/** Rolls a transaction back in which nothing but a refusal happened. */
class Refused extends Error {
  constructor(readonly outcome: HoldOutcome) {
    super("The hold was refused")
  }
}

/**
 * Sets money aside that has to fit into an allowance. The wallet's and the allowance's rows are locked
 * from before what is used is read until the hold is written: of two purchases at once the later sees the
 * earlier, on whichever instance. The hold and the note that it is a use are one transaction.
 */
export async function holdWithinAllowance(
  container: MedusaContainer,
  command: HoldCommand,
  { id, session_id }: { id: number; session_id: string }
): Promise<HoldOutcome> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const allowances = container.resolve<AllowancesService>(ALLOWANCES_MODULE)
  const settings = settingsOf(container)
  try {
    return await ledger.transact(async (transaction) => {
      const { context } = transaction
      await ledger.lockWallet(command.wallet_id, transaction)
      const locked = await allowances.lock(id, context)
      if (!locked) throw new Error(`There is no allowance ${id}`)
      const { allowance, now } = locked
      const used = (await readUsed(container, [allowance], now, transaction)).get(id)?.used ?? 0n
      const obstacle =
        allowance.wallet_id === command.wallet_id && settings.allowances_enabled
          ? whyNot(allowance, {
              amount: command.amount,
              currency: allowance.currency,
              used,
              store_maximum: settings.allowance_maximum,
              now,
            })
          : "revoked"
      if (obstacle) {
        throw new Refused({
          status: "refused",
          refusal: { code: "allowance_exceeded", obstacle },
        })
      }
      const [result] = await ledger.post([command], context)
      if (!result) throw new Error("The ledger answered nothing")
      const outcome = toHoldOutcome({ result })
      if (outcome.status !== "held") throw new Refused(outcome)
      await allowances.noteUse(session_id, command.amount, context)
      return outcome
    })
  } catch (error) {
    return error instanceof Refused ? error.outcome : toFailure(error)
  }
}
