import { readAssistantOptions } from "../options"
import { ASSISTANT_SETTINGS } from "../settings-list"

describe("the option assistant", () => {
  it("holds settings, under their names", () => {
    expect(readAssistantOptions({})).toEqual({})
    expect(readAssistantOptions({ assistant: { rate_limit: 5 }, locale: "de" })).toEqual({
      rate_limit: 5,
    })
  })

  it("takes the vision provider under its own name as well", () => {
    expect(readAssistantOptions({ vision: { provider: "none" } })).toEqual({
      vision_provider: "none",
    })
  })

  it("refuses what it does not know, and says what there is", () => {
    const read = (assistant: unknown) => () => readAssistantOptions({ assistant })
    expect(read({ rate_limits: 5 })).toThrow(/no option "assistant.rate_limits".*rate_limit,/)
    expect(read([])).toThrow('"assistant" must be an object')
    expect(read({ rate_limit: -1 })).toThrow('"rate_limit" is invalid')
    expect(read({ providers: [{ name: "Big One", model: "m" }] })).toThrow(
      /"providers" is invalid at 0\.name/
    )
    expect(() => readAssistantOptions({ vision: { providers: [] } })).toThrow("vision.providers")
  })

  it("refuses two providers of one name, and policies on one topic", () => {
    const twice = <T>(value: T) => [value, value]
    const read = (assistant: object) => () => readAssistantOptions({ assistant })
    expect(read({ providers: twice({ name: "openai", model: "m" }) })).toThrow("two providers")
    expect(read({ policies: twice({ topic: "returns", title: "R", text: "30 days" }) })).toThrow(
      "two texts"
    )
  })

  it("refuses a provider of which nobody knows where it is", () => {
    const read = (provider: object) => () =>
      readAssistantOptions({ assistant: { providers: [{ name: "a", model: "m", ...provider }] } })
    expect(read({})).toThrow("is required where no preset has one")
    expect(read({ preset: "nowhere" })).toThrow("Invalid option")
    expect(read({ preset: "ollama" })).not.toThrow()
    expect(read({ base_url: "http://localhost:1234/v1" })).not.toThrow()
  })

  it("has defaults that are valid themselves", () => {
    for (const { schema, default: initial } of Object.values(ASSISTANT_SETTINGS)) {
      expect(schema.safeParse(initial).success).toBe(true)
    }
  })
})
