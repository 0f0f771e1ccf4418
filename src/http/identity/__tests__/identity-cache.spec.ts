import type { Identity, IdentityResult } from "../identity"
import { type Checked, IDENTITY_TTL_MS, IdentityCache } from "../identity-cache"

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

  it("looks again at once when somebody's rights have changed, also behind a look under way", async () => {
    await cache.resolve("header", "secret", look(identity))
    cache.forget()
    expect(cache.peek("header", "secret")).toBeUndefined()
    let answer: (checked: Checked) => void = () => {}
    const slow = cache.resolve(
      "header",
      "secret",
      () => new Promise((resolve) => (answer = resolve))
    )
    cache.forget()
    answer({ result: identity })
    expect(await slow).toBe(identity)
    // What was read before the change is kept for nobody.
    expect(cache.peek("header", "secret")).toBeUndefined()
    const refusal: IdentityResult = { refused: "unauthorized" }
    expect(await cache.resolve("header", "secret", look(refusal))).toEqual(refusal)
  })

  it("believes an identity no longer than whoever found it says", async () => {
    await cache.resolve("header", "secret", async () => ({ result: identity, ttlMs: 1_000 }))
    jest.advanceTimersByTime(1_001)
    expect(cache.peek("header", "secret")).toBeUndefined()
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

  describe("of somebody who goes on calling", () => {
    const second = 1_000
    const renewable = (renew: () => Promise<IdentityResult>) => async () => {
      looks++
      return { result: identity, renew }
    }
    const ask = (look: () => Promise<Checked>) => cache.resolve("header", "secret", look)

    it("is looked at again meanwhile, so that nobody waits", async () => {
      let renewals = 0
      const look = renewable(async () => {
        renewals++
        return identity
      })
      await ask(look)
      for (let passed = 0; passed < 20; passed++) {
        await jest.advanceTimersByTimeAsync(second)
        expect(ask(look)).toBe(identity)
      }
      expect(looks).toBe(1)
      expect(renewals).toBeGreaterThanOrEqual(4)
    })

    it("ends with a revocation, in less than 5 seconds", async () => {
      const refusal: IdentityResult = { refused: "unauthorized" }
      const look = renewable(async () => refusal)
      await ask(look)
      expect(ask(look)).toBe(identity)
      await jest.advanceTimersByTimeAsync(IDENTITY_TTL_MS - 500)
      expect(ask(look)).toEqual(refusal)
    })

    it("ends in time when looking again fails, or takes for ever", async () => {
      for (const renew of [
        () => Promise.reject(new Error("database away")),
        () => new Promise<IdentityResult>(() => {}),
      ]) {
        cache = new IdentityCache()
        await ask(renewable(renew))
        expect(ask(look(identity))).toBe(identity)
        await jest.advanceTimersByTimeAsync(IDENTITY_TTL_MS)
        expect(cache.peek("header", "secret")).toBeUndefined()
      }
    })

    it("counts from before it was looked at again", async () => {
      let renewals = 0
      const look = renewable(async () => {
        renewals++
        await new Promise((resolve) => setTimeout(resolve, renewals === 1 ? 500 : 60 * second))
        return identity
      })
      await ask(look)
      expect(ask(look)).toBe(identity)
      await jest.advanceTimersByTimeAsync(7_900)
      expect(cache.peek("header", "secret")).toBe(identity)
      await jest.advanceTimersByTimeAsync(500)
      expect(cache.peek("header", "secret")).toBeUndefined()
    })

    it("ends with the credential, however often it is looked at again", async () => {
      const until = Date.now() + 6 * second
      const look = async () => ({ result: identity, expiresAt: until, renew: async () => identity })
      await ask(look)
      for (let passed = 0; passed < 5; passed++) {
        expect(ask(look)).toBe(identity)
        await jest.advanceTimersByTimeAsync(second)
      }
      await jest.advanceTimersByTimeAsync(second + 1)
      expect(cache.peek("header", "secret")).toBeUndefined()
    })

    it("is forgotten once they don't", async () => {
      let renewals = 0
      await ask(
        renewable(async () => {
          renewals++
          return identity
        })
      )
      await jest.advanceTimersByTimeAsync(60 * second)
      expect(renewals).toBe(0)
      expect(jest.getTimerCount()).toBe(0)
    })
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
