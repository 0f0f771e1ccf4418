import { matchTotp, otpauthUri, toBase32, totpCode } from "../step-up-totp"

const SECRET = Buffer.from("12345678901234567890")

describe("one-time codes by time", () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("are those of RFC 6238 at second %d", (seconds, code) => {
    expect(totpCode(SECRET, Math.floor(seconds / 30), 8)).toBe(code)
  })

  // RFC 4226, appendix D.
  it("are those of RFC 4226 with six digits", () => {
    expect([0, 1, 2, 9].map((step) => totpCode(SECRET, step))).toEqual([
      "755224",
      "287082",
      "359152",
      "520489",
    ])
  })

  it("match one step early and late, and no further", () => {
    const code = totpCode(SECRET, 1000)
    const matchAt = (seconds: number) => matchTotp(SECRET, code, { seconds, lastStep: 0 })
    expect([29_969, 29_970, 30_000, 30_029, 30_059, 30_060].map(matchAt)).toEqual([
      null,
      1000,
      1000,
      1000,
      1000,
      null,
    ])
  })

  it("match only after the last step that was used", () => {
    const code = totpCode(SECRET, 1000)
    expect(matchTotp(SECRET, code, { seconds: 30_000, lastStep: 999 })).toBe(1000)
    expect(matchTotp(SECRET, code, { seconds: 30_000, lastStep: 1000 })).toBeNull()
    expect(matchTotp(SECRET, code, { seconds: 30_000, lastStep: 1001 })).toBeNull()
  })

  it("match no code of another length", () => {
    const code = totpCode(SECRET, 1000)
    for (const wrong of ["", code.slice(1), `${code}0`, "é23456"]) {
      expect(matchTotp(SECRET, wrong, { seconds: 30_000, lastStep: 0 })).toBeNull()
    }
  })

  // RFC 4648, section 10, without padding.
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("take the secret in base32: %j", (text, base32) => {
    expect(toBase32(Buffer.from(text))).toBe(base32)
  })

  it("come with a link that an app can read, whatever the store is called", () => {
    const uri = new URL(otpauthUri("Müller & Co: Shop", "jo@example.com", SECRET))
    expect(uri.protocol).toBe("otpauth:")
    expect(decodeURIComponent(uri.pathname)).toContain("Müller & Co: Shop:jo@example.com")
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      issuer: "Müller & Co: Shop",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    })
  })
})
