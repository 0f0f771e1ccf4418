import { genesisHash } from "../chain/encode"
import { type OpenWallet, type Wallet, type WalletPatch } from "../types"
import { type Connection, type Row } from "../../../database/connection"

/**
 * Opens the wallets that don't exist yet, and answers all of them in the order asked for. Any
 * number of callers may ask for the same wallet at once.
 */
export async function openWallets(
  connection: Connection,
  wanted: OpenWallet[],
  now: Date | null
): Promise<Wallet[]> {
  const existing = await findByOwner(connection, wanted, now)
  const missing = uniqueByOwner(wanted).filter((wallet) => !existing.has(ownerKey(wallet)))
  if (missing.length) {
    await insertWallets(connection, missing, now)
  }
  const wallets = missing.length ? await findByOwner(connection, wanted, now) : existing
  return wanted.map((wallet) => wallets.get(ownerKey(wallet))!)
}

async function insertWallets(
  connection: Connection,
  missing: OpenWallet[],
  now: Date | null
): Promise<void> {
  const ids = await takeWalletIds(connection, missing.length)
  await connection.query({
    text: `WITH opened AS (
        INSERT INTO ledger_wallet (id, customer_id, user_id, currency, head, created_at, updated_at)
        SELECT source.id, source.customer_id, source.user_id, source.currency, source.head,
          moment.now, moment.now
        FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bytea[])
          AS source (id, customer_id, user_id, currency, head),
          (SELECT date_trunc('milliseconds', coalesce($6::timestamptz, clock_timestamp())) AS now) moment
        ON CONFLICT ON CONSTRAINT ledger_wallet_owner DO NOTHING
        RETURNING id, created_at
      )
      INSERT INTO ledger_outbox_event (type, wallet_id, created_at)
      SELECT 'wallet.created', id, created_at FROM opened`,
    values: [
      ids,
      missing.map(({ customer_id }) => customer_id),
      missing.map(({ user_id }) => user_id),
      missing.map(({ currency }) => currency),
      missing.map((wallet, index) => genesisHash({ ...wallet, id: ids[index] })),
      now,
    ],
  })
}

/** Ids for wallets, never given out again, whether or not they are opened. */
export async function takeWalletIds(connection: Connection, count: number): Promise<number[]> {
  const rows = await connection.query({
    text: `SELECT nextval(pg_get_serial_sequence('ledger_wallet', 'id'))
      FROM generate_series(1, $1::int)`,
    values: [count],
  })
  return rows.map(([id]) => Number(id))
}

async function findByOwner(
  connection: Connection,
  owners: { customer_id: string; currency: string }[],
  now: Date | null
): Promise<Map<string, Wallet>> {
  const wallets = await readWallets(connection, {
    shown: shownNow(now),
    condition: `(wallet.customer_id, wallet.currency) IN
      (SELECT * FROM unnest($1::text[], $2::text[]))`,
    values: [owners.map(({ customer_id }) => customer_id), owners.map(({ currency }) => currency)],
  })
  return new Map(wallets.map((wallet) => [ownerKey(wallet), wallet]))
}

/** The ids of those of the wallets that exist, by `ownerKey`. */
export async function findIdsByOwner(
  connection: Connection,
  owners: { customer_id: string; currency: string }[]
): Promise<Map<string, number>> {
  const rows = await connection.query({
    prepared: true,
    text: `SELECT wallet.id, wallet.customer_id, wallet.currency
      FROM unnest($1::text[], $2::text[]) AS wanted (customer_id, currency)
      JOIN ledger_wallet wallet USING (customer_id, currency)`,
    values: [owners.map(({ customer_id }) => customer_id), owners.map(({ currency }) => currency)],
  })
  return new Map(
    rows.map(([id, customer_id, currency]) => [
      ownerKey({ customer_id: customer_id!, currency: currency! }),
      Number(id),
    ])
  )
}

/** The wallets with the given ids, in no particular order. */
export async function findWallets(
  connection: Connection,
  ids: number[],
  now: Date | null
): Promise<Wallet[]> {
  return await readWallets(connection, {
    shown: shownNow(now),
    // Most callers want one; for a list PostgreSQL would plan anew each time.
    condition: ids.length === 1 ? "wallet.id = $1::bigint" : "wallet.id = ANY($1::bigint[])",
    values: ids.length === 1 ? ids : [ids],
  })
}

export async function findWalletsOf(
  connection: Connection,
  customerId: string,
  now: Date | null
): Promise<Wallet[]> {
  return await readWallets(connection, {
    shown: shownNow(now),
    condition: "wallet.customer_id = $1",
    values: [customerId],
    tail: "ORDER BY wallet.id",
  })
}

export async function findWalletsToReload(
  connection: Connection,
  { after, limit }: { after: number; limit: number },
  now: Date | null
): Promise<Wallet[]> {
  const shown = shownNow(now)
  return await readWallets(connection, {
    shown,
    condition: `wallet.auto_reload_enabled AND wallet.frozen_at IS NULL AND wallet.id > $1::bigint
      AND ${shown.balance} < wallet.auto_reload_threshold`,
    values: [after, limit],
    page: "ORDER BY id LIMIT $2::bigint",
  })
}

/** The ids of a customer's wallets: all that reading their entries needs to know. */
export async function findWalletIdsOf(
  connection: Connection,
  customerId: string
): Promise<number[]> {
  const rows = await connection.query({
    prepared: true,
    text: "SELECT id FROM ledger_wallet WHERE customer_id = $1 ORDER BY id",
    values: [customerId],
  })
  return rows.map(([id]) => Number(id))
}

/**
 * Setting what is already set changes nothing and sends no event.
 *
 * @returns the wallet after the change, or null when there is none with this id
 */
export async function updateWallet(
  connection: Connection,
  id: number,
  patch: WalletPatch,
  actor: string,
  now: Date | null
): Promise<Wallet | null> {
  await connection.query({
    text: `WITH changed AS (
        UPDATE ledger_wallet SET
          spending_limit = CASE WHEN $8::boolean THEN $2::bigint ELSE spending_limit END,
          auto_reload_enabled = coalesce($3::boolean, auto_reload_enabled),
          auto_reload_threshold = coalesce($4::bigint, auto_reload_threshold),
          auto_reload_amount = coalesce($5::bigint, auto_reload_amount),
          updated_at = greatest(updated_at,
            date_trunc('milliseconds', coalesce($6::timestamptz, clock_timestamp())))
        WHERE id = $1::bigint AND (
          $8::boolean AND spending_limit IS DISTINCT FROM $2::bigint
          OR auto_reload_enabled <> coalesce($3::boolean, auto_reload_enabled)
          OR auto_reload_threshold <> coalesce($4::bigint, auto_reload_threshold)
          OR auto_reload_amount <> coalesce($5::bigint, auto_reload_amount))
        RETURNING id, updated_at
      )
      INSERT INTO ledger_outbox_event (type, wallet_id, data, created_at)
      SELECT 'wallet.updated', id, $7::jsonb, updated_at FROM changed`,
    values: [
      id,
      patch.spending_limit,
      patch.auto_reload_enabled,
      patch.auto_reload_threshold,
      patch.auto_reload_amount,
      now,
      JSON.stringify({ actor, changes: toJson(patch) }),
      patch.spending_limit !== undefined,
    ],
  })
  const [wallet] = await findWallets(connection, [id], now)
  return wallet ?? null
}

function toJson(patch: WalletPatch): Record<string, string | boolean | null> {
  return Object.fromEntries(
    Object.entries(patch)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === "bigint" ? value.toString() : value])
  )
}

/** SQL that works out of a wallet what can be spent and what holds reserve. */
export interface Shown {
  join: string
  balance: string
  held: string
  /** What has lapsed and is not booked yet. */
  lapsing: string
  exists: string
  /** The values of `$1`, `$2` … in them. */
  values: readonly unknown[]
}

/** What is booked, less what is held and what has lapsed and is not booked yet: for a few wallets. */
export function shownNow(now: Date | null): Shown {
  return shownWith(`LEFT JOIN LATERAL (
      SELECT sum(remaining - held)::bigint AS amount FROM ledger_lot
      WHERE wallet_id = wallet.id AND open AND expires_at <= ${clock(now)}
    ) lapsed ON true
    LEFT JOIN LATERAL (
      ${lapsedHolds(now)} AND hold.wallet_id = wallet.id
    ) freed ON true`)
}

/** The same for all wallets: the few lots and holds that have lapsed, looked up once. */
export function allShownNow(now: Date | null): Shown {
  return shownWith(`LEFT JOIN (
      SELECT wallet_id, sum(remaining - held)::bigint AS amount FROM ledger_lot
      WHERE open AND expires_at <= ${clock(now)} GROUP BY wallet_id
    ) lapsed ON lapsed.wallet_id = wallet.id
    LEFT JOIN (
      ${lapsedHolds(now, "hold.wallet_id,")} GROUP BY hold.wallet_id
    ) freed ON freed.wallet_id = wallet.id`)
}

/** What holds still reserve whose time is over, and what of it can be spent again. */
function lapsedHolds(now: Date | null, columns = ""): string {
  return `SELECT ${columns} sum(part.amount)::bigint AS held,
        sum(part.amount) FILTER (
          WHERE lot.expires_at IS NULL OR lot.expires_at > ${clock(now)}
        )::bigint AS usable
      FROM ledger_hold hold
        CROSS JOIN LATERAL unnest(hold.lot_ids, hold.lot_amounts) AS part (lot_id, amount)
        JOIN ledger_lot lot ON lot.id = part.lot_id
      WHERE hold.status = 'active' AND hold.expires_at <= ${clock(now)}`
}

function shownWith(join: string): Shown {
  return {
    join,
    balance: `(wallet.balance - wallet.held - coalesce(lapsed.amount, 0) + coalesce(freed.usable, 0))`,
    held: "(wallet.held - coalesce(freed.held, 0))",
    lapsing: `(coalesce(lapsed.amount, 0) + coalesce(freed.held, 0) - coalesce(freed.usable, 0))`,
    exists: "true",
    values: [],
  }
}

/**
 * The clock of reads, the database's or a test's; stable within a statement, so that indexes can be
 * searched by it. As a value it would have each statement planned anew.
 */
function clock(now: Date | null): string {
  return now ? `timestamptz '${now.toISOString()}'` : "now()"
}

export async function readWallets(
  connection: Connection,
  query: {
    shown: Shown
    condition: string
    /** Those of `shown` first. */
    values: readonly unknown[]
    tail?: string
    /** ORDER BY and LIMIT of a page. */
    page?: string
    /**
     * Whether the page is made only after all wallets that meet the condition are found. With both in
     * one query PostgreSQL expects to fill a page by an index soon, and takes minutes where few wallets
     * meet a condition on the worked-out amounts. True when nothing is said.
     */
    isFoundFirst?: boolean
  }
): Promise<Wallet[]> {
  const { shown } = query
  const source = `FROM ledger_wallet wallet ${shown.join}
    WHERE ${shown.exists} AND ${query.condition} ${query.tail ?? ""}`
  const { balance, held, lapsing } = shown
  const rows = await connection.query({
    prepared: true,
    // Of all that are found only what the page is made by is read; the rest of the few on it.
    text: query.page
      ? `WITH found AS ${query.isFoundFirst === false ? "NOT MATERIALIZED" : "MATERIALIZED"} (
          SELECT wallet.id, ${balance} AS shown, ${held} AS held, ${lapsing} AS lapsing,
            wallet.created_at, wallet.updated_at ${source}
        ), page AS (
          SELECT *, row_number() OVER () AS place FROM (SELECT * FROM found ${query.page}) few
        )
        SELECT ${walletColumns({ balance: "page.shown", held: "page.held", lapsing: "page.lapsing" })}
        FROM page JOIN ledger_wallet wallet ON wallet.id = page.id ORDER BY place`
      : `SELECT ${walletColumns(shown)} ${source}`,
    values: [...query.values],
  })
  return rows.map(toWallet)
}

/** SQL over `wallet`, for `toWallet`. */
function walletColumns({ balance, held, lapsing }: Pick<Shown, "balance" | "held" | "lapsing">) {
  return `wallet.id, wallet.customer_id, wallet.user_id, wallet.currency,
    ${balance} AS shown, ${held} AS held, wallet.spending_limit, wallet.auto_reload_enabled,
    wallet.auto_reload_threshold, wallet.auto_reload_amount,
    floor(extract(epoch FROM wallet.created_at) * 1000)::bigint AS created_at,
    floor(extract(epoch FROM wallet.updated_at) * 1000)::bigint AS updated_at,
    floor(extract(epoch FROM wallet.frozen_at) * 1000)::bigint AS frozen_at,
    wallet.frozen_by, wallet.frozen_reason, ${lapsing} AS lapsing`
}

function toWallet(row: Row): Wallet {
  return {
    id: Number(row[0]),
    customer_id: row[1]!,
    user_id: Number(row[2]),
    currency: row[3]!,
    balance: BigInt(row[4]!),
    held: BigInt(row[5]!),
    lapsing: BigInt(row[15]!),
    spending_limit: row[6] === null ? null : BigInt(row[6]),
    auto_reload_enabled: row[7] === "t",
    auto_reload_threshold: BigInt(row[8]!),
    auto_reload_amount: BigInt(row[9]!),
    created_at: new Date(Number(row[10])),
    updated_at: new Date(Number(row[11])),
    frozen:
      row[12] === null ? null : { at: new Date(Number(row[12])), by: row[13]!, reason: row[14]! },
  }
}

/** What a wallet is known by for ever: whose it is, and its currency. */
export function ownerKey({
  customer_id,
  currency,
}: {
  customer_id: string
  currency: string
}): string {
  return `${customer_id} ${currency}`
}

/** Each owner once, in one order for all callers, so that no two can wait for each other's rows. */
function uniqueByOwner(wallets: OpenWallet[]): OpenWallet[] {
  const byOwner = new Map(wallets.map((wallet) => [ownerKey(wallet), wallet]))
  return [...byOwner.keys()].sort().map((key) => byOwner.get(key)!)
}
