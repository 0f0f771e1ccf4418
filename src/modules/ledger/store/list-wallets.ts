import { type Connection } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import {
  type Page,
  TEST_CURRENCY,
  type Wallet,
  type WalletFilter,
  type WalletQuery,
} from "../types"
import { allShownNow, readWallets, type Shown, shownNow } from "./wallets"

const SORT_COLUMNS = {
  balance: "shown",
  created: "created_at",
  updated: "updated_at",
}

/** One page of wallets as they are now. */
export async function listWalletsNow(
  connection: Connection,
  query: WalletQuery,
  now: Date | null
): Promise<Page<Wallet>> {
  const { orderby, balance_min, balance_max } = query
  const isByBalance = (balance_min ?? balance_max) !== undefined
  if (isByBalance) return await listWallets(connection, query, allShownNow(now))
  return {
    data:
      orderby === "balance"
        ? await readPage(connection, query, allShownNow(now))
        : await readPlainPage(connection, query, now),
    total: await countWallets(connection, query, PLAIN),
  }
}

/** Works out nothing: conditions and order concern columns of the wallets' own rows alone. */
const PLAIN: Shown = { join: "", balance: "", held: "", lapsing: "", exists: "true", values: [] }

/** Finds the page by the wallets' own rows; what can be spent is worked out for these few alone. */
async function readPlainPage(connection: Connection, query: WalletQuery, now: Date | null) {
  const { condition, values } = toCondition(query, PLAIN)
  const sorting = sortingOf(query)
  const limit = limitTo(query.per_page, (query.page - 1) * query.per_page, values)
  return await readWallets(connection, {
    shown: shownNow(now),
    condition: `wallet.id = ANY(ARRAY(
      SELECT wallet.id FROM ledger_wallet wallet WHERE ${condition} ${sorting} ${limit}))`,
    values,
    tail: sorting,
  })
}

/** One page of wallets; `total` counts all that the filter matches. */
export async function listWallets(
  connection: Connection,
  query: WalletQuery,
  shown: Shown
): Promise<Page<Wallet>> {
  return {
    data: await readPage(connection, query, shown),
    total: await countWallets(connection, query, shown),
  }
}

async function readPage(
  connection: Connection,
  query: WalletQuery,
  shown: Shown
): Promise<Wallet[]> {
  const { condition, values } = toCondition(query, shown)
  const limit = limitTo(query.per_page, (query.page - 1) * query.per_page, values)
  const page = `${sortingOf(query)} ${limit}`
  // No index has the balances in order, so that nothing is gained by finding all wallets first.
  const isFoundFirst = query.orderby !== "balance"
  return await readWallets(connection, { shown, condition, values, page, isFoundFirst })
}

function sortingOf({ orderby, order }: WalletQuery): string {
  const direction = order === "asc" ? "ASC" : "DESC"
  return `ORDER BY ${SORT_COLUMNS[orderby]} ${direction}, id ${direction}`
}

async function countWallets(
  connection: Connection,
  filter: WalletFilter,
  shown: Shown
): Promise<number> {
  const { condition, values } = toCondition(filter, shown)
  const text = `SELECT count(*) FROM ledger_wallet wallet ${shown.join}
    WHERE ${shown.exists} AND ${condition}`
  const [[total]] = await connection.query({ prepared: true, text, values })
  return Number(total)
}

/** SQL over `wallet`, with `$1…` for `values`. */
function toCondition(filter: WalletFilter, shown: Shown): { condition: string; values: unknown[] } {
  const values = [...shown.values]
  const terms: string[] = []
  const add = (value: unknown, term: (placeholder: string) => string) => {
    if (value !== undefined) {
      values.push(value)
      terms.push(term(`$${values.length}`))
    }
  }
  add(filter.customer_id, (value) => `wallet.customer_id = ${value}::text`)
  add(filter.customer_ids, (value) => `wallet.customer_id = ANY(${value}::text[])`)
  add(filter.user_id, (value) => `wallet.user_id = ${value}::bigint`)
  add(filter.currency, (value) => `wallet.currency = ${value}::text`)
  if (filter.currency === undefined) {
    terms.push(`wallet.currency <> '${TEST_CURRENCY}'`)
  }
  if (filter.frozen !== undefined) {
    terms.push(`wallet.frozen_at IS ${filter.frozen ? "NOT NULL" : "NULL"}`)
  }
  add(filter.balance_min, (value) => `${shown.balance} >= ${value}::bigint`)
  add(filter.balance_max, (value) => `${shown.balance} <= ${value}::bigint`)
  return { condition: terms.join(" AND "), values }
}
