import { toStorableJson } from "../storable"

describe("what is stored as JSON", () => {
  it("has no NUL and no half of a surrogate pair", () => {
    const value = { text: "a\0b\ud83dc😀", list: ["\udc00", 1, null] }
    expect(JSON.parse(toStorableJson(value))).toEqual({ text: "abc😀", list: ["", 1, null] })
  })

  it("keeps a text that only speaks of them, and everything else, as it is", () => {
    const value = { text: "write \\u0000 or \\ud83d", big: "é😀\n", absent: undefined }
    expect(JSON.parse(toStorableJson(value))).toEqual({ text: value.text, big: value.big })
  })
})
