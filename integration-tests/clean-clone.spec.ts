import { readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./support/demo"

/** The packages that a script and all scripts that it imports at once need to be loaded. */
function packagesOf(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return []
  seen.add(script)
  const source = readFileSync(script, "utf8")
  const imported = [...source.matchAll(/^(?:import|\} from|export .* from)\b[^"\n]*"([^"]+)"/gm)]
  return imported.flatMap(([, name = ""]) => {
    if (name.startsWith("node:")) return []
    if (!name.startsWith(".")) return [`${path.relative(ROOT, script)}: ${name}`]
    return packagesOf(path.resolve(path.dirname(script), name), seen)
  })
}

describe("a clone in which nothing is installed yet", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>
  }

  it.each(["start", "test", "test:package", "test:start"])(
    "can run `npm run %s`, which installs: it is loaded with Node's own modules alone",
    (name) => {
      const script = /^node (\S+\.mjs)/.exec(scripts[name] ?? "")?.[1] ?? ""
      const seen = new Set<string>()
      expect(packagesOf(path.join(ROOT, script), seen)).toEqual([])
      expect(seen.size).toBeGreaterThan(4)
    }
  )
})
