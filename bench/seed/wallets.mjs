/** Opens wallets with money in them, through the ledger itself. */

const BALANCE = 1_000_000_000_000n

/**
 * @param {object} ledger a ledger service
 * @param {{group: string, count: number, firstUser?: number, currency?: string}} wallets
 * @returns {Promise<number[]>} their ids
 */
export async function openFundedWallets(ledger, { group, count, firstUser = 1_000_000 }) {
  const wallets = await ledger.openWallets(
    Array.from({ length: count }, (_, index) => ({
      customer_id: `cus_bench_${group}_${index}`,
      user_id: firstUser + index,
      currency: "USD",
    }))
  )
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
