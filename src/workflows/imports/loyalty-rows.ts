import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import type { ImportKind } from "../../modules/imports"
import type { Cells } from "./forms"

/** The store does not have the loyalty plugin. */
export class LoyaltyMissingError extends Error {
  override name = "LoyaltyMissingError"
}

/** The name of the plugin's module, by which the host registers it. */
const LOYALTY_MODULE = "store_credit"
const ACCOUNTS_AT_ONCE = 100

const Account = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  currency_code: z.string(),
  transactions: z.array(
    z
      .object({
        id: z.string(),
        type: z.enum(["credit", "debit"]),
        raw_amount: z.object({ value: z.string() }),
        note: z.string().nullish(),
        created_at: z.coerce.date(),
      })
      .nullable()
  ),
})

/**
 * What the loyalty plugin keeps as store credit, account by account: its balance, or each of its
 * transactions, oldest first. An account of nobody, as a gift card has one, has no customer.
 *
 * @throws LoyaltyMissingError
 */
export async function* loyaltyRows(
  container: MedusaContainer,
  kind: ImportKind
): AsyncGenerator<{ line: number; cells: Cells }> {
  if (!container.hasRegistration(LOYALTY_MODULE)) throw new LoyaltyMissingError()
  let line = 0
  for (let after = ""; ;) {
    const accounts = await readGraph(container, {
      entity: "store_credit_account",
      fields: [
        "id",
        "customer_id",
        "currency_code",
        ...["id", "type", "raw_amount", "note", "created_at"].map((one) => `transactions.${one}`),
      ],
      filters: { id: { $gt: after } },
      pagination: { take: ACCOUNTS_AT_ONCE, order: { id: "ASC" } },
      row: Account,
    })
    for (const { id, customer_id, currency_code, transactions } of accounts) {
      const common = { customer: customer_id ?? undefined, currency: currency_code }
      const moved = transactions
        .filter((one) => one !== null)
        .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
      if (kind === "balances") {
        line += 1
        yield { line, cells: { ...common, id, amount: sumOf(moved) } }
        continue
      }
      for (const { id: transaction, type, raw_amount, note, created_at } of moved) {
        line += 1
        const date = created_at.toISOString()
        const reason = note?.slice(0, 255) || undefined
        yield {
          line,
          cells: {
            ...common,
            id: transaction,
            type,
            date,
            reason,
            amount: plain(raw_amount.value),
          },
        }
      }
    }
    if (accounts.length < ACCOUNTS_AT_ONCE) return
    after = accounts.at(-1)!.id
  }
}

/** The host's numbers are exact decimals as text, some with an exponent. */
const NUMBER = /^([0-9]+)(?:\.([0-9]+))?$/
const DECIMALS = 20

/** Exact, however many decimals there are: what a currency does not have is refused where it is read. */
function sumOf(moved: readonly { type: string; raw_amount: { value: string } }[]): string {
  let sum = 0n
  for (const { type, raw_amount } of moved) {
    const [, whole = "", fraction = ""] = NUMBER.exec(raw_amount.value) ?? []
    if (!whole || fraction.length > DECIMALS) return raw_amount.value
    const units = BigInt(whole + fraction.padEnd(DECIMALS, "0"))
    sum += type === "credit" ? units : -units
  }
  const sign = sum < 0n ? "-" : ""
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DECIMALS + 1, "0")
  return plain(`${sign}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`)
}

/** Without zeros at its end. */
function plain(amount: string): string {
  return amount.includes(".") ? amount.replace(/\.?0+$/, "") : amount
}
