import { withoutContacts } from "../without-contacts"

describe("a text without contacts", () => {
  it.each([
    ["write to Jane.Doe+shop@example.co.uk please", "write to … please"],
    ["call +49 (0)170 123-4567 tonight", "call … tonight"],
    ["my card 4111 1111 1111 1111", "my card …"],
  ])("%j becomes %j", (text, left) => expect(withoutContacts(text)).toBe(left))

  it.each(["red shoes size 42 under 100.50", "iphone 15 pro 256", "a4 paper 500 sheets @ home"])(
    "%j stays",
    (text) => expect(withoutContacts(text)).toBe(text)
  )
})
