import type { Connection } from "../../../database/connection"

/**
 * Erases what people wrote about a customer's money: reasons and notes of the entries of all their
 * wallets and of the other side of their transfers, reasons of their holds, why the expiry of a credit was
 * moved and why a wallet is frozen, and why something could not be taken back, in the words of whoever's
 * code failed. Amounts stay, and of each text its digest, so that the chain is as it was. Doing it again
 * changes nothing.
 *
 * @returns the ids of all entries that are about them
 */
export async function eraseTexts(connection: Connection, customerId: string): Promise<number[]> {
  await connection.query({
    text: `UPDATE ledger_hold SET reason = '' WHERE reason <> ''
        AND wallet_id IN (SELECT id FROM ledger_wallet WHERE customer_id = $1)`,
    values: [customerId],
  })
  await connection.query({
    text: `UPDATE ledger_failed_compensation SET message = '' WHERE message <> ''
        AND wallet_id IN (SELECT id FROM ledger_wallet WHERE customer_id = $1)`,
    values: [customerId],
  })
  await connection.query({
    text: `UPDATE ledger_wallet SET frozen_reason = ''
      WHERE customer_id = $1 AND frozen_reason <> ''`,
    values: [customerId],
  })
  await connection.query({
    text: `UPDATE ledger_expiry_move SET texts_digest = ledger_digest_texts(reason, NULL), reason = ''
      WHERE texts_digest IS NULL AND reason <> ''
        AND wallet_id IN (SELECT id FROM ledger_wallet WHERE customer_id = $1)`,
    values: [customerId],
  })
  const concerned = await connection.query({
    text: `WITH own AS (
        SELECT entry.id, entry.transfer_group_id FROM ledger_entry entry
        JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
        WHERE wallet.customer_id = $1
      ), meant AS (
        SELECT id FROM own
        UNION
        SELECT entry.id FROM ledger_entry entry
        JOIN own ON own.transfer_group_id = entry.transfer_group_id
      ), erased AS (
        UPDATE ledger_entry SET texts_digest = ledger_digest_texts(reason, note),
          reason = '', note = NULL
        WHERE id IN (SELECT id FROM meant) AND texts_digest IS NULL
          AND (reason <> '' OR note IS NOT NULL)
      )
      SELECT id FROM meant`,
    values: [customerId],
  })
  return concerned.map(([id]) => Number(id))
}
