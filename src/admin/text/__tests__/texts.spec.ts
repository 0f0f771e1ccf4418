import { existsSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { createInstance } from "i18next"
import { AUDIT_ACTIONS } from "../../../modules/access/audit"
import { SETTINGS } from "../../../modules/access/settings-list"
import { ASSISTANT_SETTINGS } from "../../../modules/assistant/settings-list"
import resources from "../../i18n"
import { NAMESPACE } from "../use-text"
import { sameAsInEnglish } from "./same-as-in-english"

type Tree = { [key: string]: string | Tree }

const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`)
  )
const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
const words = (text: string) => text.replace(/\{\{\w+\}\}/g, "").trim()

const PLURAL = /_(zero|one|two|few|many|other)$/
const english = leaves(resources.en[NAMESPACE] as Tree)
/** The names of a text in a language: itself, or one for each of the language's plural forms. */
const namesOf = (key: string, endings: string[]) =>
  PLURAL.test(key) ? endings.map((ending) => key.replace(PLURAL, ending)) : [key]

/** What i18next puts after a plural text's name; nothing where `Intl` does not know the host's name. */
function endingsOf(code: string): string[] {
  try {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    return pluralCategories.map((category) => `_${category}`)
  } catch {
    return [""]
  }
}

/** Whether a plural form stands for one number only, which it may then say in a word. */
function isOneNumber(code: string, ending: string): boolean {
  const rules = new Intl.PluralRules(code)
  const numbers = Array.from({ length: 1000 }, (_, count) => count)
  return numbers.filter((count) => `_${rules.select(count)}` === ending).length === 1
}

const languages = Object.entries(resources)
  .filter(([code]) => code !== "en")
  .map(([code, { [NAMESPACE]: texts }]) => ({
    code,
    folder: code.slice(0, 2),
    texts: new Map(leaves(texts as unknown as Tree)),
  }))

/** Edited on pages of their own, which explain them. */
const WITHOUT_HELP =
  /^(providers|policies|answers|phrases|tone|search_synonyms|journal_accounts|xero_tax_rate|datev_.*)$/
const settings = Object.keys({ ...SETTINGS, ...ASSISTANT_SETTINGS })
const helped = settings.filter((name) => !WITHOUT_HELP.test(name))

describe("the dashboard's texts", () => {
  it("name every setting", () => {
    const names = Object.keys(resources.en[NAMESPACE].settings.names)
    expect(names.sort()).toEqual([...settings].sort())
  })

  it("name every action of the record of access", () => {
    const named = leaves(resources.en[NAMESPACE].access.actions).map(([action]) => action)
    expect(named.sort()).toEqual([...AUDIT_ACTIONS].sort())
  })

  it("are served in every language that has a folder, by a name that the host has for it", () => {
    const folders = readdirSync(join(__dirname, ".."), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
      .map(({ name }) => name)
    expect([...new Set(languages.map(({ folder }) => folder)), "en"].sort()).toEqual(folders.sort())
    const host = dirname(require.resolve("@medusajs/dashboard/package.json"))
    for (const { code } of languages) {
      const translation = join(host, "src/i18n/translations", `${code}.json`)
      expect([code, existsSync(translation)]).toEqual([code, true])
    }
  })
})

describe.each(languages)("the dashboard's texts in $code", ({ code, folder, texts }) => {
  const endings = endingsOf(code)

  it("are whole, with the language's own plural forms and the help to every setting", () => {
    const expected = new Set(english.flatMap(([key]) => namesOf(key, endings)))
    for (const name of helped) expected.add(`settingHelp.${name}`)
    expect([...texts.keys()].sort()).toEqual([...expected].sort())
    for (const [key, text] of texts) expect([key, text]).not.toEqual([key, ""])
    // The marks of code in the English descriptions are not shown, nor are they in a translation.
    for (const [key, text] of texts) expect([key, text.includes("`")]).toEqual([key, false])
  })

  it("have the same blanks to fill in", () => {
    for (const [key, text] of english) {
      for (const name of namesOf(key, endings)) {
        const found = blanks(texts.get(name) ?? "")
        const [ending] = name.match(PLURAL) ?? []
        const mayBeWord = ending !== undefined && isOneNumber(code, ending)
        const expected = blanks(text).filter((blank) => !mayBeWord || found.includes(blank))
        expect([name, found]).toEqual([name, expected])
      }
    }
  })

  it("are not English, but for words that are the same", () => {
    const left = english.filter(
      ([key, text]) => /\p{L}/u.test(words(text)) && texts.get(key) === text
    )
    const found = [...new Set(left.map(([, text]) => text))].sort()
    expect(found).toEqual([...(sameAsInEnglish[folder] ?? [])].sort())
  })

  it("are found by the host's i18next, whatever the count", async () => {
    const i18n = createInstance()
    await i18n.init({
      lng: code,
      fallbackLng: "en",
      fallbackNS: "translation",
      resources: resources as object,
      supportedLngs: Object.keys(resources),
      interpolation: { escapeValue: false },
    })
    const plural = english.filter(([key]) => PLURAL.test(key))
    expect(plural).not.toEqual([])
    for (const [key] of plural) {
      for (const count of [0, 1, 2, 3, 7, 11, 21, 100, 1_000_000]) {
        const stem = key.replace(PLURAL, "")
        const text = i18n.t(stem, { ns: NAMESPACE, count })
        const own = namesOf(key, endings).map((name) =>
          texts.get(name)?.replace("{{count}}", String(count))
        )
        expect(own).toContain(text)
      }
    }
  })
})
