import type { Identity, IdentityResult } from "../identity"
import { IDENTITY_TTL_MS, IdentityCache } from "../identity-cache"

const identity: Identity = {
  type: "customer",
  key: "customer:cus_1",
  capabilities: new Set(),
  via: "bearer",
}

describe("the identity cache", () => {
  let cache: IdentityCache
  let looks: number

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick"] })
    cache = new IdentityCache()
    looks = 0
  })
  afterEach(() => jest.useRealTimers())

  const look =
    (result: IdentityResult, expiresAt?: number) =>
    async (): Promise<{ result: IdentityResult; expiresAt?: number }> => {
      looks++
      return { result, expiresAt }
    }

  it("looks once for requests that come together, and not at all for the next", async () => {
    const together = Array.from({ length: 5 }, () =>
      cache.resolve("header", "secret", look(identity))
    )
    expect(await Promise.all(together)).toEqual(Array(5).fill(identity))
    expect(cache.resolve("header", "secret", look(identity))).toBe(identity)
    expect(looks).toBe(1)
  })

  it("looks again in less than 5 seconds", async () => {
    expect(IDENTITY_TTL_MS).toBeLessThan(5_000)
    await cache.resolve("header", "secret", look(identity))
    jest.advanceTimersByTime(IDENTITY_TTL_MS + 1)
    const refusal: IdentityResult = { refused: "unauthorized" }
    expect(await cache.resolve("header", "secret", look(refusal))).toEqual(refusal)
  })

  it("counts from before the look-up, since what it read may be that old", async () => {
    await cache.resolve("header", "secret", async () => {
      jest.advanceTimersByTime(3_000)
      return { result: identity }
    })
    jest.advanceTimersByTime(IDENTITY_TTL_MS - 3_000 + 1)
    await cache.resolve("header", "secret", look(identity))
    expect(looks).toBe(1)
  })

  it("does not outlive a credential's own end", async () => {
    await cache.resolve("header", "secret", look(identity, Date.now() + 1_000))
    jest.advanceTimersByTime(1_001)
    await cache.resolve("header", "secret", look(identity))
    expect(looks).toBe(2)
  })

  it("keeps refusals only for a second", async () => {
    await cache.resolve("header", "secret", look({ refused: "unauthorized" }))
    jest.advanceTimersByTime(1_001)
    expect(await cache.resolve("header", "secret", look(identity))).toBe(identity)
  })

  it("does not remember failures", async () => {
    const failing = async () => {
      throw new Error("database away")
    }
    await expect(cache.resolve("header", "secret", failing)).rejects.toThrow("database away")
    expect(await cache.resolve("header", "secret", look(identity))).toBe(identity)
  })

  it("never answers a header with what it knows of a session", async () => {
    await cache.resolve("session", "customer:cus_1", look(identity))
    const refusal: IdentityResult = { refused: "unauthorized" }
    for (const header of ["customer:cus_1", "session customer:cus_1", "Session customer:cus_1"]) {
      expect(await cache.resolve("header", header, look(refusal))).toEqual(refusal)
    }
  })

  it("keeps credentials apart", async () => {
    await cache.resolve("header", "one", look(identity))
    await cache.resolve("header", "two", look(identity))
    expect(looks).toBe(2)
  })
})
