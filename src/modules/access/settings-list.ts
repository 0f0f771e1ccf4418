import { z } from "@medusajs/framework/zod"
import { accountsSetting } from "../books/accounts"
import {
  amount,
  flag,
  integer,
  languageTag,
  plain,
  textSetting,
  timeZone,
} from "../../settings/setting"
import type { Bounds, KeyOf, Setting, SettingsOf, ValuesOf } from "../../settings/setting"

/** The operations that identity verification or step-up can be asked for. */
export const GUARDED_OPERATIONS = ["debit", "transfer", "redeem", "withdrawal"] as const
export type GuardedOperation = (typeof GUARDED_OPERATIONS)[number]

/** High enough to be no limit for any real store, low enough for every counter. */
const MAX_RATE = 1_000_000
const MAX_WINDOW_SECONDS = 31 * 24 * 60 * 60

function operations(description: string): Setting<GuardedOperation[], Set<GuardedOperation>> {
  const schema = z.array(z.enum(GUARDED_OPERATIONS)).max(GUARDED_OPERATIONS.length)
  return { schema, default: [], description, read: (wire) => new Set(wire) }
}

/** Amounts in minor units with commas between; a list of `bigint` in code. */
function amounts(description: string): Setting<string, bigint[]> {
  const schema = z.string().regex(/^([1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,9})?$/, {
    error: "must be amounts in minor units with commas between, at most ten",
  })
  return {
    schema,
    default: "",
    description,
    read: (wire) => (wire === "" ? [] : wire.split(",").map(BigInt)),
  }
}

/** Numbers of days with commas between; the longest first in code. */
function days(initial: string, description: string): Setting<string, number[]> {
  const schema = z
    .string()
    .regex(/^[1-9][0-9]{0,2}(,[1-9][0-9]{0,2}){0,4}$/, {
      error: "must be numbers of days from 1 to 365 with commas between, at most five",
    })
    .refine((wire) => wire.split(",").every((each) => Number(each) <= 365), {
      error: "must be numbers of days from 1 to 365 with commas between, at most five",
    })
  const read = (wire: string) =>
    [...new Set(wire.split(",").map(Number))].sort((one, other) => other - one)
  return { schema, default: initial, description, read }
}

const CURRENCY_AMOUNT = /^([A-Z]{3}):(0|[1-9][0-9]*)$/
const MOST_DIGITS = 18
const MOST_CURRENCIES = 50

/** Amounts in minor units by currency, `EUR:50000,JPY:60000`; a map of `bigint` in code. */
function currencyAmounts(description: string): Setting<string, ReadonlyMap<string, bigint>> {
  const pairs = (wire: string) => (wire === "" ? [] : wire.split(","))
  const schema = z
    .string()
    .max(MOST_CURRENCIES * (MOST_DIGITS + 5))
    .refine(
      (wire) =>
        pairs(wire).every((pair) => {
          const amount = CURRENCY_AMOUNT.exec(pair)?.[2]
          return amount !== undefined && amount.length <= MOST_DIGITS
        }),
      { error: "must be currencies with amounts in minor units, such as EUR:50000,JPY:60000" }
    )
    .refine(
      (wire) => new Set(pairs(wire).map((pair) => pair.slice(0, 3))).size === pairs(wire).length,
      {
        error: "must name each currency once",
      }
    )
  const read = (wire: string) =>
    new Map(
      pairs(wire).map((pair) => {
        const [currency, amount] = pair.split(":")
        return [currency as string, BigInt(amount as string)]
      })
    )
  return { schema, default: "", description, read }
}

/**
 * Every setting of the wallet. A plugin option of the same name sets a store's default; the
 * dashboard overrides it at run time.
 */
export const SETTINGS = {
  enable_rest_api: flag(
    true,
    "Serves `/wallet/v1`. Off: every route but `openapi.json`, `docs` and the storefront files answers 503 `wallet_api_disabled`."
  ),
  force_https: flag(
    false,
    "Refuses requests to `/wallet/v1` that did not come over HTTPS (403 `wallet_https_required`). " +
      "Turn it on in production; behind a proxy the host's `trust proxy` decides what counts as secure."
  ),
  transfers_enabled: flag(
    false,
    "Lets customers send money to each other. Off: 403 `wallet_transfers_disabled`."
  ),
  cart_payments_enabled: flag(
    false,
    "Lets customers pay for a part of their cart, or all of it, with their wallet, and for the rest in " +
      "any other way. Off: 403 `wallet_cart_payments_disabled`; what was applied before stays."
  ),
  cart_hold_minutes: integer(
    60,
    [5, 30 * 24 * 60],
    "How long money stays set aside for a cart that nobody has touched since, in minutes."
  ),
  refund_bonus_basis_points: integer(
    0,
    [0, 10_000],
    "What a customer gets on top when an order is refunded to the wallet and not to the card, in hundredths of a " +
      "percent: 500 is 5 %. Promotional money, for what was not paid with the wallet. 0: nothing."
  ),
  refund_bonus_days: integer(0, [0, 3_650], "For how many days that can be spent. 0: for ever."),
  topups_enabled: flag(
    false,
    "Lets customers fill their wallet with any payment provider of the store but the wallet itself. " +
      "Off: 403 `wallet_topups_disabled`."
  ),
  topup_minimum: amount("The least that one top-up may be, in minor units."),
  topup_maximum: amount("The most that one top-up may be, in minor units. `0` is no limit."),
  topup_suggested: amounts(
    "Amounts to suggest for a top-up, in minor units, with commas between: `1000,2500,5000`."
  ),
  auto_reload_enabled: flag(
    false,
    "Lets customers agree that a saved payment method is charged when their wallet runs low; needs " +
      "`topups_enabled`. Off: 403 `wallet_auto_reload_disabled`, and nothing is charged, whatever was " +
      "agreed before."
  ),
  auto_reload_daily_maximum: amount(
    "The most that is charged automatically of one customer in one currency within 24 hours, in minor " +
      "units. `0` is no limit."
  ),
  auto_reload_monthly_maximum: amount("The same within 30 days, in minor units. `0` is no limit."),
  allowances_enabled: flag(
    false,
    "Lets customers allow agents to spend from their wallet, within limits of theirs. Off: 403 " +
      "`wallet_allowances_disabled`, and nothing is paid by one, whatever was allowed before."
  ),
  allowance_maximum: amount(
    "The most that an agent may spend on one purchase, in minor units. `0` is no limit."
  ),
  expiry_notice_days: days(
    "30,7,1",
    "How many days before a credit lapses it is announced (`wallet.credit.expiring`), with commas " +
      "between: once for each."
  ),
  expiry_notice_mail: flag(
    false,
    "E-mails customers too, through the store's notification provider, template " +
      "`wallet-credit-expiring`. Each customer can switch it off for themselves."
  ),
  withdrawals_enabled: flag(
    false,
    "Lets customers ask for money of their wallet to be paid out. Off: 403 " +
      "`wallet_withdrawals_disabled`; what was asked for before can still be decided."
  ),
  withdrawal_minimum: amount("The least that one withdrawal may be, in minor units."),
  withdrawal_maximum: amount(
    "The most that one withdrawal may be, in minor units. `0` is no limit."
  ),
  second_person_above: currencyAmounts(
    "Above which amounts a second person of the staff has to agree, by currency and in minor units: " +
      "`EUR:50000,JPY:60000`. It concerns what staff credit, debit, reverse and transfer, the codes " +
      "they generate and the withdrawals they approve. Empty: never."
  ),
  second_person_hours: integer(
    72,
    [1, 30 * 24],
    "For how many hours something waits for the second person."
  ),
  second_person_for_keys: flag(
    true,
    "Asks for a second person also where one of the shop's own keys moves so much. Off: whoever has such " +
      "a key, or may make one, needs nobody else."
  ),
  journal_accounts: accountsSetting(
    "Accounts of the journal: `liability=2400;topup=1360;credit.refund=4730`, by use or by use and " +
      "purpose. Uses: liability, credit, import, topup, cashback, milestone, referral, debit, " +
      "adjustment, withdrawal, expiry."
  ),
  xero_tax_rate: textSetting(
    "Tax Exempt",
    z.string().min(1).max(60),
    "The name of the tax rate that journals for Xero say, as the organisation there has it."
  ),
  datev_consultant: plain(
    0,
    z
      .int()
      .min(0)
      .max(9_999_999)
      .refine((number) => number === 0 || number >= 1001, {
        error: "must be 0, or a number from 1001 to 9999999",
      }),
    "The tax consultant's number at DATEV, 1001 to 9999999. 0: no files for DATEV."
  ),
  datev_client: integer(1, [1, 99_999], "The client's number at DATEV."),
  datev_fiscal_year_month: integer(
    1,
    [1, 12],
    "The month in which the fiscal year begins, for DATEV."
  ),
  datev_account_length: integer(4, [4, 8], "How many digits accounts have at DATEV."),
  rate_limit_per_minute: integer(
    120,
    [0, MAX_RATE],
    "Requests per minute and identity (guests: per address). 0 switches the limit off."
  ),
  redeem_rate_limit_per_minute: integer(
    10,
    [0, MAX_RATE],
    "Attempts per minute and customer to redeem a code, and failures per minute and address to redeem " +
      "one or to name a recipient; a failure counts twice. 0 switches the limit off, and with it what keeps codes from being guessed."
  ),
  velocity_max_debits: integer(
    30,
    [0, MAX_RATE],
    "Debits, withdrawals, outgoing transfers and holds per wallet within the velocity window. " +
      "0 switches the cap off."
  ),
  velocity_window_seconds: integer(
    3600,
    [1, MAX_WINDOW_SECONDS],
    "Length of the rolling velocity window, in seconds."
  ),
  limits_apply_to_managers: flag(
    false,
    "Holds users of the dashboard and server keys to the velocity cap as well."
  ),
  default_spending_limit: amount(
    "The most that one debit or outgoing transfer may be on a wallet without a limit of its own, " +
      "in minor units. `0` is no limit."
  ),
  kyc_required_for: operations("Operations that need an approved identity verification."),
  kyc_threshold: amount(
    "Amounts above this, in minor units, need the identity verification; `0`: every amount."
  ),
  step_up_required_for: operations("Operations that need step-up authentication."),
  step_up_threshold: amount(
    "Amounts from this on, in minor units, need the step-up; `0`: every amount."
  ),
  step_up_mfa_max_age_seconds: integer(
    300,
    [0, 24 * 60 * 60],
    "How old, in seconds, the host's own multi-factor verification of a sign-in may be to count as " +
      "step-up. 0: it never does."
  ),
  audit_log_enabled: flag(
    false,
    "Writes every request and answer, with secrets and codes masked, to the request log. " +
      "Meant for integration testing, not for production."
  ),
  locale: languageTag("en-US", "Language tag in which amounts are formatted for people."),
  time_zone: timeZone(
    "UTC",
    "Time zone of the store, as the IANA database names it (`Europe/Berlin`): a date without a time " +
      "is the end of that day there."
  ),
} as const

export type WalletSettingList = typeof SETTINGS

/** Nothing could be paid in or out if the first of two lay beyond the second. */
export const SETTING_BOUNDS: readonly Bounds<WalletSettingList>[] = [
  ["topup_minimum", "topup_maximum"],
  ["topup_minimum", "auto_reload_daily_maximum"],
  ["topup_minimum", "auto_reload_monthly_maximum"],
  ["auto_reload_daily_maximum", "auto_reload_monthly_maximum"],
  ["withdrawal_minimum", "withdrawal_maximum"],
]

export type SettingKey = KeyOf<WalletSettingList>

/** The settings as code reads them: amounts are `bigint` minor units, operations are sets. */
export type Settings = SettingsOf<WalletSettingList>

/** The settings as they are on the wire. */
export type SettingValues = ValuesOf<WalletSettingList>
