import type { Language } from "../../../../language"
import { optionsOf } from "./options"
import { readMeasures, wantedMeasures } from "./measures"
import { statementsOf, type ProductFacts } from "./product"
import type { Question, Statement } from "./texts"

/** The one of several that has the most or the least of something, and what says so. */
export interface Most {
  facts: ProductFacts
  text: string
  /** Of the text. */
  language: Language
  /** The text is what it can be had in, and no sentence. */
  isOption: boolean
}

interface Amount extends Most {
  amount: number
}

/** They ask for the least. */
const LEAST = ["short", "small", "light-weight", "thin"]
/** They ask how big something is, whatever that is measured in. */
const SIZES = ["large", "small", "how-big", "fits-in", "long", "short", "wide"]
/** Which of them counts where several are told: what goes in before how far it reaches. */
const OF_SIZES = ["volume", "people", "length"] as const

type Kind = ReturnType<typeof readMeasures>[number]["family"] | "people"

/** Of several the one with the most of what is measured, or the least: `which lasts longest?` */
export function mostOf(question: Question, facts: readonly ProductFacts[]): Most | null {
  const { ids } = question.reading
  const has = (id: string) => ids.has(id)
  const wanted: Kind[] = [...wantedMeasures(question)]
  const kinds: readonly Kind[] = has("people")
    ? ["people", ...wanted]
    : wanted.length > 0
      ? wanted
      : SIZES.some(has)
        ? OF_SIZES
        : []
  const isLeast = LEAST.some(has)
  for (const kind of kinds) {
    const found = facts.flatMap((each) => amountOf(each, kind, question) ?? [])
    const [best, next] = found.sort(
      (one, other) => (other.amount - one.amount) * (isLeast ? -1 : 1)
    )
    // What all of them have tells none of them apart.
    if (next && next.amount !== best.amount) return best
  }
  return null
}

/** The largest amount that is told of a product, by a sentence or by what it can be had in. */
function amountOf(facts: ProductFacts, kind: Kind, question: Question): Amount | null {
  const told = statementsOf(facts, question).flatMap((statement) =>
    amountsIn(statement, kind).map((amount) => ({
      facts,
      amount,
      text: statement.text,
      language: statement.language,
      isOption: false,
    }))
  )
  const offered = [...optionsOf(facts.card.variations).values()].flat().flatMap((value) =>
    kind === "people"
      ? []
      : readMeasures(value, question.language)
          .filter(({ family }) => family === kind)
          .map(({ amount }) => ({
            facts,
            amount,
            text: value,
            language: question.language,
            isOption: true,
          }))
  )
  const [most] = [...offered, ...told].sort((one, other) => other.amount - one.amount)
  return most ?? null
}

function amountsIn({ text, language, reading }: Statement, kind: Kind): number[] {
  if (kind !== "people") {
    return readMeasures(text, language)
      .filter(({ family }) => family === kind)
      .map(({ amount }) => amount)
  }
  if (!reading.ids.has("people")) return []
  return reading.words.flatMap((word) => {
    const value = /^\d{1,2}$/.test(word) ? Number(word) : language.numbers[word]
    return value !== undefined && word.length > 1 ? [value] : []
  })
}

/** What is known to be good for something by what it is made of. */
const MADE_FOR: Readonly<Record<string, readonly string[]>> = {
  warm: ["down-filling", "wool", "fleece"],
  "keep-warm": ["down-filling", "wool", "fleece"],
  winter: ["down-filling", "wool", "fleece"],
  durable: ["leather", "steel", "iron-metal", "metal", "denim"],
  soft: ["velvet", "silk", "wool"],
  heat: ["linen", "cotton"],
  summer: ["linen", "cotton"],
  breathable: ["linen", "cotton"],
}

/** The one of several whose material is best for what is asked, where no sentence says it. */
export function madeFor(
  question: Question,
  facts: readonly ProductFacts[]
): Pick<Most, "facts" | "text" | "language"> | null {
  const materials = [...question.reading.ids.keys()].flatMap((id) => MADE_FOR[id] ?? [])
  for (const material of materials) {
    const made = facts.flatMap((each) => {
      const statement = statementsOf(each, question).find(({ reading }) =>
        reading.ids.has(material)
      )
      return statement ? [{ facts: each, text: statement.text, language: statement.language }] : []
    })
    if (made.length > 0) return made[0]
  }
  return null
}
