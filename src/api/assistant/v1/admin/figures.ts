import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, perPage } from "../../../../http"
import { ACCESS_MODULE, settingsOf } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { formatAmount } from "../../../../money/money"

/** An amount for people, in the store's locale. */
export const Display = z.string().meta({ description: "For people: `$89.00`." })

/** Lower case, as the host writes them. */
export const Currency = z.string().meta({
  description: "ISO 4217, lower case.",
  examples: ["eur"],
})

/** An amount that may be below zero. */
export const SignedAmount = z
  .string()
  .regex(/^-?(0|[1-9][0-9]*)$/)
  .meta({
    description: "An amount in the currency's minor unit; may be negative.",
  })

export const NullableAmount = AmountOut.nullable()

/** A whole number of the query with a default. */
export function days(initial: number, max: number) {
  return perPage(initial, max).meta({
    description: `How many days back, at most ${max}. A day is 24 hours; the window ends now.`,
  })
}

/** How an amount is written in the store's locale. */
export function display(scope: MedusaContainer, amount: bigint, currency: string): string {
  return formatAmount(amount, currency.toUpperCase(), settingsOf(scope).locale)
}

/** Public numbers of products, by their ids in the store. */
export function productNumbers(
  scope: MedusaContainer,
  ids: readonly string[]
): Promise<Map<string, number>> {
  return scope.resolve<AccessService>(ACCESS_MODULE).numbersFor("product", ids)
}
