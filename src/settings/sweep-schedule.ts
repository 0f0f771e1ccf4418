const DEFAULT_SECONDS = 60
const MOST_SECONDS = 3_600

/**
 * How often jobs look for what crashes and lost events have left: `WALLET_SWEEP_SECONDS`, 1 to 3600,
 * once a minute when it is absent or no such number.
 */
export function sweepSchedule(): { interval: number } {
  const wanted = Number.parseInt(process.env.WALLET_SWEEP_SECONDS ?? "", 10)
  const seconds = wanted >= 1 && wanted <= MOST_SECONDS ? wanted : DEFAULT_SECONDS
  return { interval: seconds * 1_000 }
}
