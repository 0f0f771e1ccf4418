import {
  mayBecome,
  OPEN_STATES,
  RELOAD_STATES,
  type ReloadState,
  statesBefore,
} from "../reload-states"
import { afterDecline, DECLINES_UNTIL_END } from "../retries"

/** Everything that an attempt can still become, however many steps away. */
function reachable(from: ReloadState): Set<ReloadState> {
  const found = new Set<ReloadState>()
  const waiting = [from]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    for (const next of RELOAD_STATES.filter((to) => mayBecome(state!, to) && !found.has(to))) {
      found.add(next)
      waiting.push(next)
    }
  }
  return found
}

describe("the states of a reload", () => {
  it("are charged from the queue alone, and from nowhere a second time", () => {
    expect(statesBefore("charging")).toEqual(["queued"])
    for (const state of RELOAD_STATES.filter((each) => each !== "queued")) {
      expect([state, reachable(state).has("charging")]).toEqual([state, false])
    }
  })

  it("end with money that arrived, and get there from whatever was believed before", () => {
    expect(reachable("captured")).toEqual(new Set())
    for (const state of RELOAD_STATES.filter((each) => each !== "captured")) {
      expect([state, reachable(state).has("captured")]).toEqual([state, true])
    }
  })

  it("let a customer have another once nothing can be under way any more", () => {
    const ended = RELOAD_STATES.filter((state) => !OPEN_STATES.includes(state))
    expect(ended).toEqual(["captured", "declined", "needs_customer"])
    expect(mayBecome("unknown", "declined")).toBe(true)
  })
})

describe("the waits after declines", () => {
  const now = new Date("2026-11-23T12:00:00Z")

  it("grow from an hour to three days, and end after the fourth decline", () => {
    const next = Array.from({ length: DECLINES_UNTIL_END }, (_, index) =>
      afterDecline(index + 1, now)
    )
    expect(next.map((at) => at?.toISOString() ?? null)).toEqual([
      "2026-11-23T13:00:00.000Z",
      "2026-11-24T12:00:00.000Z",
      "2026-11-26T12:00:00.000Z",
      null,
    ])
  })
})
