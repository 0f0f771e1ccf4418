import { AGAINST, lexiconOf, relatedConcepts, splitCompound } from "../../../language"
import type { Language, Related } from "../../../language"
import { absenceOf } from "./parsed-query"
import type { Alternative, Vocabulary } from "./parsed-query"
import type { Thesaurus } from "./thesaurus"

/** `sofabed` for `sofa bed`, and the other way round. */
const JOINED = 0.97
/** A word that only begins like the one that was written. */
const BEGINS = 0.8
/** A word that only begins with its stem, when it is this long. */
const FAMILY = 0.6
const MIN_FAMILY = 4
/** What was written, when another word was meant that it only looks like a form of. */
const BY_MISTAKE = 0.4
const LONG_ENDING = 3
const ALL_BUT_EQUAL = 0.85
/** Of a name of several words, its last one alone, and one of the others. */
const NAMING_WORD = 0.45
const OTHER_WORD = 0.25
/** `Regenjacke` for `Jacke`, and `Regenschirm` for `Regen`. */
const COMPOUND_OF = 0.95
const COMPOUND_WITH = 0.75
/** `Jacke` and `Regen` for `Regenjacke`, and `Jacke` alone. */
const PARTS = 0.92
const LAST_PART = 0.5
/** What another language of those that the query may be in calls so. */
const OTHER_LANGUAGE = 0.6
/** What looks the same in another language, and means another thing in it. */
const FALSE_FRIEND = 0.2
/** As good as the word itself, so that compounds with it count too. */
const AS_GOOD = 0.9
/** Of the ways to say a part of a compound, as many are combined with those of the other. */
const COMBINED = 12

interface Aids {
  vocabulary: Vocabulary
  thesaurus: Thesaurus
}

/** Finds what the catalogue may call a word of a query. */
export class Alternatives {
  constructor(
    private readonly aids: Aids,
    /** Those that the query may be in, the likeliest first. */
    private readonly languages: readonly Language[],
    private readonly stop: ReadonlySet<string>,
    /** Filled with what words were taken to be. */
    private readonly corrections: Map<string, string>
  ) {}

  /** Undefined when the word is a misspelt stop word. */
  ofWord(word: string, isLast: boolean): Alternative[] | undefined {
    const { vocabulary } = this.aids
    const own = this.stem(word)
    const found = this.expand([word])
    found.push(...this.absences(word), ...this.ofParts(word))
    const [, against] = AGAINST.exec(word) ?? []
    if (against) found.push(...scale(this.expand([against]), JOINED))
    if (vocabulary.has(own) || this.isKnown([word])) {
      const meant = this.mistakenForm(word, own)
      if (!meant) {
        const isThere = found.some(({ words }) => words.every((one) => vocabulary.has(one)))
        return this.withCompounds(isThere ? found : [...found, ...this.family(own)])
      }
      this.corrections.set(word, meant.word)
      return this.withCompounds([
        ...this.expand([meant.word]),
        { words: [own], weight: BY_MISTAKE },
      ])
    }
    const [best, ...others] = vocabulary.corrections(word)
    const completions = isLast || !best ? vocabulary.completions(word) : []
    for (const begun of completions) found.push({ words: [begun], weight: BEGINS })
    if (best && this.stop.has(best.word)) return undefined
    if (best) {
      this.corrections.set(word, best.word)
      for (const { word: meant, similarity } of [best, ...others]) {
        const weight = meant === best.word ? 1 : similarity ** 2
        found.push(...scale(this.expand([meant]), weight))
      }
    } else if (found.length < 2) {
      found.push(...this.similar(word), ...this.family(own))
    }
    return this.withCompounds(found)
  }

  ofPhrase(words: readonly string[]): Alternative[] {
    const telling = words.filter((word) => !this.stop.has(word))
    const naming = this.isHeadFirst() ? 0 : telling.length - 1
    const parts = telling.map((word, i) => ({
      words: [this.stem(word)],
      weight: i === naming ? NAMING_WORD : OTHER_WORD,
    }))
    const all = { words: telling.map((word) => this.stem(word)), weight: 1 }
    return this.withCompounds([
      all,
      ...this.expand(words).slice(1),
      ...this.ofJoined(words.join("")),
      ...parts,
    ])
  }

  ofJoined(word: string): Alternative[] {
    const stem = this.stem(word)
    const isWord = this.aids.vocabulary.has(stem) || this.isKnown([word])
    return isWord ? scale(this.expand([word]), JOINED) : []
  }

  /** What must not be in a product: the word, others for the same, and compounds with them. */
  ofExcluded(words: readonly string[]): Alternative[] {
    const { vocabulary } = this.aids
    // No kinds of it: a wine without alcohol is wine all the same, and `alcohol-free` is not in it.
    const all = this.expand(words).filter(
      ({ words, weight }) => weight >= AS_GOOD && !words.some((stem) => this.deniesAfter(stem))
    )
    // Who wants no ibuprofen may want another that is in the same list.
    const meant = this.isOneOfMany(words) ? all.slice(0, 1) : all
    const compounds = meant
      .filter(({ words }) => words.length === 1)
      .flatMap(({ words: [stem] }) => [
        ...vocabulary.compoundsOf(stem),
        ...vocabulary.compoundsWith(stem),
      ])
    const present = compounds.filter((stem) => !this.deniesAfter(stem))
    return [...meant, ...present.map((stem) => ({ words: [stem], weight: 1 }))]
  }

  /** Whether words are among those for a concept, and not its name. */
  private isOneOfMany(words: readonly string[]): boolean {
    return !this.languages.some((language) => this.aids.thesaurus.isName(words, language))
  }

  /** What a phrase that says that there is none of something is called otherwise: `decaf`. */
  ofAbsence(words: readonly string[]): Alternative[] {
    const own = new Set(words.map((word) => this.stem(word)))
    return this.expand(words)
      .slice(1)
      .filter(({ words, weight }) => weight >= AS_GOOD && !words.some((stem) => own.has(stem)))
  }

  /** Whether a word is `free`, or ends with it as `zuckerfrei` does. */
  private deniesAfter(stem: string): boolean {
    return [...this.languages, this.aids.thesaurus.language].some(({ freeOf }) =>
      freeOf.some((ending) => stem.endsWith(ending))
    )
  }

  /** The English words for a phrase, for whoever reads no other language. */
  inEnglish(words: readonly string[]): string | undefined {
    for (const language of this.languages) {
      const { concepts, stem } = lexiconOf(language)
      const [id] = concepts.get(words.map(stem).join(" ")) ?? []
      if (id !== undefined) return id.replaceAll("-", " ")
    }
    return undefined
  }

  isKnown(words: readonly string[]): boolean {
    return this.languages.some((language) => this.aids.thesaurus.knows(words, language))
  }

  private stem(word: string): string {
    return this.aids.thesaurus.stem(word)
  }

  private isHeadFirst(): boolean {
    return this.languages[0].headFirst
  }

  /** The words themselves, then all that they mean, in each of the languages. */
  private expand(words: readonly string[]): Alternative[] {
    const { thesaurus, vocabulary } = this.aids
    const stems = words.map((word) => this.stem(word))
    const isFalse = this.isFalseFriend(words)
    const own = { words: stems, weight: isFalse ? FALSE_FRIEND : 1 }
    const related: Related[] = []
    for (const language of this.languages) {
      const { related: found } = thesaurus.meaningOf(words, language)
      if (!found.length) continue
      // What the query's own language knows is borrowed from no other but the catalogue's.
      if (!related.length) related.push(...found)
      else if (language.code === thesaurus.language.code && !isFalse) {
        related.push(...scale(found, OTHER_LANGUAGE))
      }
    }
    // Of a language that writes words together, compounds may have what the catalogue has not alone.
    if (thesaurus.language.compoundLinks) return [own, ...related]
    return [own, ...related.filter((one) => one.words.every((word) => vocabulary.has(word)))]
  }

  /** German `Tee` is tea, and none of an English catalogue's tees, whether it has tea or not. */
  private isFalseFriend(words: readonly string[]): boolean {
    const { thesaurus } = this.aids
    const [spoken] = this.languages
    if (spoken.code === thesaurus.language.code) return false
    const { concepts } = thesaurus.meaningOf(words, spoken)
    const theirs = new Set(thesaurus.meaningOf(words, thesaurus.language).concepts)
    if (!concepts.length || !theirs.size) return false
    return !concepts.some((id) => relatedConcepts(id).some((other) => theirs.has(other.id)))
  }

  /** `zuckerfrei` is what has no sugar. */
  private absences(word: string): Alternative[] {
    const stems = this.languages.flatMap(({ freeOf }) =>
      freeOf
        .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 3)
        .map((ending) => absenceOf(this.stem(word.slice(0, -ending.length))))
    )
    return stems.map((stem) => ({ words: [stem], weight: 1 }))
  }

  /** `Regenjacke` is a `Jacke` for `Regen`. */
  private ofParts(word: string): Alternative[] {
    const parts = this.partsOf(word)
    if (!parts) return []
    const head = this.expand([parts[parts.length - 1]]).slice(0, COMBINED)
    const others = parts.slice(0, -1).map((part) => this.expand([part]).slice(0, COMBINED))
    const combined = others.reduce<Alternative[]>(
      (all, part) =>
        all.flatMap((one) =>
          part.map((other) => ({
            words: [...other.words, ...one.words],
            weight: one.weight * other.weight,
          }))
        ),
      head
    )
    const whole = others.length ? scale(combined, PARTS) : []
    return [...whole, ...scale(head, LAST_PART)]
  }

  private partsOf(word: string): string[] | undefined {
    const { vocabulary } = this.aids
    for (const language of this.languages) {
      if (!language.compoundLinks) continue
      const isWord = (part: string) =>
        this.aids.thesaurus.knows([part], language) || vocabulary.hasForm(part)
      const parts = splitCompound(word, language.compoundLinks, isWord)
      if (parts) return parts
    }
    if (vocabulary.has(this.stem(word))) return undefined
    // `lunchbox` of a catalogue that writes `Lunch Box`, `500ml` of one that writes `500 ml`.
    const measured = /^(\d+)(\p{L}+)$/u.exec(word)
    if (measured) return [measured[2], measured[1]]
    const parts = splitCompound(word, [], (part) => vocabulary.hasForm(part))
    return parts && parts.length > 1 ? parts : undefined
  }

  /** What the catalogue has of these, and its compounds with those that name the thing well. */
  private withCompounds(found: readonly Alternative[]): Alternative[] {
    const { thesaurus, vocabulary } = this.aids
    if (!thesaurus.language.compoundLinks) return [...found]
    const had = found.filter(
      ({ words }, i) => i === 0 || words.every((word) => vocabulary.has(word))
    )
    const more = found
      .filter(({ words, weight }) => words.length === 1 && weight >= LAST_PART * AS_GOOD)
      .flatMap(({ words: [stem], weight }) => [
        ...vocabulary
          .compoundsOf(stem)
          .map((compound) => ({ words: [compound], weight: weight * COMPOUND_OF })),
        ...(weight < AS_GOOD ? [] : vocabulary.compoundsWith(stem)).map((compound) => ({
          words: [compound],
          weight: weight * COMPOUND_WITH,
          modifies: true as const,
        })),
      ])
    return [...had, ...more]
  }

  private similar(word: string): Alternative[] {
    return this.aids.vocabulary
      .similar(word)
      .map(({ stem, similarity }) => ({ words: [stem], weight: similarity }))
  }

  /** `tostadora` for `tostadas`: what begins with the stem of a word that nobody knows. */
  private family(stem: string): Alternative[] {
    if (stem.length < MIN_FAMILY) return []
    const words = this.aids.vocabulary.completions(stem)
    return words.map((begun) => ({ words: [begun], weight: FAMILY }))
  }

  /** `earings` is no form of `ear`: nobody has it, and something all but equal is there. */
  private mistakenForm(word: string, stem: string) {
    const { vocabulary } = this.aids
    if (word.length - stem.length < LONG_ENDING || vocabulary.hasForm(word)) return undefined
    const [best] = vocabulary.corrections(word).filter((one) => !this.stop.has(one.word))
    return best && best.stem !== stem && best.similarity >= ALL_BUT_EQUAL ? best : undefined
  }
}

function scale(related: readonly Related[], by: number): Alternative[] {
  return related.map(({ words, weight }) => ({ words, weight: weight * by }))
}
