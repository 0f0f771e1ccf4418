import type { Checkout } from "./checkout"

/** A check of the books that does not agree. */
interface Differing {
  name: string
  differences: { what: string; ledger: string; other: string }[]
}

/** What of the running month's books differs from payments, orders, wallets or checkpoints. */
export async function findDiffering(shop: Checkout): Promise<Differing[]> {
  const month = new Date().toISOString().slice(0, 7)
  const { tie_outs } = await shop.asAdmin("GET", `/admin/wallet/months/${month}`)
  return tie_outs
    .filter(({ ok }: { ok: boolean | null }) => ok === false)
    .map(({ name, differences }: Differing) => ({ name, differences }))
}
