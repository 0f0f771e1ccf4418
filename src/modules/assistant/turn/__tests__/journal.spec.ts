import type { ChatProvider } from "../../types"
import type { JournalRound, TurnJournal } from "../journal"
import { runScript, scripted, type Step } from "./scripted"

/** A journal that outlives attempts, as the database does. */
class Kept implements TurnJournal {
  kept: JournalRound[] = []
  writes = 0
  /** Which write is the attempt's last. */
  diesAt = Infinity
  rounds: readonly JournalRound[] = []

  async keep(rounds: readonly JournalRound[]) {
    if (++this.writes >= this.diesAt) throw new Error("the process has died")
    this.kept = JSON.parse(JSON.stringify(rounds)) as JournalRound[]
  }

  next() {
    this.rounds = this.kept
    this.writes = 0
    this.diesAt = Infinity
  }
}

const SCRIPT: Step[] = [
  { calls: [["search_products", { query: "jacket" }]], text: "Let me look. " },
  {
    calls: [
      ["add_to_cart", { product_id: 1 }],
      ["slow_look", { product_id: 3 }],
      ["add_to_cart", { product_id: 2 }],
    ],
  },
  "Both are in your cart.",
]
const SAID = "add both jackets to my cart"
const attempt = (journal: Kept, providers: ChatProvider[]) =>
  runScript(SAID, providers, { journal })
const added = (log: readonly string[]) => log.filter((entry) => entry.startsWith("added"))

describe("a turn that another attempt has begun", () => {
  it("asks for nothing again, changes nothing again, and says and shows all the same", async () => {
    const journal = new Kept()
    const whole = await attempt(journal, [scripted("llm", SCRIPT).provider])
    expect(added(whole.desk.log)).toEqual(["added 1", "added 2"])
    journal.next()
    const { provider, asked } = scripted("llm", ["Both are in your cart."])
    const again = await attempt(journal, [provider])
    expect(again.desk.log).toEqual([])
    expect(asked).toHaveLength(1)
    expect(again.summary.message).toBe(whole.summary.message)
    expect(again.summary.cards).toEqual(whole.summary.cards)
    expect(again.summary.state).toEqual(whole.summary.state)
    expect(again.summary.tools.map(({ name }) => name)).toEqual(
      whole.summary.tools.map(({ name }) => name)
    )
  })

  it("does what the attempt before had asked for and not come to", async () => {
    const journal = new Kept()
    journal.diesAt = 3
    await expect(attempt(journal, [scripted("llm", SCRIPT).provider])).rejects.toThrow("has died")
    journal.next()
    const { provider } = scripted("llm", ["Both are in your cart."])
    const { desk, summary } = await attempt(journal, [provider])
    expect(added(desk.log)).toEqual(["added 2"])
    expect(summary.tools.map(({ name, ok }) => [name, ok])).toEqual([
      ["search_products", true],
      ["add_to_cart", true],
      ["slow_look", true],
      ["add_to_cart", true],
    ])
  })

  it("changes nothing before that is kept", async () => {
    const journal = new Kept()
    journal.diesAt = 1
    const died = attempt(journal, [scripted("llm", SCRIPT).provider])
    await expect(died).rejects.toThrow("has died")
    expect(journal.kept).toEqual([])
    journal.next()
    const { desk } = await attempt(journal, [scripted("llm", SCRIPT).provider])
    expect(added(desk.log)).toEqual(["added 1", "added 2"])
  })

  it("goes on with another provider, which does not do again what the first one did", async () => {
    const journal = new Kept()
    journal.diesAt = 2
    await expect(attempt(journal, [scripted("first", SCRIPT).provider])).rejects.toThrow("has died")
    // As if the answer had been kept, and only then the process had died.
    journal.kept = [
      { ...journal.kept[0] },
      {
        ...journal.kept[1],
        answers: [{ at: 0, result: { output: { ok: true }, facts: [] }, ok: true, ms: 1 }],
      },
    ]
    journal.next()
    const second = scripted("second", [
      { calls: [["add_to_cart", { product_id: 1 }]] },
      "Both are in your cart.",
    ])
    const { desk } = await attempt(journal, [second.provider])
    expect(added(desk.log)).toEqual(["added 2"])
  })

  it("keeps nothing of a turn that changes nothing", async () => {
    const journal = new Kept()
    const steps: Step[] = [{ calls: [["search_products", { query: "x" }]] }, "Here."]
    await attempt(journal, [scripted("llm", steps).provider])
    expect(journal.writes).toBe(0)
  })

  it("does not let a shopper's words of before allow a change that they don't", async () => {
    const journal = new Kept()
    const steps: Step[] = [{ calls: [["add_to_cart", { product_id: 1 }]] }, "No."]
    const said = "what do you think about rain jackets in general"
    const { desk, summary } = await runScript(said, [scripted("llm", steps).provider], { journal })
    expect([desk.log, journal.writes, summary.tools[0]?.ok]).toEqual([[], 0, false])
  })
})
