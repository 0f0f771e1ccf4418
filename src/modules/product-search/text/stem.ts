import { LRUCache } from "lru-cache"

/** Reduces the forms of a word to one: `knives` and `knife`, `slicing` and `slice`. */
export type Stem = (word: string) => string

/** Forms that no rule makes, and words that only look like forms. */
const ENGLISH: Record<string, string> = Object.fromEntries(
  `knives knife|wolves wolf|shelves shelf|shelving shelf|loaves loaf|scarves scarf|leaves leaf|
   halves half|calves calf|women woman|womens woman|mens man|men man|children child|childrens child|
   kids kid|feet foot|teeth tooth|mice mouse|geese goose|people person|lenses lens|buses bus|
   shoes shoe|toes toe|canoes canoe|clothes clothes|clothing clothing|news news|lens lens|
   canvas canvas|gas gas|jeans jeans|pants pants|shorts shorts|glasses glasses|sunglasses sunglasses|sunglass sunglasses|
   eyeglasses eyeglasses|spectacles spectacles|leggings leggings|tights tights|goods goods|
   earring earring|earrings earring|bedding bedding|wedding wedding|lighting lighting|ceiling ceiling|
   pudding pudding|stocking stocking|stockings stocking|seasoning seasoning|painting painting|
   ring ring|rings ring|string string|spring spring|king king|swing swing|swings swing|sling sling|
   wing wing|wings wing|thing thing|things thing|dumpling dumpling|morning morning|evening evening|
   building building|plus plus|series series|colour color|colours color|coloured color|grey gray|
   jewellery jewelry|jewelery jewelry|aluminium aluminum|pyjama pajama|pyjamas pajama|fibre fiber|
   tyre tire|tyres tire|litre liter|centre center|organiser organizer|organisers organizer|
   moisturiser moisturizer|moisturisers moisturizer|moisturising moisturize|moisturise moisturize|
   moustache mustache|doughnut donut|yoghurt yogurt|racquet racket|racquets racket|theatre theater|
   woolen wool|woollen wool|golden gold|silvery silver|wood wood|wooden wood|dice dice|slices slice|
   ladies lady|girls girl|sneakers sneaker|cosmetics cosmetic|electronics electronic|sports sport|
   heels heel|chips chip|goggles goggles|headphone headphones|headphones headphones|
   earphone earphones|earphones earphones|earbud earbuds|earbuds earbuds|airpod airpods|
   airpods airpods|scissors scissors|trousers trousers|overalls overalls|dungarees dungarees`
    .split("|")
    .map((pair) => pair.trim().split(" ") as [string, string])
)

const VOWEL = /[aeiouy]/

/** Plurals, -ing and -ed of English. */
export function stemEnglish(word: string): string {
  const known = Object.hasOwn(ENGLISH, word) ? ENGLISH[word] : undefined
  if (known) return known
  if (word.length < 4 || /\d/.test(word)) return word
  return stripVerb(stripPlural(word))
}

function stripPlural(word: string): string {
  if (word.endsWith("ies")) return word.length > 4 ? word.slice(0, -3) + "y" : word.slice(0, -1)
  if (word.endsWith("ie") && word.length > 4) return word.slice(0, -2) + "y"
  if (/(sses|shes|ches|xes|zzes|toes)$/.test(word)) return word.slice(0, -2)
  if (/(ss|us|is)$/.test(word)) return word
  return word.endsWith("s") ? word.slice(0, -1) : word
}

function stripVerb(word: string): string {
  const ending = word.endsWith("ing") ? 3 : word.endsWith("ed") && !word.endsWith("eed") ? 2 : 0
  const stem = word.slice(0, word.length - ending)
  if (!ending || stem.length < 3 || !VOWEL.test(stem)) return word
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1)
  const lostE =
    /(at|bl|iz|[rd]g|v|[^s]c|[tpgdkfc]l)$/.test(stem) || /^[^aeiou]*[aeiouy][^aeiouywx]$/.test(stem)
  return lostE ? stem + "e" : stem
}

/** Endings of other languages, longest first, cut from words that stay long enough. */
const ENDINGS: Record<string, RegExp> = {
  de: /(?<=.{4})(ern|en|er|es|em|e|n|s)$/,
  fr: /(?<=.{3})(eaux|aux|es|ee|e|s|x)$/,
  es: /(?<=.{3})(es|os|as|o|a|e|s)$/,
  it: /(?<=.{3})(he|hi|i|e|o|a)$/,
  nl: /(?<=.{3})(en|es|e|s)$/,
  pt: /(?<=.{3})(oes|aes|es|os|as|o|a|e|s)$/,
}

/** Words come again and again; this many are remembered. */
const REMEMBERED = 20_000

function remembering(stem: Stem): Stem {
  const known = new LRUCache<string, string>({ max: REMEMBERED })
  return (word) => {
    let found = known.get(word)
    if (found === undefined) known.set(word, (found = stem(word)))
    return found
  }
}

/** The stemmer of a catalogue's language (two letters); words of an unknown one stay as they are. */
export function stemmerOf(language: string): Stem {
  const base = language.slice(0, 2).toLowerCase()
  if (base === "en") return remembering(stemEnglish)
  const endings = ENDINGS[base]
  return endings ? remembering((word) => word.replace(endings, "")) : (word) => word
}
