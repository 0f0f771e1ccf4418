const HOUR_MS = 60 * 60 * 1000

/** How long is waited after each decline in a row. */
const WAITS_MS = [HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS]

/** With the last of them a card is not charged again before its owner has agreed anew. */
export const DECLINES_UNTIL_END = WAITS_MS.length + 1

/**
 * What follows a decline.
 *
 * @param declines how many in a row, this one among them
 * @returns when the next attempt may be made; null when none may
 */
export function afterDecline(declines: number, now: Date): Date | null {
  const wait = WAITS_MS[declines - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
