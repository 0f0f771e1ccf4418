import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  can,
  component,
  created,
  CurrencyCode,
  ok,
  PositiveAmount,
  PositiveIntegerField,
  replayed,
  text,
} from "../../../../http"
import type { Context, Idempotency, Identity } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import type { Wallet, WalletPlace } from "../../../../modules/ledger"
import { findReplay, placeOf, transferFunds } from "../../../../workflows/wallet"
import type { TransferInput, WalletOutcome } from "../../../../workflows/wallet"
import { lookWithinRedeemLimit } from "../../../gates/redeem-limit"
import { findRegisteredCustomer } from "../../../../workflows/access/find-customer"
import { storeCurrency } from "../../holders"
import { ledgerOf } from "../../modules"
import { Approval } from "../../../approvals"
import { MANAGE_WALLETS } from "../../../permissions"
import { forbidden, isStaff, readsEveryWallet } from "../../permissions"
import { presentTransfer, presentTransferPreview } from "../../present"
import { acceptedOrThrow, invalidParam } from "../../refuse"
import { replayInstead } from "../../replay"
import { restrict } from "../../restrict"
import type { Demands } from "../../restrict"
import { DryRun, Transfer, TransferPreview } from "../../schemas"
import { askSecondPerson } from "../../second-person"
import { endpoint, WalletError } from "../../service"

const TransferRequest = component(
  "TransferRequest",
  z.object({
    to_user_email: text({ min: 3, max: 320 }).meta({
      description: "The recipient's e-mail address; must be a registered customer's.",
      examples: ["friend@example.com"],
    }),
    amount: PositiveAmount,
    note: text({ max: 255 })
      .optional()
      .meta({
        description: "Message shown to the recipient.",
        examples: ["For the tickets"],
      }),
    from_wallet_id: PositiveIntegerField.optional().meta({
      description: "The wallet to take it from; for whoever manages the shop, who has none.",
    }),
    currency: CurrencyCode.optional().meta({
      description:
        "Which of your wallets; that of the store's default currency when absent. Beside " +
        "`from_wallet_id` it has to be that wallet's.",
    }),
    dry_run: DryRun,
  })
)

export const POST = endpoint({
  id: "createTransfer",
  summary: "Transfer to another customer",
  description:
    "Moves money from your wallet into the recipient's wallet of the same currency, at once and " +
    "in one transaction. Expiry dates travel along; promotional money can't be transferred.",
  tags: ["Transfers"],
  access: "authenticated",
  body: TransferRequest,
  responses: { 200: TransferPreview, 201: Transfer, 202: Approval },
  errors: [
    "wallet_transfers_disabled",
    "wallet_forbidden",
    "wallet_not_found",
    "wallet_recipient_not_found",
    "wallet_transfer_to_self",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_insufficient_balance",
    "wallet_balance_limit_exceeded",
    "wallet_operation_refused",
    "wallet_rate_limited",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { body, identity, idempotency, scope } = context
    const key = body.dry_run ? undefined : idempotency
    const sent = await send(context, key).catch(async (refusal): Promise<Sent> => ({
      outcome: await replayInstead(refusal, key, (known) => findReplay(scope, known)),
    }))
    if ("waiting" in sent) return sent.waiting
    const { outcome, demands } = sent
    const accepted = acceptedOrThrow(outcome, demands)
    if (accepted.status === "previewed") return ok(presentTransferPreview(accepted))
    const transfer = presentTransfer(accepted, {
      staff: isStaff(identity),
      seesRecipient: readsEveryWallet(identity),
    })
    return accepted.replayed ? replayed(transfer, 201) : created(transfer)
  },
})

type TransferContext = Context<unknown, unknown, z.output<typeof TransferRequest>>

type Waiting = NonNullable<Awaited<ReturnType<typeof askSecondPerson>>>

type Sent = { outcome: WalletOutcome; demands?: Demands } | { waiting: Waiting }

async function send(context: TransferContext, key: Idempotency | undefined): Promise<Sent> {
  const { body, identity, idempotency, scope } = context
  if (!settingsOf(scope).transfers_enabled) throw new WalletError("wallet_transfers_disabled")
  const from = await senderWallet(scope, identity, body)
  const recipient = await findRecipient(context, key)
  if (recipient === from.customer_id) throw new WalletError("wallet_transfer_to_self")
  const to = await placeOf(scope, { customer_id: recipient, currency: from.currency })
  const { amount } = body
  const demands = await restrict(context, { operation: "transfer", amount, owner: from })
  const input: TransferInput = {
    wallet_id: from.id,
    to_wallet_id: to.id,
    opens: [...(from.opens ?? []), ...to.opens],
    amount: amount.toString(),
    reason: "Transfer",
    message: body.note || null,
    transfer_group_id: randomUUID(),
    actor: identity.key,
    idempotency,
    // From a wallet that is not there nothing can come: the ledger says what stands in the way.
    dry_run: body.dry_run || !!from.opens?.length,
    restrictions: demands.restrictions,
  }
  // What customers send of their own is theirs; staff send what is somebody else's.
  const isStaffs = from.customer_id !== identity.customer_id && !input.dry_run
  const waiting = isStaffs
    ? await askSecondPerson(context, {
        operation: "transfer",
        amount,
        wallet_id: from.id,
        reason: input.reason,
        input: { ...input, to_customer_id: recipient },
        check: async () => {
          const asIf = { ...input, idempotency: undefined, dry_run: true }
          acceptedOrThrow(await transferFunds(scope, asIf), demands)
        },
      })
    : null
  return waiting ? { waiting } : { outcome: await transferFunds(scope, input), demands }
}

/** Whoever repeats a transfer to somebody who is gone by now is guessing at nobody. */
async function findRecipient(
  context: TransferContext,
  key: Idempotency | undefined
): Promise<string> {
  const { scope, body } = context
  const isRepeat = async () => key && (await findReplay(scope, key))?.status === "posted"
  const recipient = await lookWithinRedeemLimit(
    context,
    () => findRegisteredCustomer(scope, body.to_user_email),
    async (found) => found === null && !(await isRepeat())
  )
  if (recipient === null) throw new WalletError("wallet_recipient_not_found")
  return recipient
}

type Sender = Pick<Wallet, "id" | "customer_id" | "currency"> & Partial<WalletPlace>

/** The wallet that the money comes from: the caller's own, or for managers the one they name. */
async function senderWallet(
  scope: MedusaContainer,
  identity: Identity,
  { from_wallet_id, currency }: { from_wallet_id?: number; currency?: string }
): Promise<Sender> {
  if (from_wallet_id !== undefined) {
    const wallet = await ledgerOf(scope).findWallet(from_wallet_id)
    const own = wallet && wallet.customer_id === identity.customer_id
    if (!own && !can(identity, MANAGE_WALLETS)) throw forbidden(identity, MANAGE_WALLETS)
    if (!wallet) throw new WalletError("wallet_not_found")
    if (currency !== undefined && currency !== wallet.currency) {
      throw invalidParam(
        "currency",
        `contradicts from_wallet_id: wallet ${wallet.id} holds ${wallet.currency}`
      )
    }
    return wallet
  }
  const { customer_id } = identity
  if (customer_id === undefined) {
    throw invalidParam("from_wallet_id", "is required for callers who have no wallet of their own")
  }
  const holder = { customer_id, currency: await storeCurrency(scope, currency) }
  return { ...(await placeOf(scope, holder)), ...holder }
}
