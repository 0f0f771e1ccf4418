import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  CurrencyCode,
  listMeta,
  ok,
  Page,
  perPage,
  PositiveAmount,
  replayed,
  text,
} from "../../../../http"
import type { Context, Identity } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { findWithdrawalReplay, requestWithdrawal } from "../../../../workflows/withdrawals"
import type { WithdrawalOutcome } from "../../../../workflows/withdrawals"
import { READ_WALLETS } from "../../../permissions"
import { CustomerReference, findCustomerFilter } from "../../customers"
import { customerOrThrow } from "../../customers-only"
import { findWalletOf, storeCurrency } from "../../holders"
import { withdrawalsOf } from "../../modules"
import { forbidden, readsEveryWallet } from "../../permissions"
import { replayInstead } from "../../replay"
import { restrict } from "../../restrict"
import type { Demands } from "../../restrict"
import { endpoint, WalletError } from "../../service"
import {
  doneOrThrow,
  presentWithdrawal,
  Withdrawal,
  WithdrawalList,
  WithdrawalStatusField,
} from "../../withdrawals"

const WithdrawalRequest = component(
  "WithdrawalRequest",
  z.object({
    amount: PositiveAmount,
    currency: CurrencyCode.optional().meta({
      description: "Which of your wallets; that of the store's default currency when absent.",
    }),
    destination: text({ min: 1, max: 500 }).meta({
      description:
        "Where the money is to go, for the staff who pay it: an account and whose it is. Kept as " +
        "long as you are a customer of the store.",
      examples: ["Mara Voss, DE02 1203 0000 0000 2020 51"],
    }),
  })
)

export const GET = endpoint({
  id: "listWithdrawals",
  summary: "List withdrawals",
  description:
    "Newest first. Customers see their own; whoever holds `wallet_read_wallets` sees all, or those of " +
    "one customer.",
  tags: ["Withdrawals"],
  access: "authenticated",
  query: z.object({
    status: WithdrawalStatusField.optional().meta({ description: "Only those in this state." }),
    customer: CustomerReference.optional().meta({
      description: "Only those of this customer: public number or id in the store.",
    }),
    currency: CurrencyCode.optional().meta({ description: "Only those in this currency." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: WithdrawalList },
  errors: ["wallet_forbidden"],
  handler: async ({ query: { customer, ...query }, identity, scope }) => {
    const customer_id = await readable(scope, identity, customer)
    const { data, total } =
      customer_id === null
        ? { data: [], total: 0 }
        : await withdrawalsOf(scope).list({ ...query, customer_id })
    return ok({
      data: data.map((each) => presentWithdrawal(each, identity)),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

/** Whose withdrawals the caller may see, and wants to: undefined is everybody's, null nobody's. */
async function readable(
  scope: MedusaContainer,
  identity: Identity,
  customer: string | undefined
): Promise<string | null | undefined> {
  const wanted = await findCustomerFilter(scope, { user_id: customer })
  if (readsEveryWallet(identity)) return wanted
  const own = identity.customer_id ?? null
  if (wanted !== undefined && wanted !== own) throw forbidden(identity, READ_WALLETS)
  return own
}

export const POST = endpoint({
  id: "requestWithdrawal",
  summary: "Ask for a withdrawal",
  description:
    "Asks the store to pay money of your wallet out. It is set aside at once, and stays so until staff " +
    "reject or pay it or you cancel it. Promotional money can't be withdrawn: a refusal says what can.",
  tags: ["Withdrawals"],
  access: "authenticated",
  body: WithdrawalRequest,
  responses: { 201: Withdrawal },
  errors: [
    "wallet_forbidden",
    "wallet_withdrawals_disabled",
    "wallet_withdrawal_amount",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_insufficient_balance",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { identity, idempotency, scope } = context
    const { outcome, demands } = await ask(context).catch(async (refusal): Promise<Asked> => ({
      outcome: await replayInstead(refusal, idempotency, (key) => findWithdrawalReplay(scope, key)),
    }))
    const done = doneOrThrow(outcome, demands)
    const found = await withdrawalsOf(scope).find(done.withdrawal_id)
    const withdrawal = presentWithdrawal(found!, identity)
    return done.replayed ? replayed(withdrawal, 201) : created(withdrawal)
  },
})

interface Asked {
  outcome: WithdrawalOutcome
  demands?: Demands
}

type WithdrawalContext = Context<unknown, unknown, z.output<typeof WithdrawalRequest>>

async function ask(context: WithdrawalContext): Promise<Asked> {
  const { body, identity, idempotency, scope } = context
  const customer_id = customerOrThrow(identity, "ask for a withdrawal")
  const settings = settingsOf(scope)
  if (!settings.withdrawals_enabled) throw new WalletError("wallet_withdrawals_disabled")
  const currency = await storeCurrency(scope, body.currency)
  const { amount, destination } = body
  const { withdrawal_minimum: minimum, withdrawal_maximum: maximum } = settings
  if (amount < minimum || (maximum > 0n && amount > maximum)) {
    throw new WalletError("wallet_withdrawal_amount", {
      data: { minimum: minimum.toString(), ...(maximum > 0n && { maximum: maximum.toString() }) },
    })
  }
  const wallet = await findWalletOf(scope, { customer_id, currency })
  if (!wallet) {
    const data = { balance: "0", requested: amount.toString() }
    throw new WalletError("wallet_insufficient_balance", { data })
  }
  const movement = { operation: "withdrawal", amount, owner: { customer_id } } as const
  const demands = await restrict(context, movement)
  const outcome = await requestWithdrawal(scope, {
    wallet_id: wallet.id,
    customer_id,
    user_id: wallet.user_id,
    currency,
    amount: amount.toString(),
    destination,
    actor: identity.key,
    idempotency,
    restrictions: demands.restrictions,
  })
  return { outcome, demands }
}
