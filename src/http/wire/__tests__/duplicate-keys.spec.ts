import fc from "fast-check"
import { findDuplicateKey } from "../duplicate-keys"

describe("a key that an object has twice", () => {
  it.each([
    ['{"amount":"1","amount":"100"}', "amount"],
    ['{"amount":"1","reason":"x","am\\u006funt":"100"}', "amount"],
    ['{"a":{"b":1,"c":{},"b":2}}', "a.b"],
    ['{"a":[1,{"b":1},{"b":1,"b":1}]}', "a.2.b"],
    ['[{"x\\"":1, "x\\"" : 2}]', '0.x"'],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
    ['{"":1,"":2}', ""],
  ])("in %s is found at %p", (json, place) => {
    expect(JSON.parse(json)).toBeDefined()
    expect(findDuplicateKey(json)).toBe(place)
  })

  it.each([
    '{"a":{"a":{"a":["a","a"]}},"b":{"a":1}}',
    '{"a":"a","b":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"\\\\","b":"}"}',
    "[[],[],{}]",
  ])("is not seen in %s", (json) => {
    expect(findDuplicateKey(json)).toBeUndefined()
  })

  it("is in no text that was written from a value", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 0, max: 2 }), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent)
        expect(findDuplicateKey(text)).toBeUndefined()
      })
    )
  })
})
