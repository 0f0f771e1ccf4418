import type { MedusaContainer } from "@medusajs/framework/types"
import type { Transaction } from "../../database/connection"
import { settingsOf } from "../../modules/access"
import {
  type Allowance,
  ALLOWANCES_MODULE,
  type AllowancesService,
  periodAt,
  type PeriodBounds,
} from "../../modules/allowances"
import { type Entry, type Hold, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { paidBy } from "../payments/settle"
import { sourceOf } from "../payments/wallet-provider"

/** What the ledger has of one purchase. */
export interface Spent {
  /** Minor units that are set aside now. */
  held: bigint
  /** Minor units that have left the wallet and not come back. */
  paid: bigint
  /** The debits and what took them back, oldest first. */
  entries: Entry[]
}

/** The period of an allowance that an instant lies in, and what of the allowance is used in it. */
export interface Usage extends PeriodBounds {
  used: bigint
}

/**
 * What the ledger's holds and entries say of purchases, by payment session: money that was given back,
 * because a purchase failed or was cancelled or refunded, does not count.
 */
export async function readSpent(
  container: MedusaContainer,
  sessionIds: readonly string[],
  transaction?: Transaction
): Promise<Map<string, Spent>> {
  if (!sessionIds.length) return new Map()
  const { holds: reads } = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await reads.ofSources(sessionIds.map(sourceOf), transaction)
  const entries = await reads.entriesOf(
    holds.map(({ id }) => id),
    transaction
  )
  const origins = originHolds(entries)
  return new Map(
    sessionIds.map((id) => {
      const own = holds.filter(({ source }) => source === sourceOf(id))
      const ids = new Set(own.map((hold) => hold.id))
      const booked = entries.filter((entry) => ids.has(origins.get(entry.id) ?? 0))
      return [id, { held: heldBy(own), paid: paidBy(booked), entries: booked }]
    })
  )
}

/** What of allowances is used in the period that an instant lies in, by their ids. */
export async function readUsed(
  container: MedusaContainer,
  allowances: readonly Allowance[],
  now: Date,
  transaction?: Transaction
): Promise<Map<number, Usage>> {
  const { time_zone } = settingsOf(container)
  const service = container.resolve<AllowancesService>(ALLOWANCES_MODULE)
  const bounds = new Map(allowances.map(({ id, period }) => [id, periodAt(period, now, time_zone)]))
  const sessions = await service.listSessions(
    [...bounds].map(([allowance_id, { from }]) => ({ allowance_id, from })),
    transaction?.context
  )
  const spent = await readSpent(
    container,
    sessions.map(({ session_id }) => session_id),
    transaction
  )
  const used = new Map<number, bigint>()
  for (const { allowance_id, session_id } of sessions) {
    const { held = 0n, paid = 0n } = spent.get(session_id) ?? {}
    used.set(allowance_id, (used.get(allowance_id) ?? 0n) + held + paid)
  }
  return new Map([...bounds].map(([id, period]) => [id, { ...period, used: used.get(id) ?? 0n }]))
}

function heldBy(holds: readonly Hold[]): bigint {
  return holds.reduce((sum, { status, amount }) => (status === "active" ? sum + amount : sum), 0n)
}

/** By entry, the hold that it, or what it takes back directly or not, became of. Oldest come first. */
function originHolds(entries: readonly Entry[]): Map<number, number> {
  const origins = new Map<number, number>()
  for (const { id, hold_id, reverses_entry_id } of entries) {
    const origin = hold_id ?? origins.get(reverses_entry_id ?? 0)
    if (origin !== undefined) origins.set(id, origin)
  }
  return origins
}
