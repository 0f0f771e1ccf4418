import { Aborted } from "../../turn/abort"
import type { ChatProvider } from "../../types"
import { CircuitBreaker } from "../circuit-breaker"
import { ProviderFailure } from "../failure"
import { PROVIDER_RULES } from "../address-rules"
import { ProviderPool } from "../provider-pool"
import { ask, gather } from "./model-server"

describe("a provider that keeps failing", () => {
  let now: number
  let asked: number
  let failure: Error | undefined
  let breaker: CircuitBreaker
  const respond = () => gather(breaker.respond(ask("x")))
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await respond().catch(() => undefined)
  }

  beforeEach(() => {
    now = 0
    asked = 0
    failure = new ProviderFailure("http_500", "down", true)
    const provider: ChatProvider = {
      name: "p",
      async *respond() {
        asked++
        if (failure) throw failure
        yield { type: "text", content: "Hi" }
      },
    }
    breaker = new CircuitBreaker(provider, () => now)
  })

  it("is left alone after three failures, then tried once", async () => {
    await fail(3)
    await expect(respond()).rejects.toMatchObject({ code: "circuit_open" })
    expect(asked).toBe(3)
    now = 30_000
    await fail(2)
    expect(asked).toBe(4)
  })

  it("is asked as before once it answers", async () => {
    await fail(3)
    now = 30_000
    failure = undefined
    expect((await respond()).text).toBe("Hi")
    failure = new Error("again")
    await fail(2)
    expect(asked).toBe(6)
  })

  it("is left alone for as long as it asks for, at most five minutes", async () => {
    failure = new ProviderFailure("http_429", "slow down", true, 3_600_000)
    await fail(1)
    now = 299_000
    await expect(respond()).rejects.toMatchObject({ code: "circuit_open" })
    now = 300_000
    await fail(1)
    expect(asked).toBe(2)
  })

  it("is not blamed when the shopper has gone", async () => {
    failure = new Aborted()
    await fail(10)
    expect(asked).toBe(10)
  })
})

describe("the providers of the settings", () => {
  it("stay the same as long as they are set up the same", () => {
    const pool = new ProviderPool(PROVIDER_RULES)
    const one = { name: "one", model: "m", preset: "openai" as const, api_key: "k" }
    const [first] = pool.providersFor([one])
    const [second, other] = pool.providersFor([{ ...one }, { ...one, name: "two" }])
    expect(second).toBe(first)
    expect(other?.provider.name).toBe("two")
    expect(pool.providersFor([{ ...one, api_key: "new" }])[0]).not.toBe(first)
  })
})
