/** Opens wallets with money in them, through the ledger itself. */

const BALANCE = 1_000_000_000_000n

/**
 * Wallets of invented customers.
 *
 * @param {object} ledger a ledger service
 * @param {{group: string, count: number, firstUser?: number, currency?: string}} wallets
 * @returns {Promise<number[]>} their ids
 */
export async function openFundedWallets(ledger, { group, count, firstUser = 1_000_000 }) {
  const owners = Array.from({ length: count }, (_, index) => ({
    customer_id: `cus_bench_${group}_${index}`,
    user_id: firstUser + index,
    currency: "USD",
  }))
  return await openWalletsOf(ledger, owners)
}

/**
 * @param {object} ledger a ledger service
 * @param {{customer_id: string, user_id: number, currency: string}[]} owners
 * @returns {Promise<number[]>} the ids of their wallets
 */
export async function openWalletsOf(ledger, owners) {
  const wallets = await ledger.openWallets(owners)
  const results = await ledger.post(
    wallets.map(({ id }) => ({
      kind: "credit",
      wallet_id: id,
      amount: BALANCE,
      reason: "Benchmark",
      actor: "system:bench",
    }))
  )
  if (!results.every(({ ok }) => ok)) {
    throw new Error("a benchmark wallet could not be funded")
  }
  return wallets.map(({ id }) => id)
}
