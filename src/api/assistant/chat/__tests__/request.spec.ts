import { EventEmitter } from "node:events"
import type { openConversation } from "../../../../workflows/assistant/turn"
import { openChat } from "../request"
import type { shopperOf } from "../../shopper"

const response = new EventEmitter()

jest.mock("../../shopper", () => ({
  shopperOf: (async () => {
    // The client goes while the shopper is looked up.
    response.emit("close")
    return { key: "guest:1" }
  }) as unknown as typeof shopperOf,
}))
jest.mock("../../../../workflows/assistant/turn", () => ({
  openConversation: (async () => ({ ref: "r", messages: [] })) as typeof openConversation,
}))

describe("a chat whose client goes before it begins", () => {
  it("is given up all the same", async () => {
    const body = { messages: [{ role: "user", content: "a jacket" }] }
    const context = { body, response, identity: { type: "guest" }, request: {}, scope: {} }
    const { signal } = await openChat(context as never, "stream")
    expect(signal.aborted).toBe(true)
  })
})
