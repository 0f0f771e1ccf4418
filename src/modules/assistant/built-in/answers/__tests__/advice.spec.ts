import { advise, answerHaggle, answerWhich, recommendOne } from ".."
import type { ToolResult } from "../../../types"
import { cardOf, play, POLICIES, remembered, talkIn, WARES } from "./other-shops"

const all = Object.values(WARES)
const shelves = [WARES.drill, WARES.apron, WARES.shelf].map(remembered)

/** A search that finds everything within the budget. */
const search = ({ max_price }: Record<string, unknown>): ToolResult => ({
  output: { relaxed: [] },
  facts: [],
  cards: all
    .map(cardOf)
    .filter(
      ({ price_amount }) =>
        max_price === undefined || BigInt(price_amount ?? 0) <= BigInt(String(max_price))
    ),
})
const tools = { search_products: search }

describe("Advice on what to give", () => {
  it("picks three things within the budget, each with its price", () => {
    const said = play(
      advise(talkIn("en"), "a gift for my dad who reads, under $50"),
      POLICIES.english,
      tools
    )
    expect(said.split("\n").filter((line) => /^\d\./.test(line))).toHaveLength(3)
    expect(said).not.toContain("$129.00")
  })

  it("asks who it is for when nothing says what they like or what it may cost", () => {
    const reply = advise(talkIn("de"), "ich suche ein Geschenk").next()
    expect(reply).toMatchObject({ done: true, value: { pending: { about: "wish" } } })
  })

  it("asks when nothing within the budget is there", () => {
    const script = advise(talkIn("en"), "a gift for a reader under $5")
    expect(play(script, POLICIES.english, tools)).not.toMatch(/^1\./m)
  })
})

describe("Advice on which to take", () => {
  it("takes the one whose description has what was asked for, and quotes it", () => {
    const said = play(
      answerWhich(talkIn("en"), shelves, "which of them is waterproof?"),
      POLICIES.english
    )
    expect(said).toMatch(/^Workshop Apron\..*Water-resistant/)
  })

  it("says so when no description has it", () => {
    const said = play(
      answerWhich(talkIn("en"), shelves, "which one is gluten-free?"),
      POLICIES.english
    )
    expect(said).not.toMatch(/Drill|Apron|Shelf/)
  })

  it("recommends the best rated with its reasons when nothing particular was asked", () => {
    const said = play(
      recommendOne(talkIn("es"), shelves, "¿cuál me recomiendas?"),
      POLICIES.english
    )
    expect(said).toContain("Hammerfest Cordless Drill")
    expect(said).toContain("4.4")
  })

  it("ends with the one that it settles on, so that the next question is about that one", () => {
    const script = recommendOne(talkIn("es"), shelves, "¿cuál me recomiendas?")
    const asked: { input: unknown; isLookUp?: true }[] = []
    let step = script.next()
    while (!step.done) {
      asked.push(...step.value)
      const ids = step.value.map(({ input }) => input.product_id)
      const wares = ids.map((id) => all.find((ware) => ware.id === id)!)
      step = script.next(
        wares.map((ware) => ({ output: ware, facts: [], cards: [cardOf(ware)] }) as ToolResult)
      )
    }
    const shown = asked.filter(({ isLookUp }) => !isLookUp)
    expect(shown).toEqual([expect.objectContaining({ input: { product_id: WARES.drill.id } })])
  })
})

describe("Haggling", () => {
  it("gets the price as it is, of the product that is meant", () => {
    const said = play(answerHaggle(talkIn("en"), [remembered(WARES.novel)]), POLICIES.english, {
      list_promotions: () => ({ output: { promotions: [] }, facts: [] }),
    })
    expect(said).toContain("The Lighthouse Ledger")
    expect(said).toContain("$12.00")
  })
})
