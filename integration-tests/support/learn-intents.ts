/**
 * Runs before the unit tests: what the languages' utterances teach is learned once, in some 10 s, and kept
 * in `.local/intents` until something in `src/language` changes. Each test file would do it for itself.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const ROOT = path.join(__dirname, "..", "..")
const LANGUAGE = path.join(ROOT, "src", "language")
const FOLDER = path.join(ROOT, ".local", "intents")
const STAMP = path.join(FOLDER, "stamp")

function fingerprint(): string {
  const hash = createHash("sha256")
  const files = readdirSync(LANGUAGE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("__tests__"))
    .sort()
  for (const file of files) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(LANGUAGE, file)))
  }
  return hash.digest("hex")
}

export default function learnIntents(): void {
  process.env.INTENT_WEIGHTS = FOLDER
  const value = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === value) return
  rmSync(FOLDER, { recursive: true, force: true })
  // Loaded here, since loading it takes as long as some tests.
  const { LANGUAGES } = require("../../src/language") as typeof import("../../src/language")
  const { train } =
    require("../../src/language/intents/train") as typeof import("../../src/language/intents/train")
  const { packWeights, weightsFile } =
    require("../../src/language/intents/weights") as typeof import("../../src/language/intents/weights")
  const file = weightsFile(FOLDER)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, packWeights(LANGUAGES, train(LANGUAGES)))
  writeFileSync(STAMP, value)
}
