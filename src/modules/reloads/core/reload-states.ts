/** The states of one attempt to reload a wallet. */
export const RELOAD_STATES = [
  "queued",
  "charging",
  "captured",
  "declined",
  "needs_customer",
  "unknown",
] as const
export type ReloadState = (typeof RELOAD_STATES)[number]

/**
 * What can come of each. Nothing leads back to `charging`: an attempt asks its provider once, and what is
 * unknown is found out and never tried again. Money that arrives late is `captured`, whatever was
 * believed before; nothing undoes that.
 */
const NEXT: Record<ReloadState, readonly ReloadState[]> = {
  queued: ["charging"],
  charging: ["captured", "declined", "needs_customer", "unknown"],
  unknown: ["captured", "declined", "needs_customer"],
  needs_customer: ["captured", "declined"],
  declined: ["captured"],
  captured: [],
}

/** While an attempt is in one of these its customer's wallets get no other. */
export const OPEN_STATES: readonly ReloadState[] = ["queued", "charging", "unknown"]

export function mayBecome(from: ReloadState, to: ReloadState): boolean {
  return NEXT[from].includes(to)
}

/** The states that can become this one. */
export function statesBefore(to: ReloadState): ReloadState[] {
  return RELOAD_STATES.filter((from) => mayBecome(from, to))
}
