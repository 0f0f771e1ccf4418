import { fold, splitWords } from "./fold"
import type { Language } from "./language"

/** What people call countries beside the names that the platform knows; folded. */
const ALIASES: Readonly<Record<string, string>> = {
  us: "usa,united states of america,america,the states,vereinigte staaten,amerika,etats unis,amerique,eeuu,estados unidos,stati uniti,eua,vs,امريكا,الولايات المتحده",
  gb: "uk,england,great britain,britain,scotland,wales,grossbritannien,schottland,angleterre,grande bretagne,inglaterra,gran bretana,escocia,inghilterra,gran bretagna,engeland,groot brittannie,بريطانيا,انجلترا",
  nl: "holland,hollande,olanda,holanda,the netherlands",
  sa: "السعوديه",
  ae: "emirates,uae,emirate,emirati,emirats,emiratos,الامارات",
  cz: "czech republic,tschechische republik,republique tcheque,republica checa",
  kr: "korea,corea,coree,كوريا",
  tr: "turkey,turkei,turquie,turquia,turchia,turkije",
}
/** Written so that it can't be a word of the sentence. */
const US = /\bU\.?S\.?(?:A\.?)?(?![\p{L}])/u
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
/** `and to`, `in`, `for`, as Arabic writes them together with a name. */
const PREFIX = /^(?:[وف]?[بل]?)(?=ال|\p{L}{4})/u

const names = new WeakMap<Language, ReadonlyMap<string, string>>()

/** Folded names of countries, each with its code in lower case. */
function namesOf(language: Language): ReadonlyMap<string, string> {
  let known = names.get(language)
  if (!known) {
    const found = new Map<string, string>()
    for (const code of ["en", language.code]) {
      const display = new Intl.DisplayNames(code, { type: "region", fallback: "none" })
      for (const first of LETTERS) {
        for (const second of LETTERS) {
          const name = display.of(first + second)
          if (name) found.set(key(name), (first + second).toLowerCase())
        }
      }
    }
    for (const [code, list] of Object.entries(ALIASES)) {
      for (const name of list.split(",")) found.set(key(name), code)
    }
    names.set(language, (known = found))
  }
  return known
}

const key = (name: string) => splitWords(fold(name)).join(" ")
const LONGEST = 4

/** The country that a text names, two letters in lower case. */
export function findCountry(text: string, language: Language): string | undefined {
  if (US.test(text)) return "us"
  const known = namesOf(language)
  const words = splitWords(fold(text))
  for (let length = LONGEST; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(" ")
      const bare = language.code === "ar" ? name.replace(PREFIX, "") : name
      const withArticle = language.code === "ar" ? name.replace(/^(?:و?لل)/, "ال") : name
      const code = known.get(name) ?? known.get(bare) ?? known.get(withArticle)
      if (code && name.length > 3) return code
      if (code && (name === "uk" || name === "usa" || name === "uae")) return code
    }
  }
  return undefined
}

/** @param code two letters */
export function nameCountry(code: string, language: Language): string {
  return new Intl.DisplayNames(language.code, { type: "region" }).of(code.toUpperCase()) ?? code
}
