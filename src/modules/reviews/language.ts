import type { Review } from "./types"

/**
 * Words that are common in one language. A word of several counts for each of them, so that the
 * words that only one of them has decide.
 */
const COMMON_WORDS: Record<string, string> = {
  en: `the and is it was this that with for but not very have has are you they from had my so just
    would will we great good love bought when which than been after again too only i'm it's don't
    product quality ordered arrived`,
  de: `der die das und ist ich nicht ein eine es war mit für auf aber sehr den dem hat habe auch
    wie noch nur schon von zu so wir wird beim als leider gut super gekauft ware qualität wurde
    kann immer mehr einen zum zur bin sind passt`,
  fr: `le la les et est je pas un une des du que qui pour avec très dans mais ce cette il elle au
    j'ai c'est n'est sur plus mon ma bien produit qualité trop nous vous été sont a livraison
    déçu merci bon votre nos notre`,
  es: `el la los las y es no un una de que por con para muy pero lo se me mi al del está este esta
    como más todo bien ha son fue producto calidad llegó compra compré gracias bueno buena también sobre su sus nos hay
    nuestro`,
  it: `il lo la gli le e è non un una di che per con molto ma si mi al del della questo questa come
    più tutto bene ho ha sono stato prodotto qualità anche arrivato bello bella grazie consiglio nel ci sua suo nostro`,
  pt: `o a os as e é não um uma de que por com para muito mas se me meu minha ao do da este esta
    como mais tudo bem foi são produto qualidade chegou comprei também obrigado bom boa está você
    estou gostei sobre nos sua seu nosso`,
  nl: `de het een en is ik niet van met voor maar zeer erg heb heeft ook wel dat dit deze aan op te
    zijn was mijn nog goed mooi gekocht kwaliteit je wij naar bij snel geleverd helaas mee jammer`,
}

/** Letters and signs that, among these languages, only some write. */
const TELLING: readonly [RegExp, readonly string[]][] = [
  [/[äöüß]/g, ["de"]],
  [/[ñ¿¡]/g, ["es"]],
  [/[ãõ]/g, ["pt"]],
  [/[êèàùûîœ]|\b[cjlmnstd]'(?=[aeiouhéê])/g, ["fr"]],
  [/[ìòù]|\b(?:dell|nell|all|un)'/g, ["it"]],
  [/\b[a-z]*ij[a-z]*\b/g, ["nl"]],
]

const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Thai}/u, "th"],
  // Letters that, of those who write in Arabic script, only some have.
  [/[ٹڈڑںے]/, "ur"],
  [/[پچژگکی]/, "fa"],
  [/\p{Script=Arabic}/u, "ar"],
]

/** All that `detectLanguage` can tell, two letters each. */
export const TOLD_LANGUAGES: ReadonlySet<string> = new Set([
  ...Object.keys(COMMON_WORDS),
  ...SCRIPTS.map(([, language]) => language),
])

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu
const ADDRESS = /\S+@\S+|\bhttps?:\S+|\bwww\.\S+/g
const FEWEST_POINTS = 2

const languagesOf = indexWords()

/**
 * The language of a text in two letters, as far as its common words and its letters tell; null when
 * they don't: too short, or one that is not known here.
 */
export function detectLanguage(text: string): string | null {
  const lowered = text.toLowerCase().replaceAll(ADDRESS, " ").replaceAll("’", "'")
  for (const [script, language] of SCRIPTS) {
    if (script.test(lowered)) return language
  }
  const points = new Map<string, number>()
  const add = (language: string, number: number) =>
    points.set(language, (points.get(language) ?? 0) + number)
  for (const [word] of lowered.matchAll(WORD)) {
    const languages = languagesOf.get(word) ?? []
    for (const language of languages) add(language, languages.length === 1 ? 2 : 1)
  }
  for (const [signs, languages] of TELLING) {
    const found = lowered.match(signs)?.length ?? 0
    for (const language of languages) add(language, Math.min(found, 3))
  }
  const [first, second] = [...points].sort(([, one], [, other]) => other - one)
  if (!first || first[1] < FEWEST_POINTS || first[1] === second?.[1]) return null
  return first[0]
}

/** The language of a review as its source has it, else as its words tell it; null when neither does. */
export function languageOf({
  language,
  title,
  content,
}: Pick<Review, "language" | "title" | "content">): string | null {
  return language ?? detectLanguage(`${title}. ${content}`)
}

function indexWords(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [language, words] of Object.entries(COMMON_WORDS)) {
    for (const word of new Set(words.split(/\s+/))) {
      index.set(word, [...(index.get(word) ?? []), language])
    }
  }
  return index
}
