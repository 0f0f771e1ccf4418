import type { Language } from "../language"
import { LANGUAGES } from "../languages"
import type { Intent } from "../utterances"
import { INTENTS } from "../utterances"
import { featuresOf, meaningsIn } from "./features"
import { readExamples, train } from "./train"
import { predict, readWeights, type Weights } from "./weights"
import { RequestWords } from "./words"

/** How likely each intent is, 0 to 1, all together 1. */
export type Scores = Readonly<Record<Intent, number>>

let weights: Weights | undefined

/** Of all languages together: learned when the plugin was built, else, as in development, now. */
function knownWeights(): Weights {
  return (weights ??= readWeights(LANGUAGES) ?? train(LANGUAGES))
}

/**
 * Says what a message asks for, in one language: a logistic regression over words, pairs of words,
 * parts of words and what the words mean.
 */
export class IntentClassifier {
  readonly words: RequestWords
  /** What stands in these very words for which intent. */
  private readonly examples: ReadonlyMap<string, Intent>

  constructor(private readonly language: Language) {
    const examples = readExamples(language)
    const known = examples.flatMap(({ words }) => words.filter((word) => !word.startsWith("<")))
    this.examples = new Map(examples.map(({ words, intent }) => [words.join(" "), intent]))
    this.words = new RequestWords(language, new Set(known))
  }

  /** Whether somebody has put a request in these very words, as `read` gives them. */
  isExample(words: readonly string[]): boolean {
    return words.some((word) => !word.startsWith("<")) && this.examples.has(words.join(" "))
  }

  /** Of which of some intents these very words are an example; `words` as `read` gives them. */
  exampleOf(words: readonly string[], intents: ReadonlySet<string>): Intent | undefined {
    const intent = this.examples.get(words.join(" "))
    return intent && intents.has(intent) ? intent : undefined
  }

  classify(text: string): Scores {
    const words = this.words.readWithGaps(text)
    const meanings = meaningsIn(text, this.language)
    const likelihoods = predict(knownWeights(), featuresOf({ words, meanings }, this.language))
    const scores = INTENTS.map((intent, at) => [intent, likelihoods[at]] as const)
    return Object.fromEntries(scores) as Record<Intent, number>
  }
}

const classifiers = new WeakMap<Language, IntentClassifier>()

/** A language's classifier, made at the first call. */
export function classifierOf(language: Language): IntentClassifier {
  let classifier = classifiers.get(language)
  if (!classifier) classifiers.set(language, (classifier = new IntentClassifier(language)))
  return classifier
}
