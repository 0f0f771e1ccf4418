import type { Transcript } from "../../../../packages/types/assistant-admin"
import { countTools, exchangesOf, type Answer } from "../exchanges"

const answer = (message_ref: string, outcome = "done") =>
  ({ message_ref, outcome, tools: [], removed: [] }) as unknown as Answer
const said = (...contents: string[]): Transcript["transcript"] =>
  contents.map((content, place) => ({ role: place % 2 ? "assistant" : "user", content }))
const refsOf = (transcript: Transcript["transcript"], answers: Answer[]) =>
  exchangesOf({ transcript, answers } as Transcript).map((each) => each.answer?.message_ref)

describe("a transcript's answers", () => {
  it("stand with the messages that they became", () => {
    expect(refsOf(said("a", "A", "b", "B"), [answer("1"), answer("2")])).toEqual([
      undefined,
      "1",
      undefined,
      "2",
    ])
  })

  it("belong to the last messages when older figures or older messages are forgotten", () => {
    expect(refsOf(said("a", "A", "b", "B"), [answer("2")])[3]).toBe("2")
    expect(refsOf(said("a", "A", "b", "B"), [answer("2")])[1]).toBeUndefined()
    expect(refsOf(said("b", "B"), [answer("1"), answer("2")])[1]).toBe("2")
  })

  it("leave out those that no message was written for", () => {
    expect(refsOf(said("a", "A"), [answer("1"), answer("2", "failed")])[1]).toBe("1")
  })
})

it("tools that were called several times are told once", () => {
  const call = (name: string, ok = true) => ({ name, ok, ms: 10 })
  expect(countTools([call("a"), call("b"), call("a"), call("a", false)])).toEqual([
    { name: "a", ok: true, count: 2, ms: 20 },
    { name: "b", ok: true, count: 1, ms: 10 },
    { name: "a", ok: false, count: 1, ms: 10 },
  ])
})
