import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import {
  type Import,
  type ImportRow,
  IMPORTS_MODULE,
  type ImportsService,
  type RowOutcome,
} from "../../modules/imports"
import {
  type HistoryCommand,
  LEDGER_MODULE,
  type LedgerService,
  type PastMovement,
  type Result,
  type WalletPlace,
} from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { attempt } from "../warn-once"
import { creditWallet, type WalletOutcome } from "../wallet"

/** Rows of balances that are under way at once; the ledger writes those of one moment together. */
const CREDITS_AT_ONCE = 1000
/** Rows of histories that are in memory at once, unless one wallet alone has more. */
const MOVEMENTS_AT_ONCE = 2000

interface Pass {
  container: MedusaContainer
  imports: ImportsService
  list: Import
  /** As if. */
  isDry: boolean
  onProgress?: (rows: number) => void
}

/**
 * Goes on with an import that nobody else carries on: each of its rows is tried as if, or, once somebody
 * has said so, booked. It may be stopped at any instant: a row, and of a history all that a wallet did,
 * is booked once, by its reference, and whoever comes next begins with the rows that wait.
 *
 * @returns what became of it; null when there is nothing to do, or somebody is at it
 */
export async function carryOn(
  container: MedusaContainer,
  id: number,
  onProgress?: (rows: number) => void
): Promise<Import | null> {
  const imports = container.resolve<ImportsService>(IMPORTS_MODULE)
  if (!(await imports.lease(id))) return null
  const list = await imports.find(id)
  if (!list) return null
  const isDry = list.status === "checking"
  const pass: Pass = { container, imports, list, isDry, onProgress }
  await (list.kind === "history" ? passWallets(pass) : passRows(pass))
  await imports.move(id, list.status, isDry ? "checked" : "done")
  return await imports.find(id)
}

/** The same in the background; an error is the log's, and the next sweep tries again. */
export function carryOnSoon(container: MedusaContainer, id: number): void {
  carryOn(container, id).catch((error: unknown) => {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Import ${id} broke off; it is gone on with in a minute`, error as Error)
  })
}

/** Goes on with all that was left, whatever one of them meets. Every instance may do it at once. */
export async function sweepImports(container: MedusaContainer): Promise<void> {
  const imports = container.resolve<ImportsService>(IMPORTS_MODULE)
  for (const id of await imports.findAbandoned()) {
    await attempt(container, `Import ${id} could not be gone on with`, () => carryOn(container, id))
  }
}

async function passRows({ container, imports, list, isDry, onProgress }: Pass): Promise<void> {
  const actor = actorOf(list)
  let done = 0
  for (let after = 0; ;) {
    const rows = await imports.nextRows(list.id, after, CREDITS_AT_ONCE)
    if (!rows.length) return
    after = rows.at(-1)!.line
    const places = await placesOf(container, rows)
    const outcomes = await Promise.all(
      rows.map(async (row): Promise<RowOutcome> => {
        const { purpose, expiry_date, reason, note, reference } = row.movement!
        const place = places.get(walletKey(row))!
        const outcome = await creditWallet(container, {
          wallet_id: place.id,
          opens: place.opens,
          amount: row.amount!.toString(),
          ...(purpose && { purpose }),
          ...(expiry_date && { expiry_date }),
          reason,
          note,
          reference,
          actor,
          dry_run: isDry,
        })
        return { line: row.line, ...(await judgeCredit(container, outcome, row)) }
      })
    )
    await imports.setOutcomes(list.id, outcomes)
    if (!(await imports.renew(list.id))) return
    done += rows.length
    onProgress?.(done)
  }
}

async function judgeCredit(
  container: MedusaContainer,
  outcome: WalletOutcome,
  row: ImportRow
): Promise<Pick<RowOutcome, "status" | "error">> {
  switch (outcome.status) {
    case "posted":
      return { status: "booked" }
    case "previewed":
      return { status: "good" }
    case "failed":
      throw Object.assign(new Error(outcome.failure.message), outcome.failure)
    case "refused": {
      const { refusal } = outcome
      if (refusal.code !== "duplicate_reference") {
        const { code, ...data } = refusal
        const error = code === "refused_by_store" ? refusal.message : explain(code, data)
        return { status: "refused", error }
      }
      return await judgeKnown(container, refusal.transaction_id, row)
    }
  }
}

/** A row that was booked before has to say what it said then. */
async function judgeKnown(
  container: MedusaContainer,
  entryId: number,
  { amount, currency }: ImportRow
): Promise<Pick<RowOutcome, "status" | "error">> {
  const known = await container.resolve<LedgerService>(LEDGER_MODULE).findEntry(entryId)
  if (known?.amount === amount) return { status: "there" }
  const before = known ? toMajorUnits(known.amount, currency!) : "another amount"
  return {
    status: "refused",
    error: `it was booked before with ${before} (transaction ${entryId})`,
  }
}

async function passWallets(pass: Pass): Promise<void> {
  const { container, imports, list, isDry, onProgress } = pass
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const actor = actorOf(list)
  let done = 0
  for (let after = { customer_id: "", currency: "" }; ;) {
    const rows = await imports.nextOfWallets(list.id, after, MOVEMENTS_AT_ONCE)
    if (!rows.length) return
    const wallets = byWallet(rows)
    const last = [...wallets.keys()].at(-1)!
    if (rows.length === MOVEMENTS_AT_ONCE) {
      // There may be more of it.
      if (wallets.size > 1) wallets.delete(last)
      else wallets.set(last, await imports.rowsOfWallet(list.id, placeOfRow(rows[0])))
    }
    const pending = [...wallets.values()].map(inOrder)
    after = placeOfRow(pending.at(-1)![0])
    const { histories, kept } = await withoutBroken(pass, pending)
    const places = await placesOf(
      container,
      histories.map(([first]) => first)
    )
    const commands = histories.map((history): HistoryCommand => {
      const place = places.get(walletKey(history[0]))!
      const movements = history.map(toMovement)
      const { id: wallet_id, opens } = place
      return { kind: "history", wallet_id, opens, movements, actor, dry_run: isDry }
    })
    const settled = await ledger.postEach(commands)
    const outcomes = settled.flatMap((outcome, at) => {
      if ("error" in outcome) throw outcome.error
      return judgeHistory(outcome.result, histories[at], isDry)
    })
    await imports.setOutcomes(list.id, [...kept, ...outcomes])
    if (!(await imports.renew(list.id))) return
    done += kept.length + outcomes.length
    onProgress?.(done)
  }
}

/** A row that can't be read may be any of the customer's: without it, the others would be no history. */
async function withoutBroken(
  { imports, list }: Pass,
  pending: readonly ImportRow[][]
): Promise<{ histories: ImportRow[][]; kept: RowOutcome[] }> {
  const customers = new Set(pending.map(([{ customer_id }]) => customer_id!))
  const broken = await imports.brokenRows(list.id, [...customers])
  const kept: RowOutcome[] = []
  const histories = pending.filter((history) => {
    const [{ customer_id, currency }] = history
    const cause = broken.find(
      (row) => row.customer_id === customer_id && [null, currency].includes(row.currency)
    )
    const error = cause && keptFromComing(cause.line, cause.error)
    if (error)
      kept.push(...history.map(({ line }): RowOutcome => ({ line, status: "refused", error })))
    return !error
  })
  return { histories, kept }
}

function keptFromComing(line: number, why: string): string {
  return `line ${line} keeps the customer's history from coming: ${why}`
}

/** What a wallet did comes whole or not at all, and the row that keeps it from coming says why. */
function judgeHistory(result: Result, history: readonly ImportRow[], isDry: boolean): RowOutcome[] {
  const all = (status: RowOutcome["status"], error?: string): RowOutcome[] =>
    history.map(({ line }) => ({ line, status, error }))
  if (result.ok) return all(isDry ? "good" : "booked")
  const { code, ...data } = result.refusal
  if (code === "duplicate_reference") return all("there")
  if (!("movement" in data)) return all("refused", explain(code, data))
  const { movement, ...rest } = data
  const { line, currency } = history[movement]
  const why =
    "balance" in rest
      ? `there was only ${toMajorUnits(rest.balance, currency!)} to take ${toMajorUnits(rest.requested, currency!)} from`
      : "it has not happened yet"
  return history.map((row) => ({
    line: row.line,
    status: "refused",
    error: row.line === line ? why : keptFromComing(line, why),
  }))
}

/**
 * By when it happened; of one instant by the other system's numbers, and else as the file has them, of a
 * file that begins with the newest from its end.
 */
function inOrder(rows: readonly ImportRow[]): ImportRow[] {
  const at = ({ movement }: ImportRow) => Date.parse(movement!.happened_at!)
  const goesBack = rows.every((row, index) => index === 0 || at(row) <= at(rows[index - 1]))
  const numbered = rows.every(({ movement }) => /^[0-9]{1,15}$/.test(movement!.source_id ?? ""))
  const place = (row: ImportRow) => (numbered ? Number(row.movement!.source_id) : 0)
  const written = goesBack ? rows.toReversed() : [...rows]
  return written.sort((one, other) => at(one) - at(other) || place(one) - place(other))
}

function toMovement({ amount, movement }: ImportRow): PastMovement {
  const { type, purpose, expiry_date, reason, note, reference, happened_at } = movement!
  return {
    type,
    amount: amount! < 0n ? -amount! : amount!,
    purpose,
    expires_at: expiry_date === null ? null : new Date(expiry_date),
    reason,
    note,
    reference,
    happened_at: new Date(happened_at!),
  }
}

/** Where the wallets of rows are, open or not. */
async function placesOf(
  container: MedusaContainer,
  rows: readonly ImportRow[]
): Promise<Map<string, WalletPlace>> {
  const holders = [...new Map(rows.map((row) => [walletKey(row), placeOfRow(row)]))]
  const numbers = await container.resolve<AccessService>(ACCESS_MODULE).numbersFor(
    "customer",
    holders.map(([, { customer_id }]) => customer_id)
  )
  const places = await container
    .resolve<LedgerService>(LEDGER_MODULE)
    .walletIdsFor(
      holders.map(([, holder]) => ({ ...holder, user_id: numbers.get(holder.customer_id)! }))
    )
  return new Map(holders.map(([key], at) => [key, places[at]]))
}

function byWallet(rows: readonly ImportRow[]): Map<string, ImportRow[]> {
  const wallets = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const known = wallets.get(walletKey(row))
    if (known) known.push(row)
    else wallets.set(walletKey(row), [row])
  }
  return wallets
}

function placeOfRow({ customer_id, currency }: ImportRow) {
  return { customer_id: customer_id!, currency: currency! }
}

function walletKey({ customer_id, currency }: ImportRow): string {
  return `${customer_id} ${currency}`
}

/** Whoever said that it be booked, by way of an import. */
function actorOf({ booked_by, created_by }: Import): string {
  const by = booked_by ?? created_by
  return by.startsWith("cli:") ? by : `import:${by.replace(/^user:/, "")}`
}

function explain(code: string, data: object): string {
  const details = Object.entries(data).map(([name, value]) => `${name} ${value}`)
  return [code.replaceAll("_", " "), ...details].join(", ")
}
