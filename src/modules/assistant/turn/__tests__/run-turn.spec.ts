import type { Frame, TurnMessage } from "../../types"
import { runScript, scripted } from "./scripted"

const types = (frames: Frame[]) =>
  frames.map((frame) => (frame.type === "tool" ? `tool ${frame.name}` : frame.type))
const results = (messages: TurnMessage[]) =>
  messages.flatMap((message) => (message.role === "tool_result" ? [message.result] : []))

describe("a turn", () => {
  it("announces tools, shows products before a word about them, and ends", async () => {
    const { provider } = scripted("llm", [
      { calls: [["search_products", { query: "jacket" }]], text: "Let me look. " },
      "The Alpha Rain Jacket is $89. It is in stock.",
    ])
    const { frames, summary } = await runScript("a jacket please", [provider])
    expect(types(frames)).toEqual([
      "chunk",
      "tool search_products",
      "products",
      "chunk",
      "chunk",
      "done",
    ])
    expect(summary.message).toBe("Let me look. The Alpha Rain Jacket is $89. It is in stock.")
    expect(frames.at(-1)).toEqual({ type: "done", conversation_ref: "c", message_ref: "m" })
    expect(summary).toMatchObject({
      outcome: "done",
      degraded: false,
      provider: "llm",
      rounds: 2,
      removed_claims: 0,
      tools: [{ name: "search_products", ok: true }],
      providers: [{ name: "llm", rounds: 2, usage: { input: 200, output: 20 } }],
    })
    expect(summary.cards.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(summary.grounding.map(({ claim }) => claim)).toEqual(["$89", "in stock"])
    expect(summary.state.shown.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it("says itself what a tool did, whatever a model says of it; the built-in provider says it once", async () => {
    const steps = [{ calls: [["pass_on", {}] as [string, unknown]] }, "I refunded you. Bye."]
    const model = await runScript("help", [scripted("llm", steps).provider])
    expect(model.summary.message).toBe("The shop has passed it on.\n\nBye.")
    const { provider } = scripted("built-in", steps, { deterministic: true })
    const own = await runScript("help", [provider])
    expect(own.summary.message).not.toContain("passed it on")
  })

  it("tells a model what the store adds to its rules", async () => {
    const { provider, asked } = scripted("llm", ["Hello."])
    await runScript("hi", [provider], { promptAddition: "Call us the gardeners." })
    expect(asked[0]?.messages[0]).toMatchObject({
      role: "system",
      content: expect.stringContaining("Call us the gardeners."),
    })
  })

  it("shows each product once", async () => {
    const search = ["search_products", { query: "x" }] as [string, unknown]
    const { provider } = scripted("llm", [{ calls: [search] }, { calls: [search] }, "Here."])
    const { frames } = await runScript("x", [provider])
    expect(types(frames).filter((type) => type === "products")).toHaveLength(1)
  })

  it("lets reading tools run side by side and writing ones in order after them", async () => {
    const { provider } = scripted("llm", [
      {
        calls: [
          ["slow_look", { product_id: 1 }],
          ["slow_look", { product_id: 2 }],
          ["add_to_cart", { product_id: 1 }],
          ["add_to_cart", { product_id: 2 }],
        ],
      },
      "Done.",
    ])
    const { desk } = await runScript("add both to my cart", [provider])
    expect(desk.log.slice(0, 2)).toEqual(["start 1", "start 2"])
    expect(desk.log.slice(4)).toEqual(["add 1", "added 1", "add 2", "added 2"])
  })

  it("tells the model of inputs that are wrong, of refusals and of faults, and goes on", async () => {
    const { provider, asked } = scripted("llm", [
      {
        calls: [
          ["search_products", { query: 5 }],
          ["search_products", "{broken"],
          ["no_such_tool", {}],
          ["sell_out", {}],
          ["break_down", {}],
          ["lie_about_shape", {}],
        ],
      },
      "Sorry about that.",
    ])
    const { frames, summary, faults } = await runScript("hm", [provider])
    expect(results(asked[1]?.messages ?? [])).toMatchObject([
      { code: "invalid_input", details: { problems: [expect.stringMatching(/^query: /)] } },
      { code: "invalid_input" },
      { code: "unknown_tool" },
      { code: "assistant_out_of_stock", details: { left: 0 } },
      { code: "tool_failed" },
      { code: "tool_failed" },
    ])
    expect(JSON.stringify(asked)).not.toContain("secret")
    expect(faults).toEqual(["break_down", "The output of lie_about_shape"])
    expect(types(frames)).not.toContain("tool no_such_tool")
    expect(summary.message).toBe("Sorry about that.")
  })

  it("ends after eight rounds, with the cards that it has", async () => {
    const { provider, asked } = scripted("llm", [{ calls: [["search_products", { query: "x" }]] }])
    const { frames, summary } = await runScript("x", [provider])
    expect(asked).toHaveLength(8)
    expect(asked[7]?.lastRound).toBe(true)
    expect(summary.degraded).toBe(true)
    expect(summary.cards).toHaveLength(3)
    expect(types(frames).slice(-2)).toEqual(["chunk", "done"])
  })

  it("asks for no more tools once its tokens are used up", async () => {
    const { provider, asked } = scripted("llm", [
      { calls: [["search_products", { query: "x" }]] },
      "Here.",
    ])
    await runScript("x", [provider], { budgets: { tokens: 50 } })
    expect(asked.map(({ lastRound }) => lastRound ?? false)).toEqual([false, true])
  })

  it("ends when its time is up, whoever hangs", async () => {
    const { provider } = scripted("llm", [{ hang: true, after: "Let me think. And" }])
    const start = Date.now()
    const { frames, summary } = await runScript("x", [provider], { budgets: { milliseconds: 80 } })
    expect(Date.now() - start).toBeLessThan(10_000)
    expect(summary.message).toMatch(/^Let me think\.\s+That took me too long/)
    expect(types(frames).at(-1)).toBe("done")
  })

  it("stops at once when the client has gone, and the provider with it", async () => {
    const { provider, asked } = scripted("llm", [{ hang: true }])
    const client = new AbortController()
    setTimeout(() => client.abort(), 30)
    const { frames, summary } = await runScript("x", [provider], { signal: client.signal })
    expect(summary.outcome).toBe("aborted")
    expect(frames).toEqual([])
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it("takes out what no tool bears out and says something neutral when nothing is left", async () => {
    const { provider } = scripted("llm", [
      { calls: [["search_products", { query: "x" }]] },
      "The Alpha Rain Jacket is only $9!",
    ])
    const { summary } = await runScript("x", [provider])
    expect(summary.message).toMatch(/cards show current prices/)
    expect(summary.removed_claims).toBe(1)
  })
})

describe("when providers fail", () => {
  it("asks the next one as long as no text is out", async () => {
    const first = scripted("first", [{ fail: "http_500", after: "Well, let" }])
    const second = scripted("second", ["Hello!"])
    const { summary } = await runScript("hi", [first.provider, second.provider])
    expect(summary.message).toBe("Hello!")
    expect(summary).toMatchObject({ degraded: true, provider: "second", outcome: "done" })
    expect(summary.providers).toMatchObject([
      { name: "first", failure: "http_500" },
      { name: "second" },
    ])
  })

  it("hands on what tools have found already, and does nothing twice", async () => {
    const first = scripted("first", [
      { calls: [["add_to_cart", { product_id: 1 }]] },
      { fail: "timeout" },
    ])
    const second = scripted("second", [{ calls: [["add_to_cart", { product_id: 1 }]] }, "Added."])
    const { desk, summary } = await runScript("add it", [first.provider, second.provider])
    expect(desk.log).toEqual(["add 1", "added 1"])
    expect(results(second.asked[0]?.messages ?? [])).toHaveLength(1)
    expect(summary.message).toBe("Added.")
  })

  it("ends honestly when one falls silent in the middle of its answer", async () => {
    const first = scripted("first", [{ fail: "cut", after: "I know just the thing. It has a" }])
    const second = scripted("second", ["Never asked."])
    const { frames, summary } = await runScript("hi", [first.provider, second.provider])
    expect(summary.message).toBe(
      "I know just the thing. Sorry, I was cut off there. Please ask me again."
    )
    expect(summary.degraded).toBe(true)
    expect(second.asked).toEqual([])
    expect(types(frames).at(-1)).toBe("done")
  })

  it.each(["connection", "circuit_open", "http_503"])(
    "counts no tokens for one that never took the turn on (%s)",
    async (fail) => {
      const { provider } = scripted("down", [{ fail }])
      const { summary } = await runScript("hello", [provider, scripted("next", ["Hi!"]).provider])
      expect(summary.providers[0]).toMatchObject({ name: "down", usage: { input: 0, output: 0 } })
    }
  )

  it.each([{ fail: "first_token_timeout" }, { fail: "cut", after: "Well, let" }])(
    "counts about the tokens of one that broke off (%o)",
    async (step) => {
      const { provider } = scripted("broken", [step])
      const { summary } = await runScript("hello", [provider, scripted("next", ["Hi!"]).provider])
      expect(summary.providers[0]?.usage.input).toBeGreaterThan(100)
    }
  )

  it("says something friendly when all fail", async () => {
    const down = () => scripted("down", [{ fail: "connection" }]).provider
    const { summary, frames } = await runScript("hi", [down(), down()])
    expect(summary).toMatchObject({ outcome: "failed", degraded: true })
    expect(summary.message).toMatch(/^Sorry, I can't answer right now/)
    expect(types(frames)).toEqual(["chunk", "done"])
  })

  it("takes an answer without words for a failure", async () => {
    const mute = scripted("mute", [" "])
    const second = scripted("second", ["Hello!"])
    const { summary } = await runScript("hi", [mute.provider, second.provider])
    expect(summary.message).toBe("Hello!")
    expect(summary.providers[0]).toMatchObject({ name: "mute", failure: "empty" })
  })
})

describe("a model that was talked into something", () => {
  const add = { calls: [["add_to_cart", { product_id: 1 }]] as [string, unknown][] }

  it("changes no cart when the shopper has not asked for it", async () => {
    const { provider, asked } = scripted("llm", [add, "Nothing was added."])
    const { desk } = await runScript("What is the alpha rain jacket made of?", [provider])
    expect(desk.log).toEqual([])
    expect(results(asked[1]?.messages ?? [])).toMatchObject([{ code: "not_asked_for" }])
  })

  it.each([
    "Add the alpha rain jacket to my cart",
    "yes",
    "the blue one",
    "Nimm bitte die Jacke in Größe L dazu",
  ])("changes it when they have: %s", async (said) => {
    const { provider } = scripted("llm", [add, "Done."])
    const { desk } = await runScript(said, [provider])
    expect(desk.log).toContain("added 1")
  })
})
