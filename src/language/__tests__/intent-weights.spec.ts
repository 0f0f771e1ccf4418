import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { LANGUAGES } from ".."
import { featuresOf } from "../intents/features"
import { train } from "../intents/train"
import { packWeights, predict, readWeights, weightsFile } from "../intents/weights"
import { INTENTS } from "../utterances"

const english = LANGUAGES.find(({ code }) => code === "en")!
const short = {
  ...english,
  utterances: {
    ...Object.fromEntries(INTENTS.map((intent) => [intent, ""])),
    greeting: "hello | good morning | hi there",
    returns: "can i send it back | how do i return {p} | i want to return it",
  } as typeof english.utterances,
}

describe("what a language has learned", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weights-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const weights = train(short)
  const file = weightsFile(short.code, folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, packWeights(short, weights))

  it("tells what was meant", () => {
    const likelihoods = predict(
      weights,
      featuresOf(["send", "it", "back"], (word) => word)
    )
    expect(INTENTS[likelihoods.indexOf(Math.max(...likelihoods))]).toBe("returns")
  })

  it("is read as it was written at the build", () => {
    const read = readWeights(short, folder)!
    expect(read.scale).toBe(weights.scale)
    // Comparing a million numbers one by one would take half a minute.
    expect(Buffer.compare(Buffer.from(read.values), Buffer.from(weights.values))).toBe(0)
  })

  it("is not read where there is none, or once the utterances are others", () => {
    expect(readWeights({ ...short, code: "xx" }, folder)).toBeUndefined()
    const changed = { ...short.utterances, thanks: "thank you" }
    expect(readWeights({ ...short, utterances: changed }, folder)).toBeUndefined()
  })
})
