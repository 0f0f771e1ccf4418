import { chooseEmbeddings } from "../embeddings/choose"
import { readSearchOptions } from "../options"

describe("the option search", () => {
  it("has defaults that need no network", () => {
    expect(readSearchOptions({ ledger_keys: {} })).toEqual({
      engine: "built-in",
      metadata: ["brand"],
      synonyms: [],
      embeddings: "auto",
      memory_limit: 250_000,
      meaning_limit: 20_000,
    })
  })

  it.each([
    [{ engine: "elastic" }, "search.engine"],
    [{ langauge: "en" }, "search"],
    [{ synonyms: [""] }, "search.synonyms.0"],
    [{ memory_limit: -1 }, "search.memory_limit"],
    [{ embeddings: { base_url: "ftp://x", model: "m" } }, "search.embeddings.base_url"],
  ])("refuses %j by name", (search, name) => {
    expect(() => readSearchOptions({ search })).toThrow(`The option "${name}" is invalid`)
  })

  it("chooses embeddings by what is asked for", () => {
    const chosen = (embeddings: never) => chooseEmbeddings({ embeddings })?.name
    expect(chosen("none" as never)).toBeUndefined()
    expect(chosen("auto" as never)).toBe("use-lite-en")
    const remote = {
      base_url: "http://localhost:1/v1",
      model: "m",
      dimensions: 64,
      timeout_ms: 100,
    }
    expect(chosen(remote as never)).toBe("m@64")
  })
})
