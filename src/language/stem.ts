import { LRUCache } from "lru-cache"
import { fold } from "./fold"
import type { Grammar } from "./language"

/** Reduces the forms of a folded word to one: `knives` and `knife`, `slicing` and `slice`. */
export type Stem = (word: string) => string

/** Words come again and again; this many are remembered. */
const REMEMBERED = 20_000
/** `Oel` is `Öl`, which folds to `ol`; in `neue`, `Quelle` and `Feuer` no umlaut is written out. */
const WRITTEN_OUT = /(?<![aeiouq])([aou])e/g

/**
 * The stemmer of a language, with its irregular forms; `glasses glasses` among them is a word that
 * only looks like a form of another.
 */
export function stemmerOf({ code, irregular, stemmer }: Grammar): Stem {
  const forms = new Map(
    irregular.split(",").map((pair) => {
      const [form, base] = fold(pair).trim().split(" ")
      return [form, base] as const
    })
  )
  const known = new LRUCache<string, string>({ max: REMEMBERED })
  return (word) => {
    let found = known.get(word)
    if (found === undefined) {
      const base = forms.get(word) ?? word
      const plain = unfold(base, code)
      const isStem = /\d/.test(plain) || forms.get(base) === base
      found = isStem ? plain : stemmer(plain) || plain
      known.set(word, found)
    }
    return found
  }
}

/** What folding has taken from a word that its stemmer goes by, or has left that it doesn't know. */
function unfold(word: string, code: string): string {
  if (code === "de") return word.replace(WRITTEN_OUT, "$1")
  return code === "ar" ? word.replace(/ه$/, "ة") : word
}
