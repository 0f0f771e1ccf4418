import type { Connection } from "../../../database/connection"
import type { ExpiryMail, Purpose } from "../types"
import { iso } from "./entry-json"
import { comingBackAsJson } from "./expiry-rules"

/** A claim that is older belongs to a process that stopped: the e-mail may be claimed again. */
const CLAIM_MINUTES = 5
/** A notice that could not be sent for so long is given up; the next one of its credit still comes. */
const LATE_HOURS = 24

/**
 * Announces lots that lapse within any of `days`: each once for each of them, by the nearest when several
 * have come, soonest first.
 *
 * @param mail whether the owner is to be e-mailed too
 * @returns how many it announced
 */
export async function announceExpiring(
  connection: Connection,
  { days, mail, limit }: { days: readonly number[]; mail: boolean; limit: number },
  now: Date | null
): Promise<number> {
  const [row] = await connection.query({
    text: `WITH moment AS (
        SELECT date_trunc('milliseconds', coalesce($1::timestamptz, clock_timestamp())) AS now
      ), due AS (
        SELECT lot.id, stage.days FROM moment, ledger_lot lot
          CROSS JOIN LATERAL (
            SELECT min(days) AS days FROM unnest($2::int[]) AS days
            WHERE lot.expires_at <= moment.now + days * interval '1 day'
          ) stage
        WHERE lot.open AND lot.expires_at > moment.now AND lot.expires_at <= moment.now
            + (SELECT max(days) FROM unnest($2::int[]) AS days) * interval '1 day'
          AND NOT EXISTS (
            SELECT 1 FROM ledger_expiry_notice notice
            WHERE notice.lot_id = lot.id AND notice.days <= stage.days
          )
        ORDER BY lot.expires_at LIMIT $3::bigint
      ), noted AS (
        INSERT INTO ledger_expiry_notice (lot_id, days, created_at, mail_due)
        SELECT due.id, due.days, moment.now, $4::boolean FROM due, moment
        ON CONFLICT DO NOTHING RETURNING lot_id, days, created_at
      ), announced AS (
        INSERT INTO ledger_outbox_event (type, wallet_id, data, created_at)
        SELECT 'wallet.credit.expiring', lot.wallet_id,
          jsonb_build_object(
            'lot_id', lot.id,
            'transaction_id', lot.entry_id,
            'amount', lot.remaining::text,
            'currency', wallet.currency,
            'purpose', lot.purpose,
            'expiry_date', ${iso("lot.expires_at")},
            'days', noted.days,
            'at_expiry', ${comingBackAsJson("lot", "wallet")}
          ), noted.created_at
        FROM noted JOIN ledger_lot lot ON lot.id = noted.lot_id
          JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        ORDER BY lot.expires_at
        RETURNING 1
      ) SELECT count(*) FROM announced`,
    values: [now, days, limit, mail],
  })
  return Number(row[0])
}

/**
 * Takes notices that are to be e-mailed, one e-mail for each customer, and keeps others from taking them
 * for some minutes. An e-mail that was taken before has the same id again.
 */
export async function claimExpiryMails(
  connection: Connection,
  limit: number,
  now: Date | null
): Promise<ExpiryMail[]> {
  const rows = await connection.query({
    text: `WITH moment AS (
        SELECT coalesce($1::timestamptz, clock_timestamp()) AS now
      ), due AS (
        SELECT notice.lot_id, notice.days, notice.mail_id, wallet.customer_id
        FROM moment, ledger_expiry_notice notice
          JOIN ledger_lot lot ON lot.id = notice.lot_id
          JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        WHERE notice.mail_due AND (notice.claimed_at IS NULL
          OR notice.claimed_at <= moment.now - interval '${CLAIM_MINUTES} minutes')
        ORDER BY notice.created_at LIMIT $2::bigint
        FOR UPDATE OF notice SKIP LOCKED
      ), mail AS (
        SELECT customer_id, mail_id AS former, coalesce(mail_id, gen_random_uuid()) AS id
        FROM due GROUP BY customer_id, mail_id
      ), claimed AS (
        UPDATE ledger_expiry_notice notice SET claimed_at = moment.now, mail_id = mail.id
        FROM moment, due JOIN mail
          ON mail.customer_id = due.customer_id AND mail.former IS NOT DISTINCT FROM due.mail_id
        WHERE notice.lot_id = due.lot_id AND notice.days = due.days
        RETURNING notice.mail_id, notice.lot_id, notice.days, notice.created_at, mail.customer_id
      ) SELECT claimed.mail_id, claimed.customer_id,
          claimed.created_at <= moment.now - interval '${LATE_HOURS} hours', lot.wallet_id, lot.id,
          CASE WHEN lot.open AND lot.expires_at > moment.now THEN lot.remaining ELSE 0 END, wallet.currency, lot.purpose, ${iso("lot.expires_at")}, claimed.days
        FROM moment, claimed JOIN ledger_lot lot ON lot.id = claimed.lot_id
          JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        ORDER BY claimed.mail_id, lot.expires_at, lot.id`,
    values: [now, limit],
  })
  const mails = new Map<string, ExpiryMail>()
  for (const row of rows) {
    const [id, customer_id, late, wallet_id, lot_id, left, currency, purpose, expires_at, days] =
      row as string[]
    const mail = mails.get(id) ?? { id, customer_id, is_late: false, credits: [] }
    mail.is_late ||= late === "t"
    const amount = BigInt(left)
    if (amount > 0n) {
      mail.credits.push({
        wallet_id: Number(wallet_id),
        lot_id: Number(lot_id),
        amount,
        currency,
        purpose: purpose as Purpose,
        expires_at: new Date(expires_at),
        days: Number(days),
      })
    }
    mails.set(id, mail)
  }
  return [...mails.values()]
}

/** Notes that an e-mail is sent, or is not to be sent any more. */
export async function finishExpiryMail(connection: Connection, id: string): Promise<void> {
  await connection.query({
    text: "UPDATE ledger_expiry_notice SET mail_due = false WHERE mail_id = $1::uuid AND mail_due",
    values: [id],
  })
}

/** Deletes notices of lots that have lapsed: none of them can be announced again. */
export async function purgeExpiryNotices(
  connection: Connection,
  limit: number,
  now: Date | null
): Promise<number> {
  const rows = await connection.query({
    text: `DELETE FROM ledger_expiry_notice WHERE (lot_id, days) IN (
        SELECT notice.lot_id, notice.days FROM ledger_expiry_notice notice
          LEFT JOIN ledger_lot lot ON lot.id = notice.lot_id
        WHERE lot.id IS NULL OR lot.expires_at <= coalesce($1::timestamptz, now())
        LIMIT $2::bigint FOR UPDATE OF notice SKIP LOCKED
      ) RETURNING 1`,
    values: [now, limit],
  })
  return rows.length
}
