import type { Language } from "../language"
import { lexiconOf } from "../lexicon"
import type { Intent } from "../utterances"
import { INTENTS } from "../utterances"
import { featuresOf } from "./features"
import { readExamples, train } from "./train"
import { predict, readWeights, type Weights } from "./weights"
import { RequestWords } from "./words"

/** How likely each intent is, 0 to 1, all together 1. */
export type Scores = Readonly<Record<Intent, number>>

/**
 * Says what a message asks for, in one language: a logistic regression over words, pairs of words and
 * parts of words. What it goes by was learned from the language's utterances when the plugin was
 * built; where that was not done, as in development, it is learned now.
 */
export class IntentClassifier {
  readonly words: RequestWords
  private readonly weights: Weights
  /** What stands in these very words for which intent. */
  private readonly examples: ReadonlyMap<string, Intent>
  private readonly stem: (word: string) => string

  constructor(language: Language) {
    const examples = readExamples(language)
    const known = examples.flatMap(({ words }) => words.filter((word) => !word.startsWith("<")))
    this.examples = new Map(examples.map(({ words, intent }) => [words.join(" "), intent]))
    this.stem = lexiconOf(language).stem
    this.words = new RequestWords(language, new Set(known))
    this.weights = readWeights(language) ?? train(language)
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

  /** @param names folded words of the product names in talk */
  classify(text: string, names?: ReadonlySet<string>): Scores {
    const words = this.words.read(text, names)
    const likelihoods = predict(this.weights, featuresOf(words, this.stem))
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
