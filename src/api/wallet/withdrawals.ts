import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  can,
  component,
  IdOut,
  InstantOut,
  ListMeta,
  ok,
  PositiveInteger,
  replayed,
} from "../../http"
import type { Identity } from "../../http"
import { WITHDRAWAL_STATUSES, type Withdrawal as StoredWithdrawal } from "../../modules/withdrawals"
import type { WithdrawalOutcome } from "../../workflows/withdrawals"
import { MANAGE_WALLETS } from "../permissions"
import { withdrawalsOf } from "./modules"
import { isStaff, readsEveryWallet } from "./permissions"
import { toError, toWalletError } from "./refuse"
import type { Demands } from "./restrict"
import { WalletError } from "./service"

export const withdrawalParams = z.object({
  id: PositiveInteger.meta({ description: "The withdrawal.", examples: [1] }),
})

export const WithdrawalStatusField = component("WithdrawalStatus", z.enum(WITHDRAWAL_STATUSES), {
  description:
    "`requested`: the money is set aside, staff decide; `approved`: it may be paid; `paid`; " +
    "`rejected` by staff; `canceled` by the customer.",
})

const By = z.string().nullable().optional()

export const Withdrawal = component(
  "Withdrawal",
  z.strictObject({
    id: IdOut,
    wallet_id: IdOut,
    user_id: IdOut.meta({ description: "The customer's public number." }),
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    amount: AmountOut,
    status: WithdrawalStatusField,
    destination: z
      .string()
      .nullable()
      .optional()
      .meta({
        description:
          "Where the money is to go, in the customer's words; for the customer and for whoever " +
          "manages wallets. Null once the customer was erased.",
        examples: ["Mara Voss, DE02 1203 0000 0000 2020 51"],
      }),
    hold_id: IdOut.meta({ description: "What sets the money aside, until it is decided." }),
    transaction_id: IdOut.nullable().meta({ description: "The entry that paid it." }),
    reference: z.string().nullable().meta({ description: "How staff named the payment." }),
    reason: z.string().nullable().meta({ description: "Why it was rejected." }),
    approved_by: By.meta({ description: "For staff only.", examples: ["user:user_01"] }),
    approved_at: InstantOut.nullable(),
    ended_by: By.meta({ description: "Who rejected, cancelled or paid it; for staff only." }),
    ended_at: InstantOut.nullable(),
    created_at: InstantOut,
  }),
  { description: "A customer's wish to have money of their wallet paid out." }
)

export const WithdrawalList = component(
  "WithdrawalList",
  z.strictObject({ data: z.array(Withdrawal), meta: ListMeta })
)

export function presentWithdrawal(
  withdrawal: StoredWithdrawal,
  identity: Identity
): z.input<typeof Withdrawal> {
  const { destination, approved_by, ended_by, ...rest } = withdrawal
  const isOwn = identity.customer_id === withdrawal.customer_id
  return {
    ...rest,
    amount: withdrawal.amount.toString(),
    ...(isOwn || can(identity, MANAGE_WALLETS) ? { destination } : {}),
    ...(isStaff(identity) ? { approved_by, ended_by } : {}),
    approved_at: withdrawal.approved_at?.toISOString() ?? null,
    ended_at: withdrawal.ended_at?.toISOString() ?? null,
    created_at: withdrawal.created_at.toISOString(),
  }
}

/**
 * A withdrawal that the caller may see: their own, or, for whoever reads every wallet, any.
 *
 * @throws WalletError `wallet_withdrawal_not_found`
 */
export async function findWithdrawalOrThrow(
  scope: MedusaContainer,
  id: number,
  identity: Identity
): Promise<StoredWithdrawal> {
  const found = await withdrawalsOf(scope).find(id)
  const mayRead =
    found && (readsEveryWallet(identity) || found.customer_id === identity.customer_id)
  if (!mayRead) throw new WalletError("wallet_withdrawal_not_found")
  return found
}

/** @throws WalletError, or the database's failure, when nothing was done */
export function doneOrThrow(
  outcome: WithdrawalOutcome,
  demands?: Pick<Demands, "step_up_url">
): Extract<WithdrawalOutcome, { status: "done" }> {
  switch (outcome.status) {
    case "done":
      return outcome
    case "not_found":
      throw new WalletError("wallet_withdrawal_not_found")
    case "not_open":
      throw new WalletError("wallet_withdrawal_not_open", {
        data: { withdrawal_status: outcome.withdrawal_status },
      })
    case "refused":
      throw toWalletError(outcome.refusal, demands)
    case "failed":
      throw toError(outcome)
  }
}

/** The withdrawal as it is after a decision. @throws as `doneOrThrow` */
export async function answerChange(
  scope: MedusaContainer,
  outcome: WithdrawalOutcome,
  identity: Identity
) {
  const done = doneOrThrow(outcome)
  const found = await withdrawalsOf(scope).find(done.withdrawal_id)
  const withdrawal = presentWithdrawal(found!, identity)
  return done.replayed ? replayed(withdrawal, 200) : ok(withdrawal)
}
