import { createBuiltInProvider } from "../provider"
import type { OwnWords } from "../../types"

const OWN: OwnWords = {
  answers: [
    {
      questions: ["Can I visit your showroom?", "where is your showroom"],
      answer: "Our showroom in Lyon is open on Saturdays.",
    },
    {
      questions: ["Verleiht ihr auch Räder?", "Kann man bei euch Fahrräder leihen?"],
      answer: "Ja, Leihräder gibt es ab 15 Euro am Tag.",
    },
  ],
  phrases: [
    { language: "en", phrase: "greeting", text: "Ahoy! What can we hoist for you?" },
    { language: "de", phrase: "greeting", text: "Moin! Was darf es sein?" },
  ],
  tone: "",
}

/** What the built-in provider says to one message, of a shop without any tool. */
async function answer(content: string, locale: string, ownWords?: OwnWords) {
  let text = ""
  for await (const event of createBuiltInProvider().respond({
    messages: [{ role: "user", content }],
    tools: [],
    locale,
    currency: "eur",
    maxOutputTokens: 1_000,
    signal: new AbortController().signal,
    ...(ownWords && { ownWords }),
  })) {
    if (event.type === "text") text += event.content
  }
  return text
}

describe("A question that the shop answers itself", () => {
  it.each([
    ["en", "can i visit your showroom", "Lyon"],
    ["en", "Where's your showroom?", "Lyon"],
    ["en", "could I visit the showrooms please?", "Lyon"],
    ["de", "Verleiht ihr Räder?", "Leihräder"],
    ["de", "kann man bei euch auch fahrräder leihen", "Leihräder"],
  ])("is answered so, in %s: %s", async (locale, words, told) => {
    expect(await answer(words, locale, OWN)).toContain(told)
    expect(await answer(words, locale)).not.toContain(told)
  })

  it.each([
    ["en", "can I return a lamp?"],
    ["en", "where is my order"],
    ["de", "Habt ihr rote Fahrräder?"],
    ["de", "Was kostet das Rad?"],
  ])("is not answered to another one, in %s: %s", async (locale, words) => {
    expect(await answer(words, locale, OWN)).not.toMatch(/Lyon|Leihräder/)
  })
})

describe("A phrase in the shop's words", () => {
  it("is said in the language that it is of", async () => {
    expect(await answer("hello", "en", OWN)).toBe("Ahoy! What can we hoist for you?")
    expect(await answer("Hallo", "de", OWN)).toBe("Moin! Was darf es sein?")
    expect(await answer("bonjour", "fr", OWN)).not.toMatch(/Ahoy|Moin/)
  })
})
