/**
 * The language layer: everything that search, dialogue, grounding, drafts and reviews know of
 * languages, in one folder per language.
 *
 * - `LANGUAGES`, `languageOf(tag)`: what there is. `Language` says what a language is made of.
 * - `fold(text)`, `splitWords(folded)`: the one form in which words are compared.
 * - `lexiconOf(language)`: stems, stop words, and concepts of words: `Rucksack` and `backpack` both
 *   name the concept `backpack`, which `relatedConcepts` ties to wider, narrower and near ones.
 * - `detectLanguage(text, …)`: which language a message or a catalogue is written in.
 * - `splitCompound(word, …)`: the parts of `Regenjacke`.
 * - `readWish(text, …)`: budget, currency, rating, stock, sale and order out of what somebody typed,
 *   with the words that are left. The one parser of wishes, for search, chat and gateway.
 * - `readSynonyms(lines, stem)`: what a merchant says of words: `couch = sofa`.
 * - `readAmounts(text, …)`, `isAmount(text, …)`: sums of money with their currency; `readNumbers(text, …)`:
 *   the numbers that are none and measure nothing.
 *
 * To teach one more language, copy a folder, and add it to `languages.ts`.
 */
export { anyWord, wordIn } from "./any-word"
export { CONCEPTS_BY_ID } from "./concepts"
export type { Concept, Field } from "./concepts"
export { basesOf } from "./comparison"
export { AGAINST, splitCompound } from "./compounds"
export { detectLanguage } from "./detect"
export { accentedWords, fold, splitElisions, splitWords } from "./fold"
export type { Language } from "./language"
export { lexiconOf, relatedConcepts } from "./lexicon"
export { LANGUAGES, languageOf } from "./languages"
export type { Lexicon, RelatedConcept } from "./lexicon"
export { expandShorthand, shorten } from "./shorthand"
export { isOneSlip, isSameWord } from "./same-word"
export { shadesOf } from "./shades"
export type { Stem } from "./stem"
export { isSynonymLine, readSynonyms } from "./synonyms"
export type { Related, Synonyms } from "./synonyms"
export { isAmount, readAmounts, readNumbers } from "./wish/amounts"
export { readWish } from "./wish/read-wish"
export type { Wish } from "./wish/read-wish"
export { marksIn, readMarks } from "./marks"
export type { Reading } from "./marks"
export { nameWeekday, readTimes, readWeekdays, writeDuration, writeWeekdays } from "./measures"
export type { Duration, Times } from "./measures"
export { findCountry, nameCountry } from "./countries"
