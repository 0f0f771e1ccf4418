import { fold, splitWords } from "./fold"
import type { Language } from "./language"
import { LANGUAGES } from "./languages"
import { lexiconOf } from "./lexicon"

/** Letters and signs that, among these languages, only some write. */
const TELLING: readonly [RegExp, readonly string[]][] = [
  [/[äöüß]/gi, ["de"]],
  [/[ñ¿¡]/gi, ["es"]],
  [/[ãõ]/gi, ["pt"]],
  [/[êèàùûîœ]|(?<![\p{L}])(?:qu|[cjldmnst])['’](?=[aeiouhéê])/giu, ["fr"]],
  [/[ìòù]|(?<![\p{L}])(?:dell|nell|all|sull)['’]/giu, ["it"]],
  [/ij|aa[^r]|oo[kpr]/gi, ["nl"]],
]
const ARABIC = /\p{Script=Arabic}/u
/** What one telling letter counts, beside one word. */
const LETTER = 0.6
const MOST_LETTERS = 3
/** As much of a text as tells what it is written in. */
const WORDS = 400

export interface Detected {
  /** Undefined when nothing tells, or two languages are as likely. */
  language: Language | undefined
  /** How much the text has of each language, by code: about one for each word that it alone has. */
  scores: ReadonlyMap<string, number>
}

/**
 * The language of a text, by its stop words, its shop words and its letters.
 *
 * @param prior how likely each language is before a word is read, in words; by code
 */
export function detectLanguage(
  text: string,
  prior: Readonly<Record<string, number>> = {}
): Detected {
  const scores = new Map(LANGUAGES.map(({ code }) => [code, prior[code] ?? 0]))
  const add = (code: string, score: number) => scores.set(code, (scores.get(code) ?? 0) + score)
  if (ARABIC.test(text)) add("ar", 5)
  for (const [signs, codes] of TELLING) {
    const found = Math.min(text.match(signs)?.length ?? 0, MOST_LETTERS)
    for (const code of codes) add(code, found * LETTER)
  }
  for (const word of splitWords(fold(text)).slice(0, WORDS)) {
    if (/\d/.test(word)) continue
    const having = LANGUAGES.filter((language) => has(language, word))
    for (const { code } of having) add(code, 1 / having.length)
  }
  const [first, second] = [...scores].sort(([, one], [, other]) => other - one)
  const isClear = first[1] > 0 && first[1] > second[1]
  return {
    language: isClear ? LANGUAGES.find(({ code }) => code === first[0]) : undefined,
    scores,
  }
}

function has(language: Language, word: string): boolean {
  const { stop, concepts, stem } = lexiconOf(language)
  return stop.has(word) || concepts.has(stem(word))
}
