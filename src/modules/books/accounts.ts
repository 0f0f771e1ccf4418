import { z } from "@medusajs/framework/zod"
import { PURPOSES } from "../ledger/types"
import type { Setting } from "../../settings/setting"

/**
 * What the accounts of a journal are for. `liability` is what is owed; the others are what it is booked
 * against. `import` and `adjustment` are taken for `credit` and `debit` where they have none.
 */
export const ACCOUNT_USES = [
  "liability",
  "credit",
  "import",
  "topup",
  "cashback",
  "milestone",
  "referral",
  "debit",
  "adjustment",
  "withdrawal",
  "expiry",
] as const
export type AccountUse = (typeof ACCOUNT_USES)[number]

const INSTEAD: Partial<Record<AccountUse, AccountUse>> = { import: "credit", adjustment: "debit" }

/** Accounts by use, `topup`, or by use and purpose, `credit.refund`. */
export type Accounts = ReadonlyMap<string, string>

const KEYS: readonly string[] = ACCOUNT_USES.flatMap((use) => [
  use,
  ...PURPOSES.map((purpose) => `${use}.${purpose}`),
])
const MOST_CHARACTERS = 60
const RULE =
  "must be lines such as topup=1360 or credit.refund=4730, in each a use or a use and a purpose, " +
  `and an account of at most ${MOST_CHARACTERS} characters`

/** The setting with the accounts: one line each, or `;` between. */
export function accountsSetting(description: string): Setting<string, Accounts> {
  const schema = z
    .string()
    .max(KEYS.length * (MOST_CHARACTERS + 30))
    .refine((wire) => parseAccounts(wire) !== null, { error: RULE })
  return { schema, default: "", description, read: (wire) => parseAccounts(wire) ?? new Map() }
}

/** Reads the setting; null when it is not as it must be. */
export function parseAccounts(wire: string): Accounts | null {
  const accounts = new Map<string, string>()
  for (const line of wire.split(/[;\n]/).map((one) => one.trim())) {
    if (line === "") continue
    const at = line.indexOf("=")
    const [use, account] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    const isRight = at > 0 && KEYS.includes(use) && !accounts.has(use)
    if (!isRight || account === "" || account.length > MOST_CHARACTERS || hasControl(account)) {
      return null
    }
    accounts.set(use, account)
  }
  return accounts
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** The account for a use: of the purpose itself first. Undefined where none is mapped. */
export function accountFor(
  accounts: Accounts,
  use: AccountUse,
  purpose: string
): string | undefined {
  const instead = INSTEAD[use]
  return (
    accounts.get(`${use}.${purpose}`) ??
    accounts.get(use) ??
    (instead && accountFor(accounts, instead, purpose))
  )
}
