/**
 * Lets the built plugin learn from the utterances of its languages what shoppers ask for, so that no
 * store has to do it at its first message.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** @param sources folder of the compiled sources */
export function trainIntents(sources) {
  const require = createRequire(import.meta.url)
  const folder = path.join(sources, "language", "intents")
  const { LANGUAGES } = require(path.join(sources, "language"))
  const { train } = require(path.join(folder, "train"))
  const { packWeights, weightsFile } = require(path.join(folder, "weights"))
  const file = weightsFile(folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, packWeights(LANGUAGES, train(LANGUAGES)))
}

// By itself, in a process of its own: the build goes on with what it has to do meanwhile.
if (process.argv[1] === import.meta.filename) trainIntents(process.argv[2])
