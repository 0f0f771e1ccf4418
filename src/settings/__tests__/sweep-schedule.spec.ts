import { sweepSchedule } from "../sweep-schedule"

describe("how often sweeps run", () => {
  afterEach(() => {
    delete process.env.WALLET_SWEEP_SECONDS
  })

  it.each([
    [undefined, 60_000],
    ["5", 5_000],
    ["3600", 3_600_000],
    ["0", 60_000],
    ["3601", 60_000],
    ["often", 60_000],
  ])("%s: every %i ms", (seconds, interval) => {
    if (seconds !== undefined) process.env.WALLET_SWEEP_SECONDS = seconds
    expect(sweepSchedule()).toEqual({ interval })
  })
})
