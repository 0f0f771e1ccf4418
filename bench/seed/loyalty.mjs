/** Store credit accounts of the loyalty plugin with a past, row for row as it writes them. */

/**
 * @param {import("pg").Client} client
 * @param {{group: string, count: number, entries: number}} accounts how many, and transactions in each
 * @returns {Promise<string[]>} ids of the accounts
 */
export async function loadLoyaltyAccounts(client, { group, count, entries }) {
  await client.query(
    `INSERT INTO store_credit_account (id, currency_code, customer_id, code)
     SELECT 'sc_acc_' || $1 || '_' || n, 'usd', 'cus_' || $1 || '_' || n, $1 || n
     FROM generate_series(1, $2::int) AS n`,
    [group, count]
  )
  await client.query(
    `INSERT INTO store_credit_account_transaction
       (id, amount, raw_amount, type, reference, reference_id, note, account_id)
     SELECT 'sc_trx_' || $1 || '_' || n || '_' || at, amount,
       jsonb_build_object('value', amount::text, 'precision', 20),
       CASE WHEN at = 1 THEN 'credit' ELSE 'debit' END, 'bench', 'bench', '',
       'sc_acc_' || $1 || '_' || n
     FROM generate_series(1, $3::int) AS at, generate_series(1, $2::int) AS n,
       LATERAL (SELECT CASE WHEN at = 1 THEN 1000000000 ELSE 1 END AS amount) AS moved`,
    [group, count, entries]
  )
  return Array.from({ length: count }, (_, index) => `sc_acc_${group}_${index + 1}`)
}
