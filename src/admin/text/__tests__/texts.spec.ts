import { de } from "../de"
import { en } from "../en"

type Tree = { [key: string]: string | Tree }

const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`)
  )
const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe("the dashboard's texts", () => {
  it("are whole in German, with the same blanks to fill in", () => {
    const german = new Map(leaves(de as Tree))
    const english = leaves(en as unknown as Tree)
    expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    for (const [key, text] of english) {
      expect([key, blanks(german.get(key) ?? "")]).toEqual([key, blanks(text)])
      expect(german.get(key)).not.toBe("")
    }
  })
})
