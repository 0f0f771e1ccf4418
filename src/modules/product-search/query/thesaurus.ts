import { LRUCache } from "lru-cache"
import {
  CONCEPTS_BY_ID,
  LANGUAGES,
  languageOf,
  lexiconOf,
  readSynonyms,
  relatedConcepts,
} from "../../../language"
import type { Language, Lexicon, Related, Stem, Synonyms } from "../../../language"

/** What a phrase means, in the words that a catalogue of one language may have for it. */
export interface Meaning {
  /** Best first; the phrase itself is not among them. */
  related: readonly Related[]
  /** Ids of the concepts it names. */
  concepts: readonly string[]
}

/** Another word of the same concept, and the word that translates one. */
const SAME = 0.93
const TRANSLATED = 0.97
/** Catalogues in other languages have English names in their titles all the same. */
const IN_ENGLISH = 0.85
/** A concept that has the stem of a word, while another has the word itself. */
const LIKE_ANOTHER = 0.6
/** Words that many concepts share say little; more of them are not looked at. */
const MOST_RELATED = 160
/** Less related than this is no reason to read a misspelt word so. */
const LEADS = 0.7
const REMEMBERED = 5_000
/** Sets of more lines: those in force, those before a change, and some that are tried. */
const EXTENDED = 8
/** Whom a thing is for is no thing. */
const PERSONS: ReadonlySet<string> = new Set(["woman", "man", "child"])
const DESCRIBING: ReadonlySet<string> = new Set(["colours", "materials", "qualities"])
const NO_MEANING: Meaning = { related: [], concepts: [] }

/**
 * What is known of words without the catalogue: the concepts of eight languages, put into the
 * catalogue's own, and what the merchant adds.
 */
export class Thesaurus {
  readonly stem: Stem
  private readonly own: Lexicon
  private readonly synonyms: Synonyms
  private readonly extended = new LRUCache<string, Thesaurus>({ max: EXTENDED })
  private readonly known = new LRUCache<string, Meaning>({ max: REMEMBERED })

  /**
   * @param language the catalogue's
   * @param lines what the merchant adds, see `readSynonyms`
   */
  constructor(
    readonly language: Language,
    private readonly lines: readonly string[] = []
  ) {
    this.own = lexiconOf(language)
    this.stem = this.own.stem
    this.synonyms = readSynonyms(lines, this.stem)
  }

  /** The same with more lines of the merchant's. */
  with(more: readonly string[]): Thesaurus {
    if (!more.length) return this
    const key = more.join("\n")
    let found = this.extended.get(key)
    if (!found) {
      found = new Thesaurus(this.language, [...this.lines, ...more])
      this.extended.set(key, found)
    }
    return found
  }

  /** The most words that a phrase has, in any of the languages. */
  longestOf(languages: readonly Language[]): number {
    return Math.max(
      this.synonyms.longest,
      ...languages.map((language) => lexiconOf(language).longest)
    )
  }

  /** What folded words mean in a language; nothing when they are no phrase of it. */
  meaningOf(words: readonly string[], language: Language): Meaning {
    const key = `${language.code} ${words.join(" ")}`
    let found = this.known.get(key)
    if (!found) this.known.set(key, (found = this.findMeaning(words, language)))
    return found
  }

  /** Whether folded words are a phrase of a language, or the merchant's own. */
  knows(words: readonly string[], language: Language): boolean {
    const { concepts, stem } = lexiconOf(language)
    return (
      concepts.has(words.map(stem).join(" ")) ||
      this.synonyms.related.has(words.map(this.stem).join(" "))
    )
  }

  /** Whether a folded word is what things are called in a language: `chair`, and not `red`. */
  isNoun(word: string, language: Language): boolean {
    const { concepts, nouns, stem } = lexiconOf(language)
    const key = stem(word)
    if (this.synonyms.nouns.has(this.stem(word))) return true
    return nouns.has(key) && !concepts.get(key)!.every((id) => PERSONS.has(id))
  }

  /** Whether a folded word only says how a thing is, in a language. */
  isDescribing(word: string, language: Language): boolean {
    if (/^\d+$/.test(word)) return true
    const { concepts, stem } = lexiconOf(language)
    const ids = concepts.get(stem(word))
    return ids !== undefined && ids.every((id) => DESCRIBING.has(CONCEPTS_BY_ID.get(id)!.field))
  }

  /** Whether folded words are what a concept is called first. */
  isName(words: readonly string[], language: Language): boolean {
    const { concepts, stem, words: all } = lexiconOf(language)
    const key = words.map(stem).join(" ")
    const ids = concepts.get(key) ?? []
    return ids.some((id) => all.get(id)?.[0]?.map(stem).join(" ") === key)
  }

  /** Whether folded words say what one does, with something that can be bought for it. */
  isAction(words: readonly string[], language: Language): boolean {
    const { concepts, stem } = lexiconOf(language)
    const ids = concepts.get(words.map(stem).join(" ")) ?? []
    return ids.some((id) => CONCEPTS_BY_ID.get(id)!.doneWith !== undefined)
  }

  /** Single words of the catalogue's language that lead to something it has. */
  *surfacesLeadingTo(has: (stem: string) => boolean): Iterable<string> {
    const hasWord = (id: string) =>
      this.wordsOf(id, this.own).some((phrase) => phrase.every((word) => has(word)))
    for (const [id, phrases] of this.own.words) {
      if (!relatedConcepts(id).some(({ id, weight }) => weight >= LEADS && hasWord(id))) continue
      for (const words of phrases) if (words.length === 1) yield words[0]
    }
  }

  private findMeaning(words: readonly string[], language: Language): Meaning {
    const lexicon = lexiconOf(language)
    const concepts = lexicon.concepts.get(words.map(lexicon.stem).join(" ")) ?? []
    const added = this.synonyms.related.get(words.map(this.stem).join(" ")) ?? []
    if (!concepts.length && !added.length) return NO_MEANING
    const own = words.map(this.stem).join(" ")
    const best = new Map<string, Related>()
    const add = (related: Related) => {
      const key = related.words.join(" ")
      if (key && key !== own && (best.get(key)?.weight ?? 0) < related.weight) {
        best.set(key, related)
      }
    }
    const same = language.code === this.language.code ? SAME : TRANSLATED
    const written = concepts.filter((id) => isWrittenIn(words, lexicon.words.get(id) ?? []))
    for (const id of concepts) {
      // `pâtes` is pasta, and only looks like a form of `pâté`.
      const meant = !written.length || written.includes(id) ? 1 : LIKE_ANOTHER
      for (const { id: other, weight } of relatedConcepts(id)) {
        for (const phrase of this.wordsOf(other, this.own))
          add({ words: phrase, weight: weight * same * meant })
        if (this.language.code === "en") continue
        for (const phrase of this.wordsOf(other, englishLexicon())) {
          add({ words: phrase, weight: weight * IN_ENGLISH * meant })
        }
      }
    }
    for (const related of added) add(related)
    const related = [...best.values()].sort((one, other) => other.weight - one.weight)
    return { related: related.slice(0, MOST_RELATED), concepts }
  }

  /** The words of a concept as the index has them: stems, without what says nothing. */
  private wordsOf(id: string, { words, stop }: Lexicon): string[][] {
    return (words.get(id) ?? []).map((phrase) => {
      const telling = phrase.length > 1 ? phrase.filter((word) => !stop.has(word)) : phrase
      return telling.map(this.stem)
    })
  }
}

function isWrittenIn(words: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  const text = words.join(" ")
  return phrases.some((phrase) => phrase.join(" ") === text)
}

function englishLexicon(): Lexicon {
  return lexiconOf(LANGUAGES[0])
}

/**
 * The language of a catalogue by its tag; one that is not known has English words and keeps the
 * forms of its own.
 */
export function catalogueLanguage(tag: string): Language {
  const known = languageOf(tag)
  if (known) return known
  const [english] = LANGUAGES
  return { ...english, code: tag.slice(0, 2).toLowerCase(), irregular: "", stemmer: (word) => word }
}
