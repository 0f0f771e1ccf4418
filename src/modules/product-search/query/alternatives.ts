import type { Knowledge } from "../knowledge/read-knowledge"
import type { Stem } from "../text/stem"
import { isDescribing } from "./describing-words"
import type { Alternative, Vocabulary } from "./parsed-query"

/** `sofabed` for `sofa bed`, and the other way round. */
const JOINED = 0.97
/** A word that only begins like the one that was written. */
const BEGINS = 0.8
/** What is bought to do what the word says. */
const FOR_IT = 0.7
/** What was written, when another word was meant that it only looks like a form of. */
const BY_MISTAKE = 0.4
const LONG_ENDING = 3
const ALL_BUT_EQUAL = 0.85
/** Of a name of several words, its last one alone, and one of the others. */
const LAST_WORD = 0.45
const OTHER_WORD = 0.25

/** Finds what the catalogue may call a word of a query. */
export class Alternatives {
  constructor(
    private readonly aids: { vocabulary: Vocabulary; knowledge: Knowledge; stem: Stem },
    private readonly stop: ReadonlySet<string>,
    /** Filled with what words were taken to be. */
    private readonly corrections: Map<string, string>
  ) {}

  /** Undefined when the word is a misspelt stop word. */
  ofWord(word: string, isLast: boolean): Alternative[] | undefined {
    const { vocabulary, stem } = this.aids
    const own = stem(word)
    const found = [...this.expand([own], 1), ...this.purposesOf(own)]
    if (this.isKnown(own) || isDescribing(word)) {
      const meant = this.mistakenForm(word, own)
      if (!meant) return found
      this.corrections.set(word, meant.word)
      return [...this.expand([meant.stem], 1), { words: [own], weight: BY_MISTAKE }]
    }
    const [best, ...others] = vocabulary.corrections(word)
    const completions = isLast || !best ? vocabulary.completions(word) : []
    for (const begun of completions) found.push({ words: [begun], weight: BEGINS })
    if (!best) return found
    if (this.stop.has(best.word)) return undefined
    this.corrections.set(word, best.word)
    for (const { stem: meant, similarity } of [best, ...others]) {
      found.push(...this.expand([meant], meant === best.stem ? 1 : similarity ** 2))
    }
    return found
  }

  ofPhrase(words: readonly string[]): Alternative[] {
    const stems = words.map(this.aids.stem)
    const parts = stems.map((word, i) => ({
      words: [word],
      weight: i === stems.length - 1 ? LAST_WORD : OTHER_WORD,
    }))
    return [...this.expand(stems, 1), ...this.ofJoined(words.join("")), ...parts]
  }

  ofJoined(word: string): Alternative[] {
    const stem = this.aids.stem(word)
    const { vocabulary, knowledge } = this.aids
    return vocabulary.has(stem) || knowledge.related.has(stem) ? this.expand([stem], JOINED) : []
  }

  /** `smell good`: nothing here is called that, but something is bought for it. */
  private purposesOf(stem: string): Alternative[] {
    const { vocabulary, knowledge } = this.aids
    const things = vocabulary.has(stem) ? [] : (knowledge.purposes.get(stem) ?? [])
    return things.map(({ words, weight }) => ({ words, weight: weight * FOR_IT }))
  }

  private isKnown(stem: string): boolean {
    const { vocabulary, knowledge } = this.aids
    return vocabulary.has(stem) || knowledge.related.has(stem) || knowledge.purposes.has(stem)
  }

  /** `earings` is no form of `ear`: nobody has it, and something all but equal is there. */
  private mistakenForm(word: string, stem: string) {
    const { vocabulary } = this.aids
    if (word.length - stem.length < LONG_ENDING || vocabulary.hasForm(word)) return undefined
    const [best] = vocabulary.corrections(word).filter((one) => !this.stop.has(one.word))
    return best && best.stem !== stem && best.similarity >= ALL_BUT_EQUAL ? best : undefined
  }

  private expand(words: string[], weight: number): Alternative[] {
    return [{ words, weight }, ...this.related(words, weight)]
  }

  private related(words: readonly string[], weight: number): Alternative[] {
    const related = this.aids.knowledge.related.get(words.join(" ")) ?? []
    return related.map((one) => ({ words: one.words, weight: one.weight * weight }))
  }
}
