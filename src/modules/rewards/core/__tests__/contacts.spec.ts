import { type Contacts, sharesContact } from "../contacts"

const HOME = {
  address_1: "Hauptstraße 5",
  address_2: null,
  city: "Köln",
  postal_code: "50667",
  country_code: "de",
  phone: null,
}

function of(contacts: Partial<Contacts> = {}): Contacts {
  return { emails: [], phones: [], addresses: [], ...contacts }
}

describe("two customers are likely to be one", () => {
  it.each([
    ["ada@example.com", "Ada@Example.com"],
    ["ada@example.com", "ada+friend@example.com"],
    ["ada.lovelace@gmail.com", "adalovelace+x@googlemail.com"],
  ])("by e-mail: %s and %s", (one, other) => {
    expect(sharesContact(of({ emails: [one] }), of({ emails: [other] }))).toBe(true)
  })

  it.each([
    ["ada@example.com", "ada@example.org"],
    ["a.da@example.com", "ada@example.com"],
    ["ada@example.com", "adam@example.com"],
  ])("but not by %s and %s", (one, other) => {
    expect(sharesContact(of({ emails: [one] }), of({ emails: [other] }))).toBe(false)
  })

  it.each([
    ["+49 170 5551234", "0170/5551234", true],
    ["0049 (0)170 5551234", "+491705551234", true],
    ["+49 170 5551234", "+49 170 5551235", false],
    ["12345", "0012345", false],
  ])("by telephone: %s and %s: %s", (one, other, isSame) => {
    expect(sharesContact(of({ phones: [one] }), of({ phones: [other] }))).toBe(isSame)
    const address = { ...HOME, phone: other }
    expect(sharesContact(of({ phones: [one] }), of({ addresses: [address] }))).toBe(isSame)
  })

  it.each([
    [{ address_1: "hauptstr. 5" }, true],
    [{ address_1: "HAUPTSTRASSE  5", city: "Cologne" }, true],
    [{ address_1: "Hauptstraße", address_2: "5" }, true],
    [{ address_1: "Hauptstraße 5", address_2: "3rd floor" }, false],
    [{ address_1: "Hauptstraße 6" }, false],
    [{ postal_code: "50668" }, false],
    [{ country_code: "at" }, false],
  ])("by address: with %j %s", (change, isSame) => {
    const other = of({ addresses: [{ ...HOME, ...change }] })
    expect(sharesContact(of({ addresses: [HOME] }), other)).toBe(isSame)
  })

  it("goes by the town where there is no postal code, and by nothing where there is no street", () => {
    const bare = { ...HOME, postal_code: null }
    const same = of({ addresses: [{ ...bare, city: "koln" }] })
    expect(sharesContact(of({ addresses: [bare] }), same)).toBe(true)
    const empty = of({ addresses: [{ country_code: "de", postal_code: "50667" }] })
    expect(sharesContact(empty, empty)).toBe(false)
    expect(sharesContact(of(), of())).toBe(false)
  })
})
