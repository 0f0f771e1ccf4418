import { z } from "@medusajs/framework/zod"
import type { Approval } from "../../modules/approvals"
import { PURPOSES } from "../../modules/ledger"

/** Minor units as text, as the workflows take them. */
const Amount = z.string().regex(/^[1-9][0-9]{0,17}$/)
const Id = z.int().positive()
const Text = z.string()

const Restrictions = z.strictObject({
  kyc_missing: z.boolean().optional(),
  default_spending_limit: z
    .string()
    .regex(/^[0-9]{1,18}$/)
    .optional(),
  velocity: z.strictObject({ max: z.int().nonnegative(), window_ms: z.int().positive() }).nullish(),
  step_up_missing: z.boolean().optional(),
})

/** A dry run moves nothing, so nobody has to agree to it. */
const moving = { dry_run: z.literal(false).optional() }

const SCHEMAS = {
  credit: z.strictObject({
    ...moving,
    wallet_id: Id,
    amount: Amount,
    reason: Text,
    note: Text.nullish(),
    reference: Text.nullish(),
    purpose: z.enum(PURPOSES).optional(),
    expiry_date: z.iso.datetime().nullish(),
  }),
  debit: z.strictObject({
    ...moving,
    wallet_id: Id,
    amount: Amount,
    reason: Text,
    reference: Text.nullish(),
    allow_partial: z.boolean().optional(),
    restrictions: Restrictions.optional(),
  }),
  hold_commit: z.strictObject({
    wallet_id: Id,
    hold_id: Id,
    amount: Amount,
    keep_rest: z.boolean().optional(),
    reason: Text,
    reference: Text.nullish(),
  }),
  reversal: z.strictObject({
    ...moving,
    wallet_id: Id,
    transaction_id: Id,
    amount: Amount.optional(),
    reason: Text,
    expired_policy: z.union([
      z.literal("forfeit"),
      z.strictObject({ restore_days: z.int().positive() }),
    ]),
  }),
  transfer: z.strictObject({
    ...moving,
    wallet_id: Id,
    to_wallet_id: Id,
    to_customer_id: Text,
    amount: Amount,
    reason: Text,
    message: Text.nullish(),
    transfer_group_id: z.uuid(),
    restrictions: Restrictions.optional(),
  }),
  codes: z.strictObject({
    amount: Amount,
    currency: z.string().regex(/^[A-Z]{3}$/),
    quantity: z.int().positive(),
    max_redemptions: z.int().positive(),
    prefix: Text,
    restrict_to_customer_id: Text.nullable(),
    expiry_date: z.iso.datetime().nullable(),
  }),
}

type Schemas = typeof SCHEMAS

/** What an approval stores is not what the second person was shown. */
export class StoredInputError extends Error {
  override name = "StoredInputError"
}

/**
 * What an approval carries out, read from its row. The second person agreed to an amount, a wallet and
 * a currency, which stand beside it: what says something else is not carried out.
 *
 * @throws StoredInputError
 */
export function storedInputOf<O extends keyof Schemas>(
  operation: O,
  approval: Approval
): z.output<Schemas[O]> {
  const parsed = SCHEMAS[operation].safeParse(approval.input)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues
    throw new StoredInputError(`What was asked for is not readable: ${path.join(".")} ${message}`)
  }
  const input = parsed.data as z.output<Schemas[O]>
  assertAgreed(input, approval)
  return input
}

type AnyInput = z.output<Schemas[keyof Schemas]>

function assertAgreed(input: AnyInput, approval: Approval): void {
  const amount = amountOf(input, approval)
  if (amount !== approval.amount) {
    throw new StoredInputError(
      `What was asked for moves ${amount}, and ${approval.amount} was agreed to`
    )
  }
  // A credit to a wallet that was not there names none: it is looked for by its customer.
  if (
    "wallet_id" in input &&
    approval.wallet_id !== null &&
    input.wallet_id !== approval.wallet_id
  ) {
    throw new StoredInputError(
      `What was asked for is about wallet ${input.wallet_id}, and ${approval.wallet_id} was agreed to`
    )
  }
  if ("currency" in input && input.currency !== approval.currency) {
    throw new StoredInputError(
      `What was asked for is in ${input.currency}, and ${approval.currency} was agreed to`
    )
  }
}

/** What it moves at most. */
function amountOf(input: AnyInput, approval: Approval): bigint {
  if ("quantity" in input) {
    return BigInt(input.amount) * BigInt(input.quantity) * BigInt(input.max_redemptions)
  }
  // Without an amount a reversal takes back what is left of the transaction, whose amount was shown.
  return input.amount === undefined ? approval.amount : BigInt(input.amount)
}
