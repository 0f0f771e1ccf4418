/**
 * How currencies are written. `undefined` as the meaning of a mark stands for any currency: what
 * can't be told apart is not held against a reply.
 */

const CODES = Intl.supportedValuesOf("currency")

/** Codes that are written in small letters too and are no word of some language. */
const SMALL_CODES = new Set(
  (
    "usd eur gbp jpy kwd chf cad aud nzd sgd hkd sek nok dkk pln inr aed sar bhd omr qar egp cny krw " +
    "mxn brl czk huf zar"
  ).split(" ")
)

const DOLLARS = new Set(
  (
    "usd cad aud nzd sgd hkd twd mxn ars clp cop bbd bmd bnd bsd bzd fjd gyd jmd kyd lrd nad sbd srd " +
    "ttd xcd uyu dop cup"
  ).split(" ")
)
const POUNDS = new Set(["gbp", "egp", "lbp", "syp", "sdg", "ssp", "fkp", "gip", "shp"])
const DINARS = new Set(["kwd", "bhd", "iqd", "jod", "dzd", "tnd", "lyd", "rsd"])
const RIYALS = new Set(["sar", "qar", "omr", "yer", "irr", "brl", "khr"])
const CROWNS = new Set(["sek", "nok", "dkk", "isk", "czk"])

const SYMBOLS: Record<string, ReadonlySet<string>> = {
  $: DOLLARS,
  "€": new Set(["eur"]),
  "£": POUNDS,
  "¥": new Set(["jpy", "cny"]),
  "₹": new Set(["inr"]),
  "₽": new Set(["rub"]),
  "₩": new Set(["krw", "kpw"]),
  "₪": new Set(["ils"]),
  "₺": new Set(["try"]),
  "₫": new Set(["vnd"]),
  "₴": new Set(["uah"]),
  "฿": new Set(["thb"]),
  "₱": new Set(["php"]),
  "₦": new Set(["ngn"]),
  US$: new Set(["usd"]),
  CA$: new Set(["cad"]),
  C$: new Set(["cad", "nio"]),
  AU$: new Set(["aud"]),
  A$: new Set(["aud"]),
  NZ$: new Set(["nzd"]),
  HK$: new Set(["hkd"]),
  NT$: new Set(["twd"]),
  S$: new Set(["sgd"]),
  R$: new Set(["brl"]),
  MX$: new Set(["mxn"]),
}

/** Words and abbreviations, over all languages: their pattern and what they can mean. */
const WORDS: readonly [string, ReadonlySet<string> | undefined][] = [
  [
    "dollars?|dólar(?:es)?|dollar[io]|دولار(?:ات|ا|اً|ًا)?|доллар\\p{L}*|ドル|美元|달러|bucks?",
    DOLLARS,
  ],
  ["euros?|يورو|евро|ユーロ|欧元|유로", new Set(["eur"])],
  ["pounds?(?: sterling)?|quid|pfund|livres? sterling|libras?(?: esterlinas)?|sterline", POUNDS],
  ["yen|円|日元", new Set(["jpy"])],
  ["yuan|renminbi|元|人民币", new Set(["cny", "twd", "hkd"])],
  ["dinars?|dinar[ei]s?|دينار(?:ات|اً)?|د\\.\\p{L}\\.?", DINARS],
  ["dirhams?|درهم|د\\.إ\\.?", new Set(["aed", "mad"])],
  ["riyals?|rials?|reais|ريال(?:ات)?|ر\\.\\p{L}\\.?", RIYALS],
  ["rupees?|rupien|roupies|rupias|₨|rs\\.?", new Set(["inr", "pkr", "lkr", "npr", "mur", "idr"])],
  ["francs?|franken|franchi|sfr\\.?|fr\\.", new Set(["chf", "xof", "xaf", "xpf", "rwf"])],
  ["krono?r|kroner|krone|koruna?|korun|kč|kr\\.?", CROWNS],
  ["złot(?:y|ych|e)|zł|zloty", new Set(["pln"])],
  ["forint|ft", new Set(["huf"])],
  ["lei|leu", new Set(["ron", "mdl"])],
  ["leva|лв\\.?", new Set(["bgn"])],
  ["руб\\p{L}*\\.?|rubles?|roubles?|rubel", new Set(["rub"])],
  ["pesos?", undefined],
  ["won|원", new Set(["krw"])],
  ["lira|lire|liras", new Set(["try"])],
  ["ج\\.م\\.?|جنيه", POUNDS],
]
/** A hundredth of some currency. */
const CENTS = "cents?|centimes?|céntimos?|centavos?|centesimi|cêntimos?|pence|penny|¢|سنت"

/** Written without a gap before what follows. */
const WIDE_WORDS = "ドル|美元|달러|ユーロ|欧元|유로|円|日元|元|人民币|원"

const SYMBOL = "(?:[A-Z]{1,3}\\$|\\p{Sc})"
const CODE = `(?:${CODES.join("|")})`
const WORD = WORDS.map(([word]) => word).join("|")

/** What can stand before an amount, and after one, as sources of case-insensitive expressions. */
export const BEFORE_AMOUNT = `(?:${SYMBOL}|(?<!\\p{L})(?:${CODE}|${WORD}))`
export const AFTER_AMOUNT = `(?:${SYMBOL}|${WIDE_WORDS}|(?:${CODE}|${WORD}|${CENTS})(?!\\p{L}))`
/** Words alone: what a number in words can stand before. */
export const CURRENCY_WORD = `(?:${WIDE_WORDS}|(?:${WORD}|${CENTS})(?!\\p{L}))`

const WORD_MEANINGS = WORDS.map(
  ([word, meaning]) => [new RegExp(`^(?:${word})$`, "iu"), meaning] as const
)
const CENT = new RegExp(`^(?:${CENTS})$`, "iu")

/** The currencies that a mark can mean; undefined when it may be any. */
export function currenciesOf(mark: string): ReadonlySet<string> | undefined {
  const text = mark.trim()
  if (/^[A-Za-z]{3}$/.test(text) && CODES.includes(text.toUpperCase())) {
    return new Set([text.toLowerCase()])
  }
  if (SYMBOLS[text]) return SYMBOLS[text]
  return WORD_MEANINGS.find(([word]) => word.test(text))?.[1]
}

/** Whether a mark is one as it is spelled: `ALL` is a currency, `all` is a word; `6 ft` are feet. */
export function isMark(mark: string): boolean {
  const text = mark.trim()
  if (text === "ft") return false
  if (!/^[A-Za-z]{3}$/.test(text) || !CODES.includes(text.toUpperCase())) return true
  return text === text.toUpperCase() || SMALL_CODES.has(text.toLowerCase())
}

/** Whether a mark names hundredths. */
export function isCents(mark: string): boolean {
  return CENT.test(mark.trim())
}
