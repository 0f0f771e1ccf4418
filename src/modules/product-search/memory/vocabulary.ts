import { LRUCache } from "lru-cache"
import type { Knowledge } from "../knowledge/read-knowledge"
import type { Correction, Vocabulary } from "../query/parsed-query"
import { editDistance } from "../text/edit-distance"

interface Surface {
  word: string
  stem: string
  /** Which letters it has, for leaving out at once what is too far. */
  letters: number
}

/** How far a misspelt word may be from the right one, by its length. */
const ONE_ERROR_FROM = 4
const TWO_ERRORS_FROM = 7
const CORRECTIONS = 3
/** Only what is about as near as the best is offered beside it. */
const NEARLY = 0.06
const OTHER_FIRST_LETTER = 0.12
const COMPLETIONS = 8
const MIN_PREFIX = 3

/** The words of a catalogue, as a query is read with them; counts documents by stem. */
export class CatalogueVocabulary implements Vocabulary {
  longestPhrase = 1
  private readonly counts = new Map<string, number>()
  private readonly surfaces = new Set<string>()
  private readonly byLength: Surface[][] = []
  private readonly byBeginning = new Map<string, Surface[]>()
  private readonly nouns = new Set<string>()
  private readonly phrases = new Set<string>()
  private readonly corrected = new LRUCache<string, readonly Correction[]>({ max: 5_000 })
  private readonly completed = new LRUCache<string, readonly string[]>({ max: 5_000 })
  private readonly usual: Surface[]

  /** @param words of no catalogue that shoppers write all the same */
  constructor(
    private readonly knowledge: Knowledge,
    words: Iterable<string>
  ) {
    this.usual = [...words].map((word) => ({ word, stem: word, letters: lettersOf(word) }))
  }

  learn(terms: {
    masks: ReadonlyMap<string, number>
    surfaces: ReadonlyMap<string, string>
    nouns: ReadonlySet<string>
    phrases: readonly string[]
  }) {
    for (const stem of terms.masks.keys()) this.counts.set(stem, this.count(stem) + 1)
    for (const [word, stem] of terms.surfaces) this.learnForm(word, stem)
    for (const noun of terms.nouns) this.nouns.add(noun)
    for (const phrase of terms.phrases) {
      this.phrases.add(phrase)
      this.longestPhrase = Math.max(this.longestPhrase, phrase.split(" ").length)
    }
    this.corrected.clear()
    this.completed.clear()
  }

  private learnForm(word: string, stem: string) {
    if (this.surfaces.has(word)) return
    this.surfaces.add(word)
    const surface = { word, stem, letters: lettersOf(word) }
    const sameLength = (this.byLength[word.length] ??= [])
    sameLength.push(surface)
    const beginning = word.slice(0, MIN_PREFIX)
    const alike = this.byBeginning.get(beginning)
    if (alike) alike.push(surface)
    else this.byBeginning.set(beginning, [surface])
  }

  count(stem: string): number {
    return this.counts.get(stem) ?? 0
  }

  has(stem: string): boolean {
    return this.counts.has(stem)
  }

  hasForm(word: string): boolean {
    return this.surfaces.has(word)
  }

  isNoun(stem: string): boolean {
    return this.nouns.has(stem)
  }

  isPhrase(stems: string): boolean {
    return this.phrases.has(stems)
  }

  corrections(word: string): readonly Correction[] {
    const errors = word.length >= TWO_ERRORS_FROM ? 2 : word.length >= ONE_ERROR_FROM ? 1 : 0
    if (!errors || /^\d+$/.test(word)) return []
    let found = this.corrected.get(word)
    if (!found) {
      found = this.findCorrections(word, errors)
      this.corrected.set(word, found)
    }
    return found
  }

  completions(prefix: string): readonly string[] {
    if (prefix.length < MIN_PREFIX) return []
    let found = this.completed.get(prefix)
    if (!found) {
      const stems = new Set<string>()
      for (const { word, stem } of this.byBeginning.get(prefix.slice(0, MIN_PREFIX)) ?? []) {
        if (word.startsWith(prefix) && this.has(stem)) stems.add(stem)
      }
      found = [...stems]
        .sort((a, b) => this.count(b) - this.count(a) || (a < b ? -1 : 1))
        .slice(0, COMPLETIONS)
      this.completed.set(prefix, found)
    }
    return found
  }

  private findCorrections(word: string, errors: number): Correction[] {
    const letters = lettersOf(word)
    const best = new Map<string, Correction & { rank: number }>()
    const consider = ({ word: other, stem, letters: others }: Surface, count: number) => {
      if (Math.abs(other.length - word.length) > errors || other.length < 3) return
      if (bits(letters ^ others) > 2 * errors) return
      const distance = editDistance(word, other, errors)
      if (distance > errors) return
      const similarity = 1 - distance / Math.max(word.length, other.length)
      const penalty = word[0] === other[0] ? 0 : OTHER_FIRST_LETTER
      const rank = similarity - penalty + Math.log1p(count) / 200
      const known = best.get(stem)
      if (!known || known.rank < rank) best.set(stem, { word: other, stem, similarity, rank })
    }
    for (let length = word.length - errors; length <= word.length + errors; length++) {
      for (const surface of this.byLength[length] ?? []) {
        consider(surface, this.count(surface.stem))
      }
    }
    for (const surface of this.known()) consider(surface, 0)
    for (const surface of this.usual) consider(surface, 0)
    const found = [...best.values()].sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1))
    return found
      .filter(({ rank }) => rank >= found[0].rank - NEARLY)
      .slice(0, CORRECTIONS)
      .map(({ word: right, stem, similarity }) => ({ word: right, stem, similarity }))
  }

  /** Words of the tables that lead to something that the catalogue has. */
  private *known(): Iterable<Surface> {
    for (const [phrase, related] of this.knowledge.related) {
      if (phrase.includes(" ") || this.has(phrase)) continue
      if (related.some(({ words }) => words.every((word) => this.has(word)))) {
        yield { word: phrase, stem: phrase, letters: lettersOf(phrase) }
      }
    }
  }
}

/** One bit for each letter of the alphabet, and one for all the rest. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return letters
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest; rest &= rest - 1) count++
  return count
}
