import { LRUCache } from "lru-cache"
import {
  detectLanguage as detectShared,
  fold,
  LANGUAGES as SHARED,
  shorten,
  splitWords,
} from "../../../../language"
import { lexiconOf } from "../../../../language"
import { vocabularyOf } from "../grammar/vocabulary"
import { classifierOf } from "../../../../language/intents/classifier"
import { readExample } from "../../../../language/intents/words"
import { LANGUAGES } from "./languages"
import type { Language } from "./language"

/** As much of a message as tells its language. */
const LENGTH = 1_000
/** As many messages as are read again in each turn. */
const MESSAGES = 12
/** What a locale counts beside the words of the first message. */
const LOCALE = 0.6
/** By so many words of its own another language has to lead, before the conversation changes to it. */
const LEAD = 1.4
/** Words that are no more than this of a message are names or chance. */
const LEAST_SHARE = 0.5

/**
 * The language to answer in: the conversation's, until a message is clearly in another; at first the
 * one of the words written, else the locale's, else the first one that we know.
 *
 * @param messages of the shopper, the latest last
 * @param locale BCP 47
 */
export function detectLanguage(messages: readonly string[], locale: string): Language {
  const preferred = locale.slice(0, 2).toLowerCase()
  const shoppers = LANGUAGES.find(({ code }) => code === preferred)
  let current: Language | undefined
  for (const message of messages.slice(-MESSAGES)) {
    const wished = wishedLanguage(message)
    if (wished) {
      current = wished
      continue
    }
    if (isForeign(message) || (!current && isSaidIn(shoppers, message))) {
      current ??= shoppers
      continue
    }
    const { scores, words, puts } = read(message)
    const [best] = [...scores].sort(([, one], [, other]) => other - one)
    if (!best || best[1] === 0) continue
    const score = (language: Language | undefined) => (language && scores.get(language.code)) ?? 0
    const found = LANGUAGES.find(({ code }) => code === best[0])
    if (!current) {
      const own = shoppers ? score(shoppers) + LOCALE : 0
      current = best[1] > own ? found : shoppers
    } else if (
      best[1] - score(current) >= LEAD &&
      best[1] >= words * LEAST_SHARE &&
      (puts.get(best[0]) ?? 0) > (puts.get(current.code) ?? 0)
    ) {
      current = found
    }
  }
  return current ?? shoppers ?? LANGUAGES[0]
}

/** Whether a message is, word for word, something that is said in a language: `yo`, in English. */
function isSaidIn(language: Language | undefined, message: string): boolean {
  const shared = SHARED.find(({ code }) => code === language?.code)
  if (!shared) return false
  const words = splitWords(fold(message.slice(0, LENGTH)))
  return words.length > 0 && classifierOf(shared).isExample(words)
}

/** By what the languages are called in each other: `english`, `inglés`, `Englisch`. */
const byName = new Map<string, string>()
for (const { code } of SHARED) {
  const names = new Intl.DisplayNames([code], { type: "language" })
  for (const other of SHARED) byName.set(fold(names.of(other.code) ?? ""), other.code)
}
/** A sentence with more words than these has other things to say. */
const LONGEST_WISH = 7

/** The language that a sentence asks for, saying nothing else: `ok english is fine`, `auf Deutsch bitte`. */
function wishedLanguage(message: string): Language | undefined {
  for (const sentence of message.slice(0, LENGTH).split(/[.!,;\n]/)) {
    const words = splitWords(fold(sentence))
    const named = words.filter((word) => byName.has(word))
    if (named.length !== 1 || words.length < 2 || words.length > LONGEST_WISH) continue
    // Of a question the answer is a list of languages.
    if (/[?؟]/.test(sentence)) continue
    if (isOfAThing(words, words.indexOf(named[0]))) continue
    const isSaid = words.every(
      (word) =>
        byName.has(word) ||
        LANGUAGES.some((language) => vocabularyOf(language).courtesies.has(word)) ||
        SHARED.some((language) => asksForLanguage(language.code, word))
    )
    if (isSaid) return LANGUAGES.find(({ code }) => code === byName.get(named[0]))
  }
  return undefined
}

/** `the French one`, `quiero el italiano`: a thing is meant; `in het Nederlands` is a language. */
function isOfAThing(words: readonly string[], at: number): boolean {
  const isArticle = (word: string | undefined) =>
    word !== undefined && LANGUAGES.some(({ articles }) => articles.includes(word))
  const isBehindPreposition =
    at > 1 && SHARED.some((one) => lexiconOf(one).prepositions.has(words[at - 2]))
  return (
    words.some((word) => LANGUAGES.some(({ standIns }) => standIns.includes(word))) ||
    (isArticle(words[at - 1]) && !isBehindPreposition)
  )
}

/** Words in which a language is asked for, and those that say nothing. */
function asksForLanguage(code: string, word: string): boolean {
  const language = SHARED.find((one) => one.code === code)!
  const { stop, concepts, stem } = lexiconOf(language)
  if (stop.has(word)) return true
  const { languages, yes } = language.utterances
  const examples = `${languages}|${yes}`.split("|").flatMap(readExample)
  return !concepts.has(stem(word)) && examples.includes(word)
}

/** Letters that none of the languages writes. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/gu
const OTHER_LETTERS = /[łąęśżźćńřšžčěůďťňőűğışțăđøåæþð]/giu
/** Fewer words may be a name. */
const LEAST_WORDS = 4
const KNOWN_SHARE = 0.26

/** Whether a message is written in a language that the assistant doesn't speak. */
export function isForeign(message: string): boolean {
  const text = message.slice(0, LENGTH)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (text.match(OTHER_SCRIPT)?.length ?? 0) > letters / 2) return true
  const { words, most } = read(text)
  const others = text.match(OTHER_LETTERS)?.length ?? 0
  const isUnknown = most < words * KNOWN_SHARE
  return words >= LEAST_WORDS
    ? isUnknown || (others > 1 && most < words / 2)
    : others > 1 && most === 0
}

interface Read {
  /** By code: about one for each word that a language alone has. */
  scores: ReadonlyMap<string, number>
  words: number
  /** How many words put the request and name nothing: product names are often in another language. */
  puts: ReadonlyMap<string, number>
  /** How many of the words the language has that knows most of them. */
  most: number
}

/** Of messages that were read before: a turn asks for their language again and again. */
const known = new LRUCache<string, Read>({ max: 500 })

function read(message: string): Read {
  const text = shorten(message.slice(0, LENGTH))
  let result = known.get(text)
  if (!result) known.set(text, (result = readAnew(text)))
  return result
}

function readAnew(text: string): Read {
  const words = splitWords(fold(text)).filter((word) => !/\d/.test(word) && word.length > 1)
  const scores = new Map(detectShared(text).scores)
  const puts = new Map<string, number>()
  const counts = SHARED.map(({ code }) => ({ code, count: 0 }))
  for (const word of words) {
    const speaking = LANGUAGES.filter((language) => spokenWords(language).has(word))
    const having = LANGUAGES.filter(
      (language) => speaking.includes(language) || names(language, word)
    )
    for (const { code } of having.filter((language) => !isConcept(language, word))) {
      puts.set(code, (puts.get(code) ?? 0) + 1)
    }
    for (const { code } of speaking) scores.set(code, (scores.get(code) ?? 0) + 1 / speaking.length)
    for (const { code } of having) counts.find((each) => each.code === code)!.count++
  }
  return { scores, words: words.length, puts, most: Math.max(...counts.map(({ count }) => count)) }
}

function names({ code }: Language, word: string): boolean {
  const shared = SHARED.find((language) => language.code === code)!
  const { stop, concepts, stem } = lexiconOf(shared)
  return stop.has(word) || concepts.has(stem(word))
}

function isConcept({ code }: Language, word: string): boolean {
  const { concepts, stem } = lexiconOf(SHARED.find((language) => language.code === code)!)
  return concepts.has(stem(word))
}

const spoken = new WeakMap<Language, ReadonlySet<string>>()

/** The words in which a language puts requests. */
function spokenWords(language: Language): ReadonlySet<string> {
  let words = spoken.get(language)
  if (!words) {
    const shared = SHARED.find(({ code }) => code === language.code)!
    const examples = Object.values(shared.utterances).flatMap((each) =>
      each.split("|").flatMap(readExample)
    )
    words = new Set([...examples, ...vocabularyOf(language).telling])
    spoken.set(language, words)
  }
  return words
}
