import { MissingKeyError, SecretBox } from "../secret-box"

const PURPOSE = "test v1"
const first = new Map([[1, Buffer.alloc(32, 1)]])
const second = new Map([[2, Buffer.alloc(32, 2)]])

describe("the box for secrets", () => {
  it("gives back what was put into it, and shows nothing of it", () => {
    const box = new SecretBox(first, PURPOSE)
    const sealed = box.seal("whsec_abc", "whe_1")
    expect(box.open(sealed, "whe_1")).toBe("whsec_abc")
    expect(sealed.toString("latin1")).not.toContain("abc")
    expect(box.seal("whsec_abc", "whe_1")).not.toEqual(sealed)
  })

  it("opens with older keys and seals with the newest", () => {
    const sealed = new SecretBox(first, PURPOSE).seal("s", "o")
    const both = new SecretBox(new Map([...first, ...second]), PURPOSE)
    expect(both.open(sealed, "o")).toBe("s")
    expect(new SecretBox(second, PURPOSE).open(both.seal("s", "o"), "o")).toBe("s")
  })

  it("names the key that it lacks", () => {
    const sealed = new SecretBox(first, PURPOSE).seal("s", "o")
    expect(() => new SecretBox(second, PURPOSE).open(sealed, "o")).toThrow(MissingKeyError)
  })

  it("does not open for another owner, under another key, or when anything was changed", () => {
    const box = new SecretBox(first, PURPOSE)
    const sealed = box.seal("secret", "whe_1")
    expect(() => box.open(sealed, "whe_2")).toThrow()
    expect(() =>
      new SecretBox(new Map([[1, Buffer.alloc(32, 9)]]), PURPOSE).open(sealed, "whe_1")
    ).toThrow()
    expect(() => new SecretBox(first, "test v2").open(sealed, "whe_1")).toThrow()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] ^= 1
      expect(() => box.open(changed, "whe_1")).toThrow()
    }
  })
})
