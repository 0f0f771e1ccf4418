import type { Language } from "../language"
import { lexiconOf } from "../lexicon"
import type { Intent } from "../utterances"
import { INTENTS } from "../utterances"
import { readExample, RequestWords } from "./words"

/** How likely each intent is, 0 to 1, all together 1. */
export type Scores = Readonly<Record<Intent, number>>

/** Passes over the examples. More fit the examples better and other words worse. */
const PASSES = 14
const STEP = 0.5
/** Keeps weights small, so that no single word decides. */
const DECAY = 2e-5
/** Features live in so many places; two that share one do little harm. */
const PLACES = 1 << 14
const NO_PREVIOUS = "<s>"

/**
 * Says what a message asks for, in one language. A logistic regression over words, pairs of words and
 * parts of words, learned from the language's examples in some tenths of a second at its making.
 */
export class IntentClassifier {
  readonly words: RequestWords
  private readonly weights: Float32Array
  private readonly stem: (word: string) => string

  constructor(language: Language) {
    const examples = readExamples(language)
    this.stem = lexiconOf(language).stem
    this.words = new RequestWords(
      language,
      new Set(examples.flatMap(({ words }) => words.filter((word) => !word.startsWith("<"))))
    )
    this.weights = new Float32Array(PLACES * INTENTS.length)
    this.learn(examples)
  }

  /** @param names folded words of the product names in talk */
  classify(text: string, names?: ReadonlySet<string>): Scores {
    const words = this.words.read(text, names)
    const likelihoods = this.predict(featuresOf(words, this.stem))
    return Object.fromEntries(
      INTENTS.map((intent, at) => [intent, likelihoods[at]])
    ) as unknown as Scores
  }

  private learn(examples: readonly Example[]): void {
    const rows = examples.map(({ words, intent }) => ({
      features: featuresOf(words, this.stem),
      target: INTENTS.indexOf(intent),
    }))
    const order = shuffled(rows.length)
    for (let pass = 0; pass < PASSES; pass++) {
      const step = STEP / (1 + pass * 0.25)
      for (const at of order) this.improve(rows[at].features, rows[at].target, step)
    }
  }

  private improve(features: Features, target: number, step: number): void {
    const likelihoods = this.predict(features)
    const { length } = INTENTS
    for (let intent = 0; intent < length; intent++) {
      const error = (intent === target ? 1 : 0) - likelihoods[intent]
      if (Math.abs(error) < 1e-3) continue
      for (let i = 0; i < features.places.length; i++) {
        const place = features.places[i] * length + intent
        this.weights[place] += step * (error * features.values[i] - DECAY * this.weights[place])
      }
    }
  }

  private predict({ places, values }: Features): Float64Array {
    const { length } = INTENTS
    const sums = new Float64Array(length)
    for (let i = 0; i < places.length; i++) {
      const base = places[i] * length
      const value = values[i]
      for (let intent = 0; intent < length; intent++) {
        sums[intent] += value * this.weights[base + intent]
      }
    }
    return softmax(sums)
  }
}

interface Example {
  intent: Intent
  words: string[]
}

function readExamples({ utterances }: Language): Example[] {
  return INTENTS.flatMap((intent) =>
    utterances[intent]
      .split("|")
      .map((example) => ({ intent, words: readExample(example) }))
      .filter(({ words }) => words.length > 0)
  )
}

interface Features {
  places: Int32Array
  values: Float32Array
}

/** What a word counts, a pair of neighbours, a part of a word, and how long the message is. */
const WORD = 1
const PAIR = 0.8
const PART = 0.35
const PART_LENGTH = 4
const BIAS = 0.3

function featuresOf(words: readonly string[], stem: (word: string) => string): Features {
  const found = new Map<number, number>()
  const add = (name: string, value: number) => {
    const place = hash(name)
    found.set(place, Math.max(found.get(place) ?? 0, value))
  }
  const stems = words.map((word) => (word.startsWith("<") ? word : stem(word)))
  let previous = NO_PREVIOUS
  stems.forEach((word, at) => {
    add(word, WORD)
    add(`${previous} ${word}`, PAIR)
    previous = word
    if (!word.startsWith("<")) {
      const whole = `^${words[at]}$`
      for (let start = 0; start + PART_LENGTH <= whole.length; start++) {
        add(`~${whole.slice(start, start + PART_LENGTH)}`, PART)
      }
    }
  })
  add(`${previous} </s>`, PAIR)
  add(`#${Math.min(words.length, 8)}`, BIAS)
  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0))
  const places = Int32Array.from(found.keys())
  // All messages weigh the same, however long they are.
  const values = Float32Array.from(found.values(), (value) => (value / length) * SCALE)
  return { places, values }
}

const SCALE = 2.2

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value ^ (value >>> 15)) & (PLACES - 1)
}

function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  let total = 0
  for (let i = 0; i < sums.length; i++) total += sums[i] = Math.exp(sums[i] - most)
  for (let i = 0; i < sums.length; i++) sums[i] /= total
  return sums
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

const classifiers = new WeakMap<Language, IntentClassifier>()

/** A language's classifier, made at the first call. */
export function classifierOf(language: Language): IntentClassifier {
  let classifier = classifiers.get(language)
  if (!classifier) classifiers.set(language, (classifier = new IntentClassifier(language)))
  return classifier
}
