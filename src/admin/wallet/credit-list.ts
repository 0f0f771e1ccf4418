import { parseMoney } from "../money/money"
import type { ParsedMoney } from "../money/money"

/** One line of a list of credits, as it was typed or pasted. */
export interface CreditLine {
  line: number
  /** E-mail address, number or id. */
  customer: string
  amount: ParsedMoney
  reason?: string
}

/** The most that the service takes at once. */
export const MOST_CREDITS = 500

/**
 * A list of credits: on each line whom, how much, and perhaps why, between them tabs (as spreadsheets
 * paste), semicolons, or, in front of the amount, a comma or blanks. Empty lines are left out.
 */
export function parseCreditList(text: string, currency: string, locale: string): CreditLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((each) => each.text !== "")
    .map(({ line, text: typed }) => {
      const [first = "", ...rest] = typed.split(/[\t;]/).map((part) => part.trim())
      // Without one of those the amount, in which a comma may stand, is all that follows the first word.
      const [, customer = first, ...amounts] =
        rest.length > 0
          ? ["", first, ...rest]
          : (/^([^\s,]+)[\s,]+(.*)$/.exec(typed) ?? ["", typed])
      const [amount = "", ...reason] = amounts
      const why = reason.join(" ").trim()
      return {
        line,
        customer,
        amount: parseMoney(amount, currency, locale),
        ...(why && { reason: why }),
      }
    })
}
