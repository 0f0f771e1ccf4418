import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ListMeta, text } from "../../../../http"
import { CODE_STATUSES, isPrefix, MAX_PREFIX, normalizeCode } from "../../../../modules/codes"
import type { Code } from "../../../../modules/codes"
import { codesOf } from "../../modules"
import { WalletError } from "../../service"

/** Redemption codes of the wallet spec, as they are on the wire. */

/** A code as people type it. */
export const CodeParam = text({ min: 1, max: 64 }).meta({
  description: "The code; case, dashes and spaces don't matter.",
  wire: { examples: ["XMAS-3V2E-DDBY-7VAB-S0QS"] },
})

export const Prefix = z.string().max(MAX_PREFIX).refine(isPrefix, {
  error: "must be letters, digits, dashes and underscores, and begin with a letter or digit",
})

export const CodeStatusField = z.enum(CODE_STATUSES)

const ExpiryDate = InstantOut.nullable().meta({
  description: "The code can't be redeemed from this instant on; null when it does not expire.",
})

export const GeneratedCodes = component(
  "GeneratedCodes",
  z.strictObject({
    codes: z.array(
      z.strictObject({
        code: z.string().meta({ examples: ["XMAS-3V2E-DDBY-7VAB-S0QS"] }),
        amount: AmountOut,
        expiry_date: ExpiryDate,
      })
    ),
    count: z.int().min(1),
  }),
  { description: "New redemption codes." }
)

export const RedemptionCode = component(
  "RedemptionCode",
  z.strictObject({
    id: IdOut,
    code: z.string().meta({ examples: ["XMAS-3V2E-DDBY-7VAB-S0QS"] }),
    amount: AmountOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    status: CodeStatusField.meta({
      description: "`expired` is past its expiry date, or revoked.",
    }),
    prefix: z.string().meta({ description: "As asked for; empty when the code has none." }),
    max_redemptions: z.int().min(1).meta({ description: "How many customers can redeem it." }),
    redemption_count: z.int().min(0).meta({ description: "How many customers have redeemed it." }),
    restrict_to_user_id: IdOut.nullable().meta({
      description: "Public number of the one customer who can redeem it.",
    }),
    restrict_to_customer_id: z.string().nullable().meta({
      description: "That customer's id in the store.",
    }),
    expiry_date: ExpiryDate,
    revoked_at: InstantOut.nullable(),
    revocation_reason: z.string().nullable(),
    created_at: InstantOut,
  }),
  { description: "A redemption code as the shop's managers see it." }
)

export const CodeList = component(
  "RedemptionCodeList",
  z.strictObject({ data: z.array(RedemptionCode), meta: ListMeta }),
  { description: "A page of redemption codes, newest first." }
)

/** @throws WalletError `wallet_code_not_found` for what is no code, too */
export async function findCodeOrThrow(scope: MedusaContainer, typed: string): Promise<Code> {
  const code = normalizeCode(typed)
  const found = code === null ? null : await codesOf(scope).find(code)
  if (!found) throw new WalletError("wallet_code_not_found")
  return found
}

/** A code as the interface shows it to managers. */
export function presentCode(code: Code): z.input<typeof RedemptionCode> {
  return {
    id: code.id,
    code: code.code,
    amount: code.amount.toString(),
    currency: code.currency,
    status: code.status,
    prefix: code.prefix,
    max_redemptions: code.max_redemptions,
    redemption_count: code.redemption_count,
    restrict_to_user_id: code.restrict_to_user_id,
    restrict_to_customer_id: code.restrict_to_customer_id,
    expiry_date: code.expires_at?.toISOString() ?? null,
    revoked_at: code.revoked_at?.toISOString() ?? null,
    revocation_reason: code.revocation_reason,
    created_at: code.created_at.toISOString(),
  }
}
