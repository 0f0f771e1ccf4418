import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fold, LANGUAGES, splitWords } from ".."
import type { Language } from ".."
import { featuresOf, meaningsIn } from "../intents/features"
import { train } from "../intents/train"
import { packWeights, predict, readWeights, weightsFile } from "../intents/weights"
import { INTENTS } from "../utterances"

const [english, german] = ["en", "de"].map((code) => LANGUAGES.find((each) => each.code === code)!)
const silent = {
  ...german,
  utterances: Object.fromEntries(INTENTS.map((intent) => [intent, ""])) as never,
}
const short = {
  ...english,
  utterances: {
    ...Object.fromEntries(INTENTS.map((intent) => [intent, ""])),
    greeting: "hello | good morning | hi there",
    returns: "can i send it back | how do i return {p} | i want to return it",
  } as typeof english.utterances,
}

describe("what languages have learned", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weights-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const weights = train([short, silent])
  const file = weightsFile(folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, packWeights([short, silent], weights))

  const likeliest = (text: string, language: Language) => {
    const said = { words: splitWords(fold(text)), meanings: meaningsIn(text, language) }
    const likelihoods = predict(weights, featuresOf(said, language))
    return INTENTS[likelihoods.indexOf(Math.max(...likelihoods))]
  }

  it("tells what was meant", () => {
    expect(likeliest("send it back", short)).toBe("returns")
  })

  it("tells it in a language of which nothing was learned, by what the words mean", () => {
    expect(likeliest("zurückschicken", silent)).toBe("returns")
  })

  it("is read as it was written at the build", () => {
    const read = readWeights([short, silent], folder)!
    expect(read.scale).toBe(weights.scale)
    // Comparing a million numbers one by one would take half a minute.
    expect(Buffer.compare(Buffer.from(read.values), Buffer.from(weights.values))).toBe(0)
  })

  it("is not read where there is none, or once the utterances are others", () => {
    expect(readWeights([{ ...short, code: "xx" }, silent], folder)).toBeUndefined()
    const changed = { ...short.utterances, thanks: "thank you" }
    expect(readWeights([{ ...short, utterances: changed }, silent], folder)).toBeUndefined()
  })
})
