import { baby } from "./shops/baby"
import { garden } from "./shops/garden"
import { music } from "./shops/music"
import { office } from "./shops/office"
import { visit } from "./shops/shop"

/** Of conversations that were written before anybody saw an answer to them. */
const LEAST_RIGHT = 0.4

describe("Conversations in shops that nobody tuned the assistant to", () => {
  it.each([
    ["German, about a garden shop", garden],
    ["Portuguese, about a baby shop", baby],
    ["Spanish, about a music shop", music],
    ["Arabic, about an office shop", office],
  ])("go right mostly in %s", async (_, shop) => {
    const turns = await visit(shop)
    const wrong = turns.filter(({ missing }) => missing.length > 0)
    if (process.env.SHOW_WRONG) {
      console.info(`${shop.language}: ${turns.length - wrong.length} of ${turns.length}`)
      console.info(JSON.stringify(wrong, null, 1))
    }
    expect(1 - wrong.length / turns.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
  })
})
