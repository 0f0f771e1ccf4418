/** Signs of a text that talks to a machine, or smuggles something in, rather than to other customers. */
const SIGNS: readonly [string, RegExp][] = [
  [
    "asks to set aside instructions",
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|polic|guideline|direction|order|above|previous)/,
  ],
  [
    "asks to set aside instructions",
    /\b(?:ignorier\w*|vergiss|missacht\w*)\b.{0,40}\b(?:anweisung|regel|vorgabe|instruktion|obig)/,
  ],
  [
    "asks to set aside instructions",
    /\b(?:ignore[rz]?|oublie[rz]?)\b.{0,40}\b(?:instruction|consigne|regle|precedent)/,
  ],
  [
    "asks to set aside instructions",
    /\b(?:ignor[ae]n?|olvid[ae]|desconsider[ae]|esquec[ae])\b.{0,40}\b(?:instruccion|instruco|regla|regra|orden|anterior)/,
  ],
  [
    "asks to set aside instructions",
    /\b(?:ignora|dimentica)\b.{0,40}\b(?:istruzion|regol|precedent)/,
  ],
  [
    "asks to set aside instructions",
    /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructie|regel|opdracht|bovenstaand|vorige)/,
  ],
  [
    "speaks of a prompt",
    /\b(?:system|developer|hidden|initial)\s*(?:prompt|message|instructions?)\b/,
  ],
  ["speaks of a prompt", /\b(?:systemprompt|jailbreak|dan mode|developer mode)\b/],
  [
    "gives a machine a role",
    /\b(?:you are|act as|pretend to be|du bist)\b.{0,30}\b(?:an? )?(?:ai|assistant|chatbot|bot|language model|ki|assistent)\b/,
  ],
  [
    "addresses a machine",
    /\b(?:dear|hey|attention|note to|message (?:to|for))\b.{0,20}\b(?:ai|assistant|chatbot|bot|llm|language model)s?\b/,
  ],
  ["addresses a machine", /^\s*(?:system|assistant|user|tool)\s*:/m],
  [
    "addresses a machine",
    /<\/?(?:system|assistant|user|tool|instructions?|prompt)\b|\[\/?inst\]|<\|[a-z_]+\|>|#{2,}\s*(?:system|instruction)/,
  ],
  [
    "tells what to say or grant",
    /\b(?:tell|inform|reply|respond|answer|say|offer|give|promise|grant|issue|send)\b.{0,40}\b(?:every|all|any|each|the) (?:customer|shopper|user|buyer)s?\b/,
  ],
  [
    "tells what to say or grant",
    /\b(?:reply|respond|answer)\b.{0,20}\b(?:with|only|by)\b.{0,60}\b(?:code|refund|discount|coupon|free|password|link|url|following)\b/,
  ],
  [
    "tells what to say or grant",
    /\b(?:give|grant|offer|issue|promise|send)\b.{0,20}\b(?:full|100 ?%|free|immediate)\b.{0,20}\b(?:refund|discount|coupon|credit|voucher)\b.{0,30}\b(?:in (?:the|your) (?:reply|response|answer)|now|code)\b/,
  ],
  [
    "carries a link",
    /\bhttps?:\/\/|\bwww\.[a-z0-9-]+\.[a-z]{2,}|\bjavascript:|\bdata:[a-z]+\/[a-z]/,
  ],
  ["carries markup", /<(?:script|img|iframe|svg|a|style)\b|!\[[^\]]*\]\(|\]\(\s*[a-z]+:/],
]

/** Characters that nobody sees and machines read: zero width, directions, tags. */
const INVISIBLE = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u
const SECRET = /[A-Za-z0-9+/]{80,}={0,2}/

/**
 * What is suspicious about a review, in words for the merchant; empty for what a customer would
 * write. A review with a finding is shown to no language model.
 */
export function findSuspicions(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(new RegExp(INVISIBLE, "gu"), "")
    .toLowerCase()
  const found = SIGNS.filter(([, sign]) => sign.test(folded)).map(([what]) => what)
  if (INVISIBLE.test(text)) found.push("has characters that nobody can see")
  if (SECRET.test(text)) found.push("carries encoded data")
  return [...new Set(found)]
}
