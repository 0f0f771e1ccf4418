import type { MedusaContainer } from "@medusajs/framework/types"
import type { Approval, Execution } from "../../modules/approvals"
import type { Idempotency } from "../../modules/ledger"
import {
  commitHold,
  creditWallet,
  debitWallet,
  generateCodes,
  placeOf,
  reverseTransaction,
  transferFunds,
} from "../wallet"
import type {
  CreditInput,
  GenerationOutcome,
  RefusalData,
  TransferInput,
  WalletOutcome,
} from "../wallet"
import { approveWithdrawal, type WithdrawalOutcome } from "../withdrawals"
import { StoredInputError, storedInputOf } from "./stored-input"

type Outcome = WalletOutcome | GenerationOutcome | WithdrawalOutcome

/** Whoever asks again with the same key is told the same. */
export function executionKeyOf({ id, execution_key }: Approval): Idempotency {
  return { scope: "approval", key: execution_key, fingerprint: String(id) }
}

/**
 * Carries out what two people agreed to, through the operation's own workflow and once, however often
 * it is called within a day: the ledger knows it by its key.
 *
 * @returns null when it is not known yet, or not done yet, and has to be tried again
 */
export async function carryOut(
  container: MedusaContainer,
  approval: Approval
): Promise<Execution | null> {
  try {
    return toExecution(await run(container, approval))
  } catch (error) {
    if (error instanceof StoredInputError) return failed("stored_input_invalid", error.message)
    // What a hook of the store threw; what had been booked was taken back.
    const { name, message } = error as Error
    return ASK_AGAIN.has(name) ? null : { status: "failed", failure: { code: name, message } }
  }
}

/** Errors after which nobody knows whether it was done, or it was not tried. */
const ASK_AGAIN = new Set(["QueueFullError", "OutcomeUnknownError", "ConnectionLostError"])

async function run(container: MedusaContainer, approval: Approval): Promise<Outcome> {
  const idempotency = executionKeyOf(approval)
  const { operation, requested_by: actor } = approval
  const common = { actor, idempotency }
  switch (operation) {
    case "credit":
      return await creditWallet(container, {
        ...storedInputOf("credit", approval),
        ...(await creditedOf(container, approval)),
        ...common,
      })
    case "debit":
      return await debitWallet(container, { ...storedInputOf("debit", approval), ...common })
    case "hold_commit":
      return await commitHold(container, {
        ...storedInputOf("hold_commit", approval),
        ...common,
      })
    case "reversal":
      return await reverseTransaction(container, {
        ...storedInputOf("reversal", approval),
        ...common,
      })
    case "transfer":
      return await transferFunds(container, {
        ...(await transferOf(container, approval)),
        ...common,
      })
    case "codes":
      return await generateCodes(container, { ...storedInputOf("codes", approval), ...common })
    case "withdrawal":
      // Approved is what the second person has agreed to; who asked stands with the approval.
      return await approveWithdrawal(container, {
        withdrawal_id: approval.withdrawal_id!,
        actor: approval.decided_by!,
        idempotency,
      })
  }
}

/** The wallet that a credit goes to; one that was not there is looked for again, and opened if need be. */
async function creditedOf(
  container: MedusaContainer,
  { wallet_id, customer_id, currency }: Approval
): Promise<{ wallet_id: number } & Pick<CreditInput, "opens">> {
  if (wallet_id !== null) return { wallet_id }
  const { id, opens } = await placeOf(container, { customer_id: customer_id!, currency })
  return { wallet_id: id, opens }
}

/** The same for the wallet that a transfer goes to. */
async function transferOf(
  container: MedusaContainer,
  approval: Approval
): Promise<Omit<TransferInput, "actor">> {
  const { to_customer_id, ...transfer } = storedInputOf("transfer", approval)
  const { currency } = approval
  const { id, opens } = await placeOf(container, { customer_id: to_customer_id, currency })
  return { ...transfer, to_wallet_id: id, opens }
}

function toExecution(outcome: Outcome): Execution | null {
  switch (outcome.status) {
    case "posted":
      return { status: "executed", transaction_id: outcome.entry.id }
    case "generated":
    case "done":
      return { status: "executed", transaction_id: null }
    case "refused":
      return ofRefusal(outcome.refusal)
    case "failed":
      // The database was in trouble: nothing is settled by that.
      return null
    case "not_found":
      return failed("withdrawal_not_found", "There is no such withdrawal.")
    case "not_open":
      return failed(
        "withdrawal_not_open",
        `The withdrawal was ${outcome.withdrawal_status} in the meantime.`
      )
    case "previewed":
      return failed("dry_run", "Only a dry run was asked for.")
  }
}

function ofRefusal(refusal: RefusalData): Execution | null {
  const { code, ...data } = refusal
  // Another process is at it.
  if (code === "idempotency_in_progress") {
    return null
  }
  const details = Object.entries(data).map(([name, value]) => `${name}: ${value}`)
  const message = code === "refused_by_store" ? refusal.message : details.join(", ")
  return failed(code, message)
}

function failed(code: string, message: string): Execution {
  return { status: "failed", failure: { code, message } }
}
