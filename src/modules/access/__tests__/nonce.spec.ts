import { createNonce, deriveNonceKey, isNonceValid, TICK_SECONDS } from "../nonce"

const key = deriveNonceKey("cookie secret")
const subject = { session: "s1", user: "customer:cus_1" }
const start = new Date("2026-01-01T00:00:00Z")
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe("a nonce", () => {
  it("holds for its own tick and the next, and says so", () => {
    const { nonce, expires_at } = createNonce(key, subject, start)
    expect(expires_at).toEqual(after(2 * TICK_SECONDS))
    expect(isNonceValid(key, subject, nonce, start)).toBe(true)
    expect(isNonceValid(key, subject, nonce, after(2 * TICK_SECONDS - 1))).toBe(true)
    expect(isNonceValid(key, subject, nonce, after(2 * TICK_SECONDS))).toBe(false)
    expect(isNonceValid(key, subject, nonce, after(-1))).toBe(false)
  })

  it("is good for one session, one user and one store", () => {
    const { nonce } = createNonce(key, subject, start)
    const others = [
      { ...subject, session: "s2" },
      { ...subject, user: "" },
      { session: "", user: subject.user },
      { session: 's1","x', user: subject.user },
    ]
    for (const other of others) {
      expect(isNonceValid(key, other, nonce, start)).toBe(false)
    }
    expect(isNonceValid(deriveNonceKey("another secret"), subject, nonce, start)).toBe(false)
  })

  it("is the same on every instance of a store", () => {
    const { nonce } = createNonce(deriveNonceKey("cookie secret"), subject, start)
    expect(isNonceValid(key, subject, nonce, start)).toBe(true)
  })

  it("is not anything else", () => {
    const { nonce } = createNonce(key, subject, start)
    for (const wrong of ["", "x", nonce.slice(1), `${nonce}A`, `${nonce} `, nonce.toLowerCase()]) {
      expect(isNonceValid(key, subject, wrong, start)).toBe(false)
    }
  })
})
