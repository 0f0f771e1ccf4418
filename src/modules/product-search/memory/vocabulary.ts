import { LRUCache } from "lru-cache"
import { isAbsence } from "../query/parsed-query"
import type { Correction, Vocabulary } from "../query/parsed-query"
import type { Thesaurus } from "../query/thesaurus"
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
const THREE_ERRORS_FROM = 13
const CORRECTIONS = 3
/** Only what is about as near as the best is offered beside it. */
const NEARLY = 0.06
const OTHER_FIRST_LETTER = 0.12
const COMPLETIONS = 8
const MIN_PREFIX = 3
const SIMILAR = 3
/** Words are similar that share this part of their trigrams. */
const SIMILAR_ENOUGH = 0.5
const MIN_SIMILAR = 5
const MOST_COMPOUNDS = 200
/** What is left of a compound is a word when it is known, or at least this long. */
const MIN_UNKNOWN_PART = 4
const MIN_STEM = 3

/** The words of a catalogue, as a query is read with them; counts documents by stem. */
export class CatalogueVocabulary implements Vocabulary {
  longestPhrase = 1
  private readonly counts = new Map<string, number>()
  private readonly surfaces = new Set<string>()
  private readonly byLength: Surface[][] = []
  private readonly byBeginning = new Map<string, Surface[]>()
  private readonly nouns = new Set<string>()
  private readonly phrases = new Set<string>()
  private readonly byEnding = new Map<string, string[]>()
  private readonly corrected = new LRUCache<string, readonly Correction[]>({ max: 5_000 })
  private readonly found = new LRUCache<string, readonly string[]>({ max: 5_000 })
  private readonly completed = new LRUCache<string, readonly string[]>({ max: 5_000 })
  private readonly usual: Surface[]
  private reachable: Surface[] | undefined

  /** @param words of no catalogue that shoppers write all the same */
  constructor(
    private readonly thesaurus: Thesaurus,
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
    for (const stem of terms.masks.keys()) this.learnStem(stem)
    for (const [word, stem] of terms.surfaces) this.learnForm(word, stem)
    for (const noun of terms.nouns) this.nouns.add(noun)
    for (const phrase of terms.phrases) {
      this.phrases.add(phrase)
      this.longestPhrase = Math.max(this.longestPhrase, phrase.split(" ").length)
    }
    // Clearing takes its time, and a catalogue is learnt before anything is asked.
    for (const cache of [this.corrected, this.completed, this.found]) if (cache.size) cache.clear()
  }

  private learnStem(stem: string) {
    const count = this.count(stem)
    this.counts.set(stem, count + 1)
    if (count || !this.thesaurus.language.compoundLinks) return
    if (stem.length < 2 * MIN_STEM || isAbsence(stem)) return
    const ending = stem.slice(-MIN_STEM)
    const alike = this.byEnding.get(ending)
    if (alike) alike.push(stem)
    else this.byEnding.set(ending, [stem])
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
    const errors = [ONE_ERROR_FROM, TWO_ERRORS_FROM, THREE_ERRORS_FROM].filter(
      (length) => word.length >= length
    ).length
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

  similar(word: string): readonly Correction[] {
    if (word.length < MIN_SIMILAR) return []
    const own = trigramsOf(word)
    const letters = lettersOf(word)
    const best = new Map<string, Correction>()
    for (let length = word.length - 3; length <= word.length + 6; length++) {
      for (const { word: other, stem, letters: others } of this.byLength[length] ?? []) {
        if (bits(letters & ~others) > 2) continue
        const theirs = trigramsOf(other)
        let shared = 0
        for (const one of own) if (theirs.has(one)) shared++
        const similarity = shared / Math.max(own.size, theirs.size)
        if (similarity < SIMILAR_ENOUGH || similarity <= (best.get(stem)?.similarity ?? 0)) continue
        best.set(stem, { word: other, stem, similarity })
      }
    }
    return [...best.values()]
      .sort((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
      .slice(0, SIMILAR)
  }

  compoundsOf(stem: string): readonly string[] {
    return this.compounds(
      `of ${stem}`,
      stem,
      this.byEnding.get(stem.slice(-MIN_STEM)) ?? [],
      (one) => (one.endsWith(stem) ? one.slice(0, -stem.length) : "")
    )
  }

  compoundsWith(stem: string): readonly string[] {
    const surfaces = this.byBeginning.get(stem.slice(0, MIN_PREFIX)) ?? []
    const stems = new Set(surfaces.map((surface) => surface.stem))
    return this.compounds(`with ${stem}`, stem, stems, (one) =>
      one.startsWith(stem) ? one.slice(stem.length) : ""
    )
  }

  /** @param restOf what a compound has beside the stem; empty when it is none */
  private compounds(
    key: string,
    stem: string,
    among: Iterable<string>,
    restOf: (one: string) => string
  ): readonly string[] {
    if (stem.length < MIN_STEM || /\d/.test(stem)) return []
    let found = this.found.get(key)
    if (!found) {
      const compounds: string[] = []
      for (const one of among) {
        const rest = restOf(one)
        if (rest.length >= MIN_STEM && this.isPart(rest, stem)) compounds.push(one)
        if (compounds.length >= MOST_COMPOUNDS) break
      }
      this.found.set(key, (found = compounds))
    }
    return found
  }

  /** Short stems are within many words; what is beside them must be a word then. */
  private isPart(rest: string, stem: string): boolean {
    const needed = Math.max(MIN_STEM, MIN_UNKNOWN_PART + MIN_UNKNOWN_PART - stem.length)
    if (rest.length >= needed) return true
    const { language, stem: stemOf } = this.thesaurus
    return this.has(stemOf(rest)) || this.hasForm(rest) || this.thesaurus.knows([rest], language)
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

  /** Words of the language that lead to something that the catalogue has. */
  private known(): readonly Surface[] {
    this.reachable ??= [...this.thesaurus.surfacesLeadingTo((stem) => this.has(stem))].map(
      (word) => ({ word, stem: this.thesaurus.stem(word), letters: lettersOf(word) })
    )
    return this.reachable
  }
}

function trigramsOf(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)))
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
