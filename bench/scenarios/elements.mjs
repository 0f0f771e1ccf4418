/** What the storefront's elements weigh on the way to a browser, in English, compressed with gzip. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { ELEMENTS } from "../../scripts/builds.mjs"
import { result } from "../measure.mjs"

export const name = "elements"
export const needs = "built"

/** Kilobytes. The assistant's button is all that comes with the page. */
const GOALS = { assistant: { first: 5, whole: 25 }, wallet: { first: 18, whole: 25 } }
/** Loaded by some browsers only: tools for an agent of theirs, a reader of QR codes where they have none. */
const FOR_SOME = /^(page-tools|code-reader)-/
const LANGUAGE = /^([a-z]{2})-/

export async function run({ note }) {
  const { entries, files } = JSON.parse(readFileSync(path.join(ELEMENTS, "manifest.json"), "utf8"))
  const some = Object.keys(files).filter((file) => FOR_SOME.test(file))
  note(`without ${some.map((file) => `${file}, ${files[file].gzip} B`).join("; ")}`)
  const reached = (file, next, seen = new Set()) => {
    const isOther = (LANGUAGE.exec(file)?.[1] ?? "en") !== "en" || FOR_SOME.test(file)
    if (isOther || seen.has(file)) return seen
    seen.add(file)
    for (const other of next(files[file])) reached(other, next, seen)
    return seen
  }
  const weight = (set) => [...set].reduce((sum, file) => sum + files[file].gzip, 0) / 1000
  return Object.entries(entries).flatMap(([element, entry]) => {
    const first = reached(entry, ({ imports }) => imports)
    const whole = reached(entry, ({ imports, later }) => [...imports, ...later])
    // The wallet shows words at once, the assistant's button none.
    const words = [...whole].filter((file) => element === "wallet" && LANGUAGE.test(file))
    const row = (what, ours, atMost) =>
      result({ name: `<shop-${element}>, ${what}`, unit: "kB gzip", ours, atMost })
    return [
      row("with the page", weight(new Set([...first, ...words])), GOALS[element].first),
      row("everything opened", weight(whole), GOALS[element].whole),
    ]
  })
}
