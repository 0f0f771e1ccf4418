import type { Language } from "../language"
import type { Intent } from "../utterances"
import { INTENTS } from "../utterances"
import { type Features, featuresOf, meaningsIn, PLACES } from "./features"
import { predict, type Weights } from "./weights"
import { type Placeholder, PLACEHOLDERS, readExample } from "./words"

/** Passes over the examples. More fit the examples better and other words worse. */
const PASSES = 14
const STEP = 0.5
/** Keeps weights small, so that no single word decides. */
const DECAY = 2e-5
const MAX_INT8 = 127
const UNKNOWN: Placeholder = "<u>"

/** An utterance in the words that the classifier reads. */
export interface Example {
  intent: Intent
  words: string[]
  /** As it is written. */
  text: string
}

export function readExamples({ utterances }: Language): Example[] {
  return INTENTS.flatMap((intent) =>
    utterances[intent]
      .split("|")
      .map((text) => ({ intent, text, words: readExample(text) }))
      .filter(({ words }) => words.length > 0)
  )
}

interface Row {
  features: Features
  target: number
}

/**
 * Learns from the utterances of all languages together which features speak for which intent. Takes
 * some seconds, in which nothing else runs: it is done when the plugin is built.
 */
export function train(languages: readonly Language[]): Weights {
  const rows = languages.flatMap(readRows)
  const values = new Float32Array(PLACES * INTENTS.length)
  const order = shuffled(rows.length)
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP / (1 + pass * 0.25)
    for (const at of order) improve(values, rows[at].features, rows[at].target, step)
  }
  return quantise(values)
}

/**
 * Each example as it is, with a gap for a word that no other example has, and with gaps for products.
 * Real messages have words that stand in no example, and products that nobody knows; so what they count
 * for is learned too.
 */
function readRows(language: Language): Row[] {
  const examples = readExamples(language)
  const counts = new Map<string, number>()
  for (const { words } of examples) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const isOwn = (word: string) => !word.startsWith("<") && counts.get(word) === 1
  const isProduct = (word: string) => word === "<p>"
  return examples.flatMap(({ intent, words, text }) => {
    const target = INTENTS.indexOf(intent)
    const meanings = meaningsIn(text.replace(PLACEHOLDERS, " "), language)
    const gapped = [isOwn, isProduct]
      .filter((isGap) => words.some(isGap))
      .map((isGap) => words.map((word) => (isGap(word) ? UNKNOWN : word)))
    return [words, ...gapped].map((each) => ({
      features: featuresOf({ words: each, meanings }, language),
      target,
    }))
  })
}

function improve(weights: Float32Array, features: Features, target: number, step: number): void {
  const likelihoods = predict({ values: weights, scale: 1 }, features)
  const { length } = INTENTS
  for (let intent = 0; intent < length; intent++) {
    const error = (intent === target ? 1 : 0) - likelihoods[intent]
    if (Math.abs(error) < 1e-3) continue
    for (let i = 0; i < features.places.length; i++) {
      const place = features.places[i] * length + intent
      weights[place] += step * (error * features.values[i] - DECAY * weights[place])
    }
  }
}

/** In a quarter of the room; most weights are so small that they count for nothing. */
function quantise(values: Float32Array): Weights {
  const most = values.reduce((sum, value) => Math.max(sum, Math.abs(value)), 0)
  const scale = Math.fround(most / MAX_INT8)
  return { values: Int8Array.from(values, (value) => Math.round(value / scale)), scale }
}

/** Always the same order, in which neighbours have nothing to do with each other. */
function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  let seed = 42
  for (let at = length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const other = seed % (at + 1)
    ;[order[at], order[other]] = [order[other], order[at]]
  }
  return order
}
