import { judge, RETRY_DELAYS } from "../schedule"
import type { SendResult } from "../send"

const now = new Date(Date.UTC(2026, 0, 1))
const answer = (status: number | null, retryAfter: string | null = null): SendResult => ({
  status,
  error: null,
  response: null,
  retryAfter,
})
const judged = (result: SendResult, attempts = 1, random = 0.5) =>
  judge(result, { attempts, now, random: () => random })
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe("an attempt", () => {
  it.each([200, 201, 202, 204, 299])("is a success with %i", (status) => {
    expect(judged(answer(status))).toEqual({ status: "delivered" })
  })

  it.each([null, 100, 301, 302, 307, 308, 400, 401, 404, 429, 500, 503])(
    "is tried again after %p",
    (status) => {
      expect(judged(answer(status))).toEqual({
        status: "pending",
        nextAt: later(5),
        pauseUntil: null,
      })
    }
  )

  it("tells with 410 that nothing more is wanted, however often it was tried", () => {
    expect(judged(answer(410))).toEqual({ status: "gone" })
    expect(judged(answer(410), RETRY_DELAYS.length + 1)).toEqual({ status: "gone" })
  })

  it("is followed by others after 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h", () => {
    const hours = 3600
    expect(RETRY_DELAYS.map((delay) => delay / 1000)).toEqual([
      5,
      300,
      1800,
      ...[2, 5, 10, 14, 20, 24].map((each) => each * hours),
    ])
    RETRY_DELAYS.forEach((delay, index) => {
      expect(judged(answer(500), index + 1)).toMatchObject({ nextAt: later(delay / 1000) })
    })
    expect(judged(answer(500), RETRY_DELAYS.length + 1)).toEqual({ status: "failed" })
  })

  it("spreads retries by a tenth in both directions", () => {
    expect(judged(answer(500), 2, 0)).toMatchObject({ nextAt: later(270) })
    expect(judged(answer(500), 2, 1)).toMatchObject({ nextAt: later(330) })
  })

  it.each([
    ["seconds", 429, "60", 60],
    ["a date", 503, new Date(now.getTime() + 90_000).toUTCString(), 90],
    ["far too much", 503, "999999999", 24 * 3600],
  ])("waits as long as the receiver asks, in %s", (_what, status, header, seconds) => {
    expect(judged(answer(status, header))).toEqual({
      status: "pending",
      nextAt: later(seconds),
      pauseUntil: later(seconds),
    })
  })

  it.each([
    ["less than the schedule", 503, "1", 1],
    ["the past", 503, new Date(now.getTime() - 1000).toUTCString(), 0],
    ["nonsense", 429, "soon", 0],
    ["another status", 500, "60", 0],
  ])("keeps to the schedule when %s is asked", (_what, status, header, pause) => {
    expect(judged(answer(status, header))).toEqual({
      status: "pending",
      nextAt: later(5),
      pauseUntil: pause ? later(pause) : null,
    })
  })
})
