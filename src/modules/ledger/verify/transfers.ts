import type { Connection } from "../../../database/connection"
import { expiryThen } from "../store/past"
import type { Finding } from "./chain-checker"

/** What no chain shows by itself: that the two sides of each transfer belong together. */
export async function checkTransfers(connection: Connection): Promise<Finding | null> {
  return (await checkPairs(connection)) ?? (await checkKinds(connection))
}

/** Both sides of every transfer: one out, one in, of the same amount, naming each other. */
async function checkPairs(connection: Connection): Promise<Finding | null> {
  const [row] = await connection.query({
    text: `SELECT min(wallet_id), min(id), transfer_group_id FROM ledger_entry
      WHERE transfer_group_id IS NOT NULL GROUP BY transfer_group_id
      HAVING count(*) FILTER (WHERE type = 'transfer_out') <> 1
        OR count(*) FILTER (WHERE type = 'transfer_in') <> 1 OR count(*) <> 2
        OR min(amount) <> max(amount)
        OR min(wallet_id) <> min(counterparty_wallet_id)
        OR max(wallet_id) <> max(counterparty_wallet_id)
      LIMIT 1`,
  })
  return row
    ? {
        problem: "transfer_unpaired",
        wallet_id: Number(row[0]),
        transaction_id: Number(row[1]),
        detail: `the entries of transfer ${row[2]} don't belong together`,
      }
    : null
}

/** What the sender's entry `went` took of each lot, with the lot's purpose and its expiry then. */
const TAKEN = `
  SELECT part.amount, part.place,
    CASE WHEN opening.purpose IS NULL THEN lot.purpose ELSE opening.purpose END AS purpose,
    CASE WHEN earlier.lot_id IS NOT NULL THEN earlier.expires_after
      WHEN opening.purpose IS NOT NULL THEN opening.expires_at
      WHEN later.lot_id IS NOT NULL THEN later.expires_before
      ELSE lot.expires_at END AS expires_at
  FROM unnest(went.lot_ids, went.lot_amounts) WITH ORDINALITY AS part (lot_id, amount, place)
  JOIN ledger_lot lot ON lot.id = part.lot_id
  JOIN ledger_entry opening ON opening.id = lot.entry_id AND lot.id = ANY(opening.lot_ids)
    AND (opening.purpose IS NOT NULL OR opening.type = 'transfer_in'
      OR opening.reverses_entry_id IS NOT NULL)
  LEFT JOIN LATERAL (
    SELECT move.lot_id, move.expires_after FROM ledger_expiry_move move
    WHERE move.lot_id = lot.id AND move.seq < went.seq ORDER BY move.seq DESC LIMIT 1
  ) earlier ON true
  LEFT JOIN LATERAL (
    SELECT move.lot_id, move.expires_before FROM ledger_expiry_move move
    WHERE move.lot_id = lot.id AND move.seq > went.seq ORDER BY move.seq LIMIT 1
  ) later ON true`

/**
 * The lots of every transfer that opened several, spent ones too: each is of the purpose and expiry
 * that the sender's lots had, in the order in which they were taken. Of those, one that an entry
 * opened alone is of the kind that the entry says; the others came by such a transfer themselves and
 * are checked here, or a reversal renewed them and their own row is all there is. What a transfer
 * takes back returns to the lots that it was sent from, whatever it came back out of.
 */
async function checkKinds(connection: Connection): Promise<Finding | null> {
  const [row] = await connection.query({
    text: `SELECT came.wallet_id, differing.lot_id
      FROM ledger_entry came
      JOIN ledger_entry went
        ON went.transfer_group_id = came.transfer_group_id AND went.type = 'transfer_out'
      CROSS JOIN LATERAL (
        WITH sent AS MATERIALIZED (
          SELECT purpose, expires_at, sum(amount) AS amount,
            row_number() OVER (ORDER BY min(place)) AS place
          FROM (${TAKEN}) taken GROUP BY purpose, expires_at
        )
        SELECT arrived.lot_id
        FROM unnest(came.lot_ids, came.lot_amounts) WITH ORDINALITY
          AS arrived (lot_id, amount, place)
        LEFT JOIN ledger_lot lot ON lot.id = arrived.lot_id
        LEFT JOIN LATERAL (
          SELECT move.lot_id, move.expires_before FROM ledger_expiry_move move
          WHERE move.lot_id = lot.id ORDER BY move.seq LIMIT 1
        ) later ON true
        LEFT JOIN sent USING (place)
        WHERE sent.amount IS DISTINCT FROM arrived.amount
          OR (lot.wallet_id, lot.entry_id, lot.amount, lot.purpose, ${expiryThen("lot", "later")})
            IS DISTINCT FROM
            (came.wallet_id, came.id, arrived.amount, sent.purpose, sent.expires_at)
      ) differing
      WHERE came.transfer_group_id IS NOT NULL AND came.type = 'transfer_in'
        AND came.purpose IS NULL AND came.reverses_entry_id IS NULL
      ORDER BY differing.lot_id LIMIT 1`,
  })
  return row
    ? {
        problem: "lots_mismatch",
        wallet_id: Number(row[0]),
        transaction_id: Number(row[1]),
        detail: `lot ${row[1]} is not what was sent: amount, purpose or expiry differ`,
      }
    : null
}
