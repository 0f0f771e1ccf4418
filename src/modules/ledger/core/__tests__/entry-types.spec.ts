import fc from "fast-check"
import { EVENT_TYPES } from "../../../webhooks/types"
import { ENTRY_TYPES, entryType, PURPOSES } from "../entry-types"
import { BASE, funded, refused } from "./state"

describe("the table of entry types", () => {
  it("names only events that endpoints can subscribe to", () => {
    const named = ENTRY_TYPES.flatMap((type) => [entryType[type].event, entryType[type].meaning])
    const events: readonly string[] = EVENT_TYPES
    expect(named.filter((event) => event !== null && !events.includes(event))).toEqual([])
  })

  it("gives a purpose to every type that a credit can have, and to no other", () => {
    for (const type of ENTRY_TYPES) {
      expect(entryType[type].purpose !== null).toBe(entryType[type].command === "credit")
    }
  })

  it("counts everything by which a caller takes money out, and nothing that comes in", () => {
    for (const type of ENTRY_TYPES) {
      const { command, counts, direction } = entryType[type]
      expect(counts).toBe(command === "debit" || type === "transfer_out")
      expect(counts && direction === "in").toBe(false)
    }
  })
})

describe("decide", () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom("Promotional", 'a "gift"', "gift ", "", "constructor", "__proto__", "expiry")
  )

  it("takes a purpose only if there is one of that name", () => {
    fc.assert(
      fc.property(words, (purpose) => {
        fc.pre(!(PURPOSES as string[]).includes(purpose))
        const credit = { ...BASE, kind: "credit" as const, amount: 1n }
        expect(refused(funded(5n), { ...credit, purpose: purpose as "gift" })).toEqual({
          code: "invalid_purpose",
          purpose,
        })
      })
    )
  })

  it("takes a type only if its command can have it", () => {
    const kinds = fc.constantFrom("credit", "debit", "hold", "commit_hold")
    fc.assert(
      fc.property(fc.oneof(words, fc.constantFrom(...ENTRY_TYPES)), kinds, (type, kind) => {
        const row = (ENTRY_TYPES as string[]).includes(type) ? entryType[type as "debit"] : null
        fc.pre(row?.command !== (kind === "credit" ? "credit" : "debit"))
        const command = { ...BASE, kind, amount: 1n, hold_id: 9, type } as never
        expect(refused(funded(5n), command)).toEqual({ code: "invalid_type", type })
      })
    )
  })
})
