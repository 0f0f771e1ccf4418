import { LRUCache } from "lru-cache"
import { isAmount, languageOf, LANGUAGES, lexiconOf, readMarks, wordIn } from "../../../../language"
import { classifierOf } from "../../../../language/intents/classifier"
import type { Language } from "../language/language"
import { classify, isRequest, type Reading } from "./classify"
import { type Clause, readTokens, toClause, type Token } from "./clause"
import { COURTESIES, type Intent } from "./intents"
import { isCount } from "./numbers"
import { isConcept, thingsIn } from "./things"
import { vocabularyOf } from "./vocabulary"

/** One of the things that a message asks for. */
export interface Request extends Reading {
  clause: Clause
  /** As the shopper wrote it. */
  text: string
}

interface Piece extends Reading {
  clause: Clause
  tokens: Token[]
  /** Whether a sentence ended before it. */
  isSentence: boolean
  /** The joining words that it began with; they return when it turns out to be no request. */
  joiner: Token[]
}

/** More than these in one message are no request but a list of tests. */
const MAX_REQUESTS = 4

const SENTENCE_END = /[.!?;؟。]["'”)]*$/u
const COMMA = /[,،:]$/u
/** `gr.` ends no sentence; `ok.` does, as a word of the language. */
const ABBREVIATION = /^\p{L}{1,3}\.$/u

/** They are done to each product that is named. */
const TO_EACH = new Set<Intent>(["add", "remove", "change"])
/** They need a product, which the words before them may have named. */
const OF_A_PRODUCT = new Set<Intent>([
  "add",
  "remove",
  "change",
  "details",
  "similar",
  "price",
  "option",
  "question",
  "reviews",
  "sizing",
  "care",
  "restock",
])
/** Two of these are two wishes; of all others two are one that was said at length. */
const SEPARATE = new Set<Intent>([...OF_A_PRODUCT, "find", "shipping", "returns", "total"])
/** What else is said beside them tells more about the wish. */
const WISHES = new Set<Intent>(["find", "gift", "outfit"])
/** By themselves they ask for something, in a wish they tell more about it. */
const TELLS_MORE = new Set<Intent>([
  "find",
  "gift",
  "outfit",
  "refine",
  "sizing",
  "cheaper",
  "dearer",
  "more",
  "categories",
  "small_talk",
  "complaint",
  "option",
  "question",
  "details",
  "unclear",
  "decline",
])
/** A comma or an "and" divides two requests only when both are as sure as this. */
const SURE = 0.55

/** A message is read again in each round of its turn, and by the turns after it. */
const known = new LRUCache<string, readonly Request[]>({ max: 500 })

/** What a message asks for, one after the other. Never empty. */
export function splitRequests(message: string, language: Language): readonly Request[] {
  const key = `${language.code} ${message}`
  let requests = known.get(key)
  if (!requests) known.set(key, (requests = readRequests(message, language)))
  return requests
}

function readRequests(message: string, language: Language): Request[] {
  const tokens = readTokens(message)
  const whole = toClause(tokens)
  const divided = divide(tokens, language)
  const farewell = divided.find(({ intent }) => intent === "goodbye")
  const pieces = withoutAsides(gather(join(divided, language)), language)
  const asked = pieces.filter(({ intent }) => isRequest(intent))
  // "Wait, no, the other one": what is refused is what was said before.
  const wished = asked.filter((piece) => piece.intent !== "decline" || !isShort(piece))
  const requests = wished.length > 0 ? wished : asked
  const reading = classify(whole, language)
  // "Never mind then, bye": who leaves wants no answer to what they decline.
  if (farewell && wished.every(({ intent }) => intent === "decline")) {
    return [toRequest(whole, { intent: "goodbye", confidence: farewell.confidence })]
  }
  const isOne = requests.length === 0 || saysMore(reading, requests)
  if (isOne || addsUp(reading, requests, language)) return [toRequest(whole, reading)]
  return requests
    .slice(0, MAX_REQUESTS)
    .map(({ tokens, ...reading }) => toRequest(toClause(tokens), reading))
}

function isShort({ tokens }: Piece): boolean {
  return tokens.length <= MOST_OF_A_REFUSAL
}

const MOST_OF_A_REFUSAL = 4

/** By so much the whole has to be surer than its surest part. */
const SURER = 0.15

/** Whether a message is clear as a whole, and in its parts only guessed: a story, told in several sentences. */
function saysMore(whole: Reading, parts: readonly Reading[]): boolean {
  const isOfAct = ({ intent }: Reading) => intent !== null && TO_EACH.has(intent)
  const surest = Math.max(...parts.map(({ confidence }) => confidence))
  return (
    isRequest(whole.intent) &&
    whole.confidence >= SURE &&
    whole.confidence >= surest + SURER &&
    (parts.length === 1 || !(isOfAct(whole) || parts.some(isOfAct)))
  )
}

/** `what would the lamp, the rug and a candle come to?`: things, and one question of them all. */
function addsUp(whole: Reading, parts: readonly Piece[], language: Language): boolean {
  const isOfAll = whole.intent === "price" || whole.intent === "total"
  const isPart = ({ intent, clause, tokens }: Piece, at: number) =>
    intent !== null &&
    (at === parts.length - 1 || !isEnded(tokens)) &&
    thingsIn(clause.text, { language }).length > 0
  return isOfAll && whole.confidence >= SURE_OF_ALL && parts.length > 1 && parts.every(isPart)
}

/** They are told beside a question, and are none themselves. */
const TELLS = new Set<Intent | null>([
  null,
  "find",
  "refine",
  "gift",
  "outfit",
  "unclear",
  "complaint",
])

/**
 * `I'm left-handed, will it smudge?`: what is told beside a question, and names nothing that could be
 * looked for, is a part of the question.
 */
function withoutAsides(pieces: Piece[], language: Language): Piece[] {
  const asks = ({ tokens, intent }: Piece) =>
    /[?؟]["'”)]*$/u.test(tokens.at(-1)?.raw ?? "") ||
    (isRequest(intent) && !TELLS.has(intent) && !TO_EACH.has(intent))
  const isAside = (piece: Piece) =>
    TELLS.has(piece.intent) &&
    piece.confidence < SURE_OF_ALL &&
    !asks(piece) &&
    thingsIn(piece.clause.text, { language }).length === 0 &&
    !isAmount(piece.clause.text, { languages: LANGUAGES, currency: ANY })
  const at = pieces.findIndex((piece) => asks(piece) && isRequest(piece.intent))
  const asked = pieces[at]
  if (!asked || pieces.some((piece, place) => place !== at && !isAside(piece))) return pieces
  // Of a product only what is asked counts; of all else it may matter where somebody lives.
  if (pieces.length === 1 || (asked.intent && OF_A_PRODUCT.has(asked.intent))) return [asked]
  const tokens = pieces.flatMap((piece) => piece.tokens)
  return [{ ...asked, tokens, clause: toClause(tokens) }]
}

/** Which currency an amount is of doesn't matter here. */
const ANY = "usd"

function toRequest(clause: Clause, { intent, confidence }: Reading): Request {
  return { intent, confidence, clause, text: clause.tokens.map(({ raw }) => raw).join(" ") }
}

/** A wish told in several sentences is one: `she loves tea. I'd spend 30.` */
function gather(pieces: Piece[]): Piece[] {
  const wish = pieces.find(({ intent }) => intent !== null && WISHES.has(intent))
  const isPart = ({ intent, tokens }: Piece) =>
    intent === null ||
    COURTESIES.has(intent) ||
    intent === "categories" ||
    (TELLS_MORE.has(intent) && !/[?؟]["'”)]*$/u.test(tokens.at(-1)?.raw ?? "")) ||
    WISHES.has(intent)
  const sentences = pieces.filter(({ isSentence }) => isSentence).length
  if (!wish || sentences < 2 || !pieces.every(isPart)) return pieces
  const kind = pieces.find(({ intent }) => intent === "gift" || intent === "outfit") ?? wish
  const tokens = pieces
    .filter(({ intent }) => intent === null || !COURTESIES.has(intent))
    .flatMap(({ tokens }) => tokens)
  return [{ ...kind, tokens, clause: toClause(tokens) }]
}

function divide(tokens: Token[], language: Language): Piece[] {
  const { joiners } = vocabularyOf(language)
  type Group = Omit<Piece, "intent" | "confidence" | "clause">
  const groups: Group[] = []
  let open: Group | null = null
  let isSentence = true
  for (const token of tokens) {
    // `è` is no `e`: "qual è la più economica" asks for one thing.
    const isJoiner = joiners.has(token.text) && !/^[èéê]/i.test(token.raw)
    if (!open || (isJoiner && open.tokens.length > 0)) {
      open = { tokens: [], joiner: [], isSentence }
      groups.push(open)
    }
    isSentence = false
    ;(isJoiner && open.tokens.length === 0 ? open.joiner : open.tokens).push(token)
    const isAbbreviation = ABBREVIATION.test(token.raw) && !isWord(token.text, language)
    if (SENTENCE_END.test(token.raw) && !isAbbreviation) {
      open = null
      isSentence = true
    } else if (COMMA.test(token.raw)) {
      open = null
    }
  }
  const pieces = groups.map((group, at) => {
    const clause = toClause(group.tokens)
    const isNaming = at > 0 && !group.isSentence && saysOnlyNames(clause, language)
    return { ...group, clause, ...(isNaming ? NAMED : classify(clause, language)) }
  })
  return doneToEach(pieces, toClause(tokens), language)
}

const NAMED: Reading = { intent: null, confidence: 0 }
/** As sure as the whole of a sentence has to be to say what its parts ask for. */
const SURE_OF_ALL = 0.9

/**
 * `two mugs in white and a cushion, purple, into my cart please`: what is done is said once, at the end,
 * and of all that was named.
 */
function doneToEach(pieces: Piece[], whole: Clause, language: Language): Piece[] {
  const sentences = pieces.filter(({ isSentence }) => isSentence).length
  if (pieces.length < 2 || sentences > 1) return pieces
  const { intent, confidence } = classify(whole, language)
  const isOfAll = intent !== null && TO_EACH.has(intent) && confidence >= SURE_OF_ALL
  const isDone = ({ intent }: Piece) => intent !== null && TO_EACH.has(intent)
  const namesThing = ({ clause }: Piece) => thingsIn(clause.text, { language }).length > 0
  if (pieces.some(isDone)) {
    const act = isOfAll ? intent : pieces.find(isDone)!.intent
    return pieces.map((piece) => {
      const isPart =
        !isDone(piece) &&
        MAY_BE_DONE.has(piece.intent) &&
        namesThing(piece) &&
        !isEnded(piece.tokens) &&
        !isOpened(piece, language) &&
        (isOfAll || names(piece, language) || saysOnlyNames(piece.clause, language))
      return isPart ? { ...piece, intent: act, confidence } : piece
    })
  }
  if (!isOfAll) return pieces
  return pieces.map((piece) => {
    const isNamed = namesThing(piece)
    return { ...piece, intent: isNamed ? intent : null, confidence: isNamed ? confidence : 0 }
  })
}

/** `show me socks`: what begins as a search does is looked for, whatever is done beside it. */
function isOpened({ intent, confidence, tokens }: Piece, language: Language): boolean {
  const { wishes, puts } = vocabularyOf(language)
  const [first] = tokens.map(({ text }) => text)
  const isWish = first !== undefined && wishes.has(first) && !puts("add", first)
  return intent === "find" && confidence >= SURE && isWish
}

/** What is only named, and what is done with it said elsewhere in the sentence, is put like these. */
const MAY_BE_DONE: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "find",
  "option",
  "details",
  "refine",
])

/** `the down or the quilted one`: things and options, and nothing that is asked of them. */
function saysOnlyNames({ tokens, text }: Clause, language: Language): boolean {
  const { articles, standIns, joiners } = vocabularyOf(language)
  const { words } = classifierOf(languageOf(language.code) ?? LANGUAGES[0])
  const said = words.read(text)
  const names = said.some((word) => word === "<p>" || word === "<o>")
  const isKnown = (word: string) =>
    word.startsWith("<") ||
    articles.has(word) ||
    standIns.has(word) ||
    joiners.has(word) ||
    isConcept(word, { language }) ||
    language.compareDividers.some((each) => each === word)
  return names && said.every(isKnown) && tokens.every(({ raw }) => !/[?؟!]/.test(raw))
}

/** Whether a folded word is known to hold a sentence together or to be polite. */
function isWord(word: string, language: Language): boolean {
  const { stopWords, courtesies, telling } = vocabularyOf(language)
  return stopWords.has(word) || courtesies.has(word) || telling.has(word)
}

/** Pieces that ask for nothing by themselves belong to the request beside them. */
function join(pieces: Piece[], language: Language): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!last) {
      joined.push(piece)
    } else if (last.intent === "compare" && !piece.isSentence && mayBeName(piece)) {
      extend(last, piece, last.intent)
    } else if (isWish(last) && deniesAThing(piece, language)) {
      merge(last, piece, language)
    } else if (
      !piece.isSentence &&
      isOnlyVerb(last, language) &&
      !isCourtesy(piece) &&
      !isOtherThanIt(last, piece, language)
    ) {
      extend(last, piece, last.intent)
    } else if (!piece.isSentence && takesOptions(last, piece) && isOnlyOptions(piece, language)) {
      if (last.intent === "question") merge(last, piece, language)
      else extend(last, piece, last.intent ?? piece.intent)
    } else if (isRemark(last, piece, language)) {
      joined[joined.length - 1] = piece
    } else if (last.intent === "similar" && !piece.isSentence && isOfPrice(piece)) {
      extend(last, piece, last.intent)
    } else if (specifies(last, piece, language) || tellsOfPerson(last, piece, language)) {
      extend(last, piece, last.intent)
    } else if (isAskedOf(last, piece, language)) {
      joined[joined.length - 1] = prepend(last, piece)
    } else if (asksOfLast(last, piece, language)) {
      extend(last, piece, piece.intent)
    } else if (isOneMore(last, piece, language)) {
      joined.push({ ...piece, intent: last.intent, confidence: last.confidence })
    } else if (
      !piece.isSentence &&
      !isOtherThanDone(last, piece, language) &&
      (isUnsure(last, piece) || isMeasures(last, language))
    ) {
      merge(last, piece, language)
    } else if (limitsWish(last, piece, language)) {
      merge(last, piece, language)
    } else if (
      last.intent === piece.intent &&
      last.intent !== null &&
      TO_EACH.has(last.intent) &&
      namesNothing(piece, language)
    ) {
      extend(last, piece, last.intent)
    } else if (last.intent !== null && TO_EACH.has(last.intent) && countsIt(piece, language)) {
      extend(last, piece, last.intent)
    } else if (!isRequest(piece.intent)) {
      if (isRequest(last.intent) && TO_EACH.has(last.intent) && names(piece, language)) {
        joined.push({ ...piece, intent: last.intent, confidence: last.confidence })
      } else {
        extend(last, piece, isRequest(last.intent) || !isCourtesy(piece) ? last.intent : null)
        if (last.intent === "find" || last.intent === "refine") reread(last, language)
      }
    } else if (!isRequest(last.intent)) {
      joined.pop()
      const belongs = !piece.isSentence || OF_A_PRODUCT.has(piece.intent)
      const isSaid = !isCourtesy(last) && !isInterjection(last, language)
      joined.push(belongs && isSaid ? prepend(last, piece) : piece)
    } else if (last.intent === piece.intent && !SEPARATE.has(piece.intent)) {
      extend(last, piece, last.intent)
    } else {
      joined.push(piece)
    }
  }
  return joined
}

/** What is looked for after a word on prices: `bit steep. anything similar for less?` */
const AFTER_A_REMARK: ReadonlySet<Intent> = new Set([
  "similar",
  "cheaper",
  "find",
  "refine",
  "more",
  "deals",
])

/** A sentence that only says that something costs too much, before what is asked for. */
function isRemark(last: Piece, piece: Piece, language: Language): boolean {
  return (
    isOfPrice(last) &&
    piece.isSentence &&
    piece.intent !== null &&
    AFTER_A_REMARK.has(piece.intent) &&
    !isEnded(last.tokens) &&
    (last.confidence >= SURE_OF_ALL || thingsIn(last.clause.text, { language }).length === 0) &&
    !isAmount(last.clause.text, { languages: LANGUAGES, currency: ANY })
  )
}

function isOfPrice({ intent }: Piece): boolean {
  return intent === "cheaper" || intent === "dearer"
}

/** They say which one, behind a comma. */
const SPECIFIES: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "find",
  "refine",
  "option",
  "details",
  "question",
  "choose",
])

/** `two candles, the large ones of 60 hours`: what points at no other thing says which of them. */
function specifies(last: Piece, piece: Piece, language: Language): boolean {
  const { articles, standIns, isPronoun } = vocabularyOf(language)
  const [first] = piece.tokens.map(({ text }) => text)
  const { pointers, code } = language
  return (
    last.intent === "add" &&
    first !== undefined &&
    !piece.isSentence &&
    piece.joiner.length === 0 &&
    (SPECIFIES.has(piece.intent) || (piece.intent === "add" && piece.confidence < SURE_OF_ALL)) &&
    !piece.tokens.some(({ text }) => Object.hasOwn(language.ordinals, text)) &&
    !isEnded(piece.tokens) &&
    thingsIn(piece.clause.text, { language }).length === 0 &&
    (articles.has(first) ||
      isPronoun(first) ||
      standIns.has(first) ||
      pointers.includes(first) ||
      wordIn(code, "definite").test(first))
  )
}

/** `for my father, who likes to write, what have you got?`: one sentence on a gift is one wish. */
function tellsOfPerson(last: Piece, piece: Piece, language: Language): boolean {
  const isAct = piece.intent !== null && TO_EACH.has(piece.intent)
  const isGift = last.intent === "gift" || last.intent === "outfit"
  const things = thingsIn(piece.clause.text, { language })
  return isGift && !piece.isSentence && !isEnded(last.tokens) && !isAct && things.length === 0
}

/** `add it, and can I return it?`: after what is done, a question behind `and` is one of its own. */
function isOtherThanDone(last: Piece, piece: Piece, language: Language): boolean {
  return (
    last.intent !== null &&
    TO_EACH.has(last.intent) &&
    last.confidence >= SURE &&
    piece.joiner.length > 0 &&
    (isEnded(piece.tokens) || isOpened(piece, language) || !MAY_BE_DONE.has(piece.intent))
  )
}

function isWish({ intent }: Piece): boolean {
  return intent !== null && (WISHES.has(intent) || intent === "refine")
}

/** `no cables`, `but not jeans`: what should not be there tells more of a wish. */
function deniesAThing({ tokens, clause }: Piece, { code }: Language): boolean {
  if (tokens.length < 2 || tokens.length > LONGEST_DENIAL || isEnded(tokens)) return false
  const [first] = clause.text.split(" ")
  return wordIn(code, "denials").test(first) || wordIn(code, "lacks").test(first)
}

const LONGEST_DENIAL = 5

/** `add it, in brown`, `in yellow, size L?`: what follows says which one. */
function takesOptions({ intent, tokens }: Piece, piece: Piece): boolean {
  if (intent === "add" || intent === "option" || intent === "change" || intent === "question") {
    return true
  }
  // "The sneakers in sand, size 42?" asks for them as surely as its end does.
  return (intent === null || intent === "details") && piece.intent === "option" && !isEnded(tokens)
}

/** `the hoodie in rust and M, are there any left?`: the question is about just what was named before it. */
function asksOfLast(last: Piece, piece: Piece, language: Language): boolean {
  if (piece.intent !== "option" || piece.joiner.length > 0 || isEnded(last.tokens)) return false
  if (last.intent !== "option" && last.intent !== null) return false
  const isName = (word: string) => word.startsWith("<")
  return (
    wordsIn(last, language).some(isName) &&
    !wordsIn(piece, language).some(isName) &&
    thingsIn(piece.clause.text, { language }).length === 0
  )
}

/** `in navy, do you have it in 42?`: options that stand before what is asked of them. */
function isAskedOf(last: Piece, piece: Piece, language: Language): boolean {
  return (
    piece.intent !== null &&
    OF_OPTIONS.has(piece.intent) &&
    !piece.isSentence &&
    !isEnded(last.tokens) &&
    isOnlyOptions(last, language)
  )
}

/** They are asked of what was chosen: `28 cm each, prices?` */
const OF_OPTIONS: ReadonlySet<Intent> = new Set(["option", "price", "question"])

/** Whether a question ends with these words. */
function isEnded(tokens: readonly Token[]): boolean {
  return /[?؟]["'”)]*$/u.test(tokens.at(-1)?.raw ?? "")
}

/** As the classifier takes them: `<o>` for an option, `<n>` for a number, and so on. */
function wordsIn({ clause }: Piece, language: Language): readonly string[] {
  return classifierOf(languageOf(language.code) ?? LANGUAGES[0]).words.read(clause.text)
}

/** `Uh.`, `puh.`: short, alone, and no word that is known. */
function isInterjection({ tokens }: Piece, language: Language): boolean {
  const [{ text }, another] = tokens
  return another === undefined && /^\p{L}{1,4}$/u.test(text) && !isConcept(text, { language })
}

/** `add it, and can I return it?`: what is done to `it` needs nothing more. */
function isOtherThanIt(last: Piece, piece: Piece, language: Language): boolean {
  const { isPronoun } = vocabularyOf(language)
  return last.tokens.some(({ text }) => isPronoun(text)) && isOtherThanDone(last, piece, language)
}

/** `do then`, before what is to be done. */
function isOnlyVerb({ tokens, intent }: Piece, language: Language): boolean {
  const { stopWords, courtesies, puts } = vocabularyOf(language)
  return (
    intent !== null &&
    TO_EACH.has(intent) &&
    tokens.every(({ text }) => stopWords.has(text) || courtesies.has(text) || puts(intent, text))
  )
}

/** `45 cm`, and nothing else. */
const MEASURE = /^\d+(?:[.,]\d+)?\s?(?:mm|cm|m|in|inch|ml|cl|l|g|kg|w)[.,?!]?$/

/** Options, with the words for what they are options of: `in brown`, `size 42`. */
function isOnlyOptions({ clause, joiner }: Piece, language: Language): boolean {
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { stop, prepositions } = lexiconOf(shared)
  const words = classifierOf(shared).words.read(clause.text)
  const { ids, words: read } = readMarks(clause.text, shared)
  const kinds = new Set(
    [...(ids.get("sizes") ?? []), ...(ids.get("colours") ?? [])].map((at) => read[at])
  )
  // A number behind the word for sizes is a size; any other may count.
  const isSize = (at: number) => words[at] === "<n>" && kinds.has(words[at - 1])
  const isOption = (word: string, at: number) => word === "<o>" || isSize(at)
  const { courtesies } = vocabularyOf(language)
  const isSaid = (word: string, at: number) =>
    isOption(word, at) ||
    kinds.has(word) ||
    stop.has(word) ||
    prepositions.has(word) ||
    courtesies.has(word)
  return (
    joiner.length === 0 &&
    (MEASURE.test(clause.text) || (words.some(isOption) && words.every(isSaid)))
  )
}

/** `… and the family tent`, in a comparison. */
function mayBeName({ intent }: Piece): boolean {
  return intent === null || intent === "find" || intent === "option" || intent === "details"
}

/** `add three cups and a knife to my cart`: the same is done to each, whatever is said at the end. */
function isOneMore(last: Piece, piece: Piece, language: Language): boolean {
  return (
    last.intent !== null &&
    TO_EACH.has(last.intent) &&
    !piece.isSentence &&
    piece.joiner.length > 0 &&
    (piece.confidence < SURE || isPutLike(last.intent, piece, language)) &&
    names(piece, language) &&
    thingsIn(piece.clause.text, { language }).length > 0
  )
}

/** Whether a wish has a word of what was asked for before it, as `cart` is of adding. */
function isPutLike(intent: Intent, { intent: own, tokens }: Piece, language: Language): boolean {
  const { puts, stopWords } = vocabularyOf(language)
  return own === "find" && tokens.some(({ text }) => puts(intent, text) && !stopWords.has(text))
}

/** Whether two parts of one sentence ask for two things, but not surely. */
function isUnsure(last: Piece, piece: Piece): boolean {
  return (
    isRequest(last.intent) &&
    isRequest(piece.intent) &&
    !TO_EACH.has(piece.intent) &&
    Math.min(last.confidence, piece.confidence) < SURE
  )
}

/** `I'm 175 and 70 kilos`, before what is asked: numbers that are looked for by nobody. */
function isMeasures({ intent, clause }: Piece, language: Language): boolean {
  return (
    intent === "find" &&
    clause.tokens.some(({ text }) => isCount(text, language)) &&
    thingsIn(clause.text, { language }).length === 0 &&
    !/[$€£¥]/.test(clause.text)
  )
}

/** `a jacket for the winter, something under 170`: what limits a wish is no other one. */
function limitsWish(last: Piece, piece: Piece, language: Language): boolean {
  const isWish = last.intent !== null && WISHES.has(last.intent)
  const isLimit = piece.intent !== null && LIMITS.has(piece.intent)
  const namesThing = thingsIn(piece.clause.text, { language }).length > 0
  return isWish && isLimit && !namesThing && !/[?؟]["'”)]*$/u.test(last.tokens.at(-1)?.raw ?? "")
}

/** After a wish they only tell more of it, unless they name a thing. */
const LIMITS: ReadonlySet<Intent> = new Set(["find", "refine", "cheaper", "dearer"])

/** Both as one, which is read anew. */
function merge(last: Piece, piece: Piece, language: Language): void {
  last.tokens = [...last.tokens, ...piece.joiner, ...piece.tokens]
  reread(last, language)
}

function reread(piece: Piece, language: Language): void {
  piece.clause = toClause(piece.tokens)
  const reading = classify(piece.clause, language)
  // What is limited stays what it was: a wish for a jacket, and not for a cheaper one.
  const isLimited = WISHES.has(piece.intent as Intent) && LIMITS.has(reading.intent as Intent)
  if (isRequest(reading.intent) && !isLimited) Object.assign(piece, reading)
}

function isCourtesy({ intent }: Piece): boolean {
  return intent !== null && COURTESIES.has(intent)
}

/** Whether a piece names one more thing to do the same to: `… and two of the blue ones`. */
function names({ tokens }: Piece, language: Language): boolean {
  const { articles, pronouns } = vocabularyOf(language)
  const first = tokens[0]?.text
  return (
    first !== undefined &&
    (articles.has(first) ||
      pronouns.has(first) ||
      Object.hasOwn(language.ordinals, first) ||
      isCount(first, language))
  )
}

/** "a pair in brown, put them in the cart": the same once more, of nothing else. */
function namesNothing({ tokens, intent }: Piece, language: Language): boolean {
  const { isPronoun, standIns, stopWords, courtesies, articles, puts } = vocabularyOf(language)
  const stands = (text: string) => isPronoun(text) || standIns.has(text) || isCount(text, language)
  return (
    intent !== null &&
    tokens.some(({ text }) => stands(text)) &&
    tokens.every(
      ({ text }) =>
        stands(text) ||
        stopWords.has(text) ||
        courtesies.has(text) ||
        articles.has(text) ||
        puts(intent, text)
    )
  )
}

/** "the mug, four of them": how many of what was named before. */
function countsIt({ tokens }: Piece, language: Language): boolean {
  const { pronouns, stopWords } = vocabularyOf(language)
  return (
    tokens.length > 1 &&
    tokens.some(({ text }) => isCount(text, language)) &&
    tokens.some(({ text }) => pronouns.has(text)) &&
    tokens.every(({ text }) => pronouns.has(text) || stopWords.has(text) || isCount(text, language))
  )
}

function extend(last: Piece, piece: Piece, intent: Intent | null): void {
  if (isCourtesy(piece)) {
    return
  }
  last.tokens = [...last.tokens, ...piece.joiner, ...piece.tokens]
  last.intent = intent
}

function prepend(first: Piece, piece: Piece): Piece {
  return { ...piece, tokens: [...first.tokens, ...piece.joiner, ...piece.tokens] }
}
