import { HandoffLinks } from "../handoff-links"
import type { Handoff } from "../handoff-links"

const links = new HandoffLinks("a secret")
const NOW = new Date("2026-11-20T10:00:00Z")
const HANDOFF: Handoff = {
  id: "AbCdEfGhIjKl",
  expires_at: new Date("2026-11-27T10:00:00Z"),
  currency: "eur",
  country: "de",
  sales_channel_id: "sc_01",
  lines: [
    { product_id: 12, variation_id: 77, quantity: 2, price_amount: "1999" },
    { product_id: 15, variation_id: null, quantity: 1, price_amount: null },
  ],
}

describe("a handoff link", () => {
  it("tells on any instance what it hands over", () => {
    const token = links.sign(HANDOFF)
    expect(token).toMatch(/^[A-Za-z0-9_.-]+$/)
    expect(new HandoffLinks("a secret").read(token, NOW)).toEqual(HANDOFF)
  })

  it("keeps a handoff to no country in particular", () => {
    const { country: _, ...nowhere } = HANDOFF
    expect(links.read(links.sign(nowhere), NOW)).toMatchObject({ country: undefined })
  })

  it("expires at its instant", () => {
    const token = links.sign(HANDOFF)
    const last = new Date(HANDOFF.expires_at.getTime() - 1)
    expect(links.read(token, last)).toEqual(HANDOFF)
    expect(links.read(token, HANDOFF.expires_at)).toBe("expired")
  })

  it("is refused when any character of it was changed", () => {
    const token = links.sign(HANDOFF)
    for (let i = 0; i < token.length - 1; i++) {
      const other = token[i] === "A" ? "B" : "A"
      const changed = token.slice(0, i) + other + token.slice(i + 1)
      expect([i, links.read(changed, NOW)]).toEqual([i, "invalid"])
    }
  })

  it.each(["", ".", "a.b", "é".repeat(30), `${"A".repeat(40)}.${"A".repeat(22)}`])(
    "refuses %j",
    (token) => expect(links.read(token, NOW)).toBe("invalid")
  )

  it("of another store is refused", () => {
    expect(new HandoffLinks("another secret").read(links.sign(HANDOFF), NOW)).toBe("invalid")
  })
})
