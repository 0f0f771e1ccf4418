import { StepUpSecrets } from "../step-up-secrets"

describe("what step-up keeps secret", () => {
  const secrets = new StepUpSecrets("cookie secret")
  const others = new StepUpSecrets("another cookie secret")
  const session = Buffer.alloc(32, 1)

  it("makes codes of six digits", () => {
    for (let count = 0; count < 200; count++) {
      expect(secrets.createCode()).toMatch(/^[0-9]{6}$/)
    }
  })

  it("hashes a code for one person, one session and one store", () => {
    const hash = secrets.hashCode("customer:1", session, "123456")
    expect(secrets.hashCode("customer:1", session, "123456")).toEqual(hash)
    for (const other of [
      secrets.hashCode("customer:2", session, "123456"),
      secrets.hashCode("customer:1", Buffer.alloc(32, 2), "123456"),
      secrets.hashCode("customer:1", session, "123457"),
      others.hashCode("customer:1", session, "123456"),
    ]) {
      expect(other).not.toEqual(hash)
    }
  })

  it("decrypts a secret for its owner in its own store, unless it was changed", () => {
    const secret = secrets.createTotpSecret()
    expect(secret).toHaveLength(20)
    const stored = secrets.encrypt("customer:1", secret)
    expect(stored.includes(secret)).toBe(false)
    expect(secrets.decrypt("customer:1", stored)).toEqual(secret)
    expect(secrets.decrypt("customer:2", stored)).toBeNull()
    expect(others.decrypt("customer:1", stored)).toBeNull()
    stored[stored.length - 1]! ^= 1
    expect(secrets.decrypt("customer:1", stored)).toBeNull()
  })
})
