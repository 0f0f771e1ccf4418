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
/** The setting with the accounts: one line each, or `;` between. */
export function accountsSetting(description: string): Setting<string, Accounts> {
  const schema = z
    .string()
    .max(KEYS.length * (MOST_CHARACTERS + 30))
    .superRefine((wire, context) => {
      for (const message of readAccounts(wire).problems) {
        context.addIssue({ code: "custom", message })
      }
    })
  return { schema, default: "", description, read: parseAccounts }
}

/** Reads the setting. Lines that are not as they must be never get into it. */
export function parseAccounts(wire: string): Accounts {
  return readAccounts(wire).accounts
}

function readAccounts(wire: string): { accounts: Map<string, string>; problems: string[] } {
  const accounts = new Map<string, string>()
  const problems: string[] = []
  for (const line of wire.split(/[;\n]/).map((one) => one.trim())) {
    if (line === "") continue
    const at = line.indexOf("=")
    const [use, account] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    const problem = problemOf(at, use, account, accounts)
    if (problem) problems.push(`has "${shortened(line)}": ${problem}`)
    else accounts.set(use, account)
  }
  return { accounts, problems }
}

function problemOf(at: number, use: string, account: string, before: Accounts): string | undefined {
  if (at < 1) return "each line is a use, = and an account, such as topup=1360"
  if (!KEYS.includes(use)) {
    return (
      `a use is one of ${ACCOUNT_USES.join(", ")}, also with a dot and a purpose behind it ` +
      `(${PURPOSES.join(", ")})`
    )
  }
  if (before.has(use)) return `${use} has an account already`
  if (account === "") return "the account is missing"
  if (account.includes("=")) return "an account has no =; between lines stands ; or a new line"
  if (account.length > MOST_CHARACTERS) {
    return `an account has at most ${MOST_CHARACTERS} characters`
  }
  return hasControl(account) ? "an account has no control characters" : undefined
}

/** What an answer repeats of what was sent stays short and on one line. */
function shortened(line: string): string {
  const plain = line.replace(/\p{Cc}/gu, " ")
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain
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
