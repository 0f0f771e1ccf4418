import type { AssistantService } from "../../../modules/assistant"
import { ownersOf, sendersOf } from "../erase-customer"

const assistant = {
  inbox: { sessionOf: (sender: string) => `messaging-of-${sender}` },
} as AssistantService

describe("the shoppers that a customer is", () => {
  it("are the customer, signed in, and whoever writes under their number", () => {
    expect(ownersOf(assistant, "cus_1", sendersOf("+49 170/555"))).toEqual([
      "customer:cus_1",
      "guest:messaging-of-49170555",
      "guest:messaging-of-+49170555",
    ])
  })

  it("is the customer alone where there is no number", () => {
    for (const phone of [null, undefined, "", "n/a"]) {
      expect(ownersOf(assistant, "cus_1", sendersOf(phone))).toEqual(["customer:cus_1"])
    }
  })
})
