import type { Lot, LotStatus, Refusal } from "../types"
import { hasLapsed } from "./lots"

/**
 * Whether the expiry of a lot may be moved, and if not, why. What has lapsed has left the wallet, or
 * does so when the hold that keeps it ends: its expiry entry is taken back instead.
 *
 * @param lot undefined when the wallet has none of this id
 * @param move `expires_at` is null for never
 * @returns null when it may
 */
export function refuseExpiryMove(
  lot: Lot | undefined,
  { lot_id, expires_at }: { lot_id: number; expires_at: Date | null },
  now: Date
): Refusal | null {
  if (!lot) {
    return { code: "lot_not_found", lot_id }
  }
  const status = lotStatus(lot, now)
  if (status !== "open") {
    return { code: "lot_closed", lot_id, status }
  }
  return expires_at && expires_at <= now ? { code: "expiry_in_past", expires_at, now } : null
}

export function lotStatus(lot: Pick<Lot, "remaining" | "expires_at">, now: Date): LotStatus {
  if (lot.remaining === 0n) {
    return "used_up"
  }
  return hasLapsed(lot, now) ? "lapsed" : "open"
}
