import type { Limits } from "../../../language/wish/read-wish"
import type { Understood } from "../types"

/** One way to say what is looked for: stems that all have to be there, and how well they say it. */
export interface Alternative {
  words: readonly string[]
  weight: number
  /** It only tells more about another thing: `Regenschirm` for `Regen`. */
  modifies?: true
}

/**
 * What part a word plays in what is asked for: `head` names the thing, `audience` whom it is for,
 * `absence` says that something is not in it.
 */
export type Role = "head" | "term" | "audience" | "absence"

/** One thing that a product should be or have. */
export interface Concept {
  /** As the shopper wrote it. */
  word: string
  role: Role
  /** How much it counts, before how rare it is does. */
  weight: number
  alternatives: Alternative[]
}

export interface ParsedQuery {
  concepts: Concept[]
  /** Products that have one of these are out. */
  excluded: Alternative[]
  constraints: Limits
  understood: Understood
  /** The words that are looked for, spelt right and in English: what their meaning is taken of. */
  text: string
  /** When words of the query were misspelt. */
  corrected?: string
}

/** What the catalogue's own words are. Words are stems unless something else is said. */
export interface Vocabulary {
  has(stem: string): boolean
  /** Whether a product has the very form of the word. */
  hasForm(word: string): boolean
  /** Ends the name of a category, a tag or a type: what things here are called. */
  isNoun(stem: string): boolean
  /** The name of a category, tag, type or brand, of two words or more. */
  isPhrase(stems: string): boolean
  /** How long the longest such name is. */
  readonly longestPhrase: number
  /** Words that somebody who wrote this may have meant, best first. */
  corrections(word: string): readonly Correction[]
  /** Words that have many of the same letters in a row. */
  similar(word: string): readonly Correction[]
  /** Stems of words that begin like this, the most frequent first. */
  completions(prefix: string): readonly string[]
  /** Stems of compounds that end with this stem: `regenjack` for `jack`. */
  compoundsOf(stem: string): readonly string[]
  /** Stems of compounds that begin with it: `regenschirm` for `regen`. */
  compoundsWith(stem: string): readonly string[]
}

export interface Correction {
  word: string
  stem: string
  /** 0 to 1. */
  similarity: number
}

/** The stem under which an index keeps that a product has none of something. */
export function absenceOf(stem: string): string {
  return ABSENCE + stem
}

export function isAbsence(stem: string): boolean {
  return stem.startsWith(ABSENCE) && stem.length > ABSENCE.length
}

const ABSENCE = "without"
