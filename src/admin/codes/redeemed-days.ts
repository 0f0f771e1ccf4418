import type { RedeemedDay } from "../../../packages/types/admin"

const DAY = 24 * 60 * 60 * 1000

/**
 * How many codes were redeemed on each day from one instant to another, with zeros for the days that
 * have nothing, in all currencies together.
 */
export function countDays({
  after,
  before,
  data,
}: {
  after: string
  before: string
  data: RedeemedDay[]
}): { day: string; redemptions: number }[] {
  const counts = new Map<string, number>()
  for (const { day, redemptions } of data) counts.set(day, (counts.get(day) ?? 0) + redemptions)
  // The store's days may begin and end before or after those of UTC.
  const known = [after.slice(0, 10), before.slice(0, 10), ...counts.keys()].sort()
  const first = Date.parse(known[0] as string)
  const last = Date.parse(known.at(-1) as string)
  return Array.from({ length: (last - first) / DAY + 1 }, (_, index) => {
    const day = new Date(first + index * DAY).toISOString().slice(0, 10)
    return { day, redemptions: counts.get(day) ?? 0 }
  })
}
