import type { MedusaContainer } from "@medusajs/framework/types"
import {
  LEDGER_MODULE,
  type LedgerService,
  type PeriodBooks,
  type PaymentEntries,
} from "../../modules/ledger"
import { ORDER_REFUND } from "../payments/order-money"
import { CART_REFUND } from "../carts/settle-order"
import { TOPUP_REFERENCE } from "../topups/settle-topup"
import { SESSION_SOURCE } from "../payments/wallet-provider"
import { type HostAmountOf, readHostPayments, readOrderLines, readOrderRefunds } from "./host-money"
import type { PeriodReport } from "./roll-forward"

/** What is held against what, in the order in which it is shown. */
export const TIE_OUTS = [
  /** What is owed by credit, against the sum of all wallets' last entries. */
  "balances",
  /** What customers sent, against what they received. */
  "transfers",
  /** What is owed, against a signed checkpoint. */
  "checkpoint",
  /** Top-ups, against what payment providers took and gave back for them. */
  "topups",
  /** What was paid with the wallet as a payment method, against the host's captures and refunds. */
  "wallet_payments",
  /** What wallets paid of carts, against the credit lines of the orders. */
  "credit_lines",
  /** What went back into wallets for orders, against the transactions on the orders. */
  "order_refunds",
] as const
export type TieOutName = (typeof TIE_OUTS)[number]

/** One thing that the two sides say otherwise; amounts in minor units. */
export interface Difference {
  /** What it is at the host or in the ledger: `payment pay_…`, `order order_…`, `transaction 12`. */
  what: string
  ledger: bigint
  other: bigint
}

/** Two ways to the same sum in one currency, in minor units. */
export interface TieOut {
  name: TieOutName
  /** Null where nothing of the kind happened. */
  currency: string | null
  ledger: bigint
  other: bigint
  /** Null where there is nothing to hold it against. */
  ok: boolean | null
  /** At most 100 of them. */
  differences: Difference[]
}

const MOST_DIFFERENCES = 100
/** A row of the host's and the entry for it may lie on two sides of midnight. */
const MARGIN_MS = 24 * 60 * 60 * 1000

/** Holds the books of a period against what else says the same. */
export async function tieOut(
  container: MedusaContainer,
  report: PeriodReport,
  books: PeriodBooks
): Promise<TieOut[]> {
  return [
    ...tieBalances(report, books),
    ...tieTransfers(report),
    ...tieCheckpoint(report, books),
    ...(await tiePayments(container, report)),
    ...(await tieOrders(container, report)),
  ].sort((one, other) => TIE_OUTS.indexOf(one.name) - TIE_OUTS.indexOf(other.name))
}

function closings({ rows }: PeriodReport): Map<string, bigint> {
  const found = new Map<string, bigint>()
  for (const { currency, closing } of rows) {
    found.set(currency, (found.get(currency) ?? 0n) + closing)
  }
  return found
}

function tieBalances(report: PeriodReport, { balances }: PeriodBooks): TieOut[] {
  const other = new Map(balances.map(({ currency, amount }) => [currency, amount]))
  return compare("balances", closings(report), other)
}

function tieTransfers({ rows }: PeriodReport): TieOut[] {
  const sent = new Map<string, bigint>()
  const received = new Map<string, bigint>()
  for (const { currency, lines } of rows) {
    for (const { kind, amount } of lines) {
      const side =
        kind === "transferred_in" ? received : kind === "transferred_out" ? sent : undefined
      side?.set(currency, (side.get(currency) ?? 0n) + amount)
    }
  }
  return compare("transfers", sent, received)
}

/** Of the last few checkpoints one is enough: a posting may have been under way when another was made. */
function tieCheckpoint(report: PeriodReport, { checkpoints }: PeriodBooks): TieOut[] {
  const closing = closings(report)
  const tried = checkpoints.map(({ number, totals }) => {
    const other = new Map(totals.map(({ currency, amount }) => [currency, amount]))
    return compare("checkpoint", closing, other).map((tie) => ({
      ...tie,
      differences: tie.differences.map((one) => ({ ...one, what: `checkpoint ${number}` })),
    }))
  })
  const [first] = tried
  return tried.find((ties) => ties.every(({ ok }) => ok)) ?? first ?? [none("checkpoint")]
}

/** @returns a row for each currency that either side has; one without when there is none */
function compare(
  name: TieOutName,
  ledger: ReadonlyMap<string, bigint>,
  other: ReadonlyMap<string, bigint>
): TieOut[] {
  const currencies = [...new Set([...ledger.keys(), ...other.keys()])].sort()
  const rows = currencies.map((currency) => {
    const sides = { ledger: ledger.get(currency) ?? 0n, other: other.get(currency) ?? 0n }
    const ok = sides.ledger === sides.other
    return { name, currency, ...sides, ok, differences: ok ? [] : [{ what: currency, ...sides }] }
  })
  return rows.length ? rows : [none(name)]
}

/** Nothing of the kind happened, or there is nothing to hold it against: that is no agreement. */
function none(name: TieOutName): TieOut {
  return { name, currency: null, ledger: 0n, other: 0n, ok: null, differences: [] }
}

async function tiePayments(container: MedusaContainer, report: PeriodReport): Promise<TieOut[]> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const { from, to } = report
  const time = { from, to, margin: MARGIN_MS }
  const host = await readHostPayments(container, time)
  const topups = await ledger.readPaymentEntries({
    ...time,
    text: "reference",
    prefixes: [TOPUP_REFERENCE],
    by: "reference",
  })
  const paymentOf = (entries: PaymentEntries) => ({
    ...entries,
    key: host.paymentOfCapture.get(entries.key.slice(TOPUP_REFERENCE.length)) ?? entries.key,
  })
  const payments = await ledger.readPaymentEntries({
    ...time,
    text: "source",
    prefixes: [SESSION_SOURCE],
    by: "source",
  })
  return [
    ...match("topups", topups.map(paymentOf), host.topups),
    ...match("wallet_payments", payments.map(taken), host.walletPayments),
  ]
}

async function tieOrders(container: MedusaContainer, report: PeriodReport): Promise<TieOut[]> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const { from, to } = report
  const time = { from, to, margin: MARGIN_MS }
  const refunds = await ledger.readPaymentEntries({
    ...time,
    text: "reference",
    prefixes: [ORDER_REFUND, CART_REFUND],
    by: "id",
  })
  const lines = await readOrderLines(container, time)
  const committed = await ledger.holds.committedFor(lines.map(({ key }) => key))
  const paid = lines.map(({ key, currency }) => ({
    key,
    currency,
    amount: committed.get(key) ?? 0n,
    within: true,
  }))
  return [
    ...match("credit_lines", paid, lines),
    ...match("order_refunds", refunds, await readOrderRefunds(container, time)),
  ]
}

/** What went out for something is what it cost. */
function taken(entries: PaymentEntries): PaymentEntries {
  return { ...entries, amount: -entries.amount }
}

/** Sums by what they are for; what either side saw within the time counts, wholly. */
export function match(
  name: TieOutName,
  ledger: readonly HostAmountOf[],
  other: readonly HostAmountOf[]
): TieOut[] {
  const things = new Map<string, Difference & { currency: string; within: boolean }>()
  const add = (side: "ledger" | "other", rows: readonly HostAmountOf[]) => {
    for (const { key, currency, amount, within } of rows) {
      const id = `${currency} ${key}`
      const thing = things.get(id) ?? {
        what: key,
        currency,
        ledger: 0n,
        other: 0n,
        within: false,
      }
      thing[side] += amount
      thing.within ||= within
      things.set(id, thing)
    }
  }
  add("ledger", ledger)
  add("other", other)
  const counted = [...things.values()].filter(({ within }) => within)
  const currencies = [...new Set(counted.map(({ currency }) => currency))].sort()
  const rows = currencies.map((currency): TieOut => {
    const all = counted.filter((thing) => thing.currency === currency)
    const total = (side: "ledger" | "other") => all.reduce((sum, thing) => sum + thing[side], 0n)
    const differences = all
      .filter((thing) => thing.ledger !== thing.other)
      .map(({ what, ledger, other }) => ({ what, ledger, other }))
      .sort((one, two) => one.what.localeCompare(two.what, "en"))
    return {
      name,
      currency,
      ledger: total("ledger"),
      other: total("other"),
      ok: differences.length === 0,
      differences: differences.slice(0, MOST_DIFFERENCES),
    }
  })
  return rows.length ? rows : [none(name)]
}
