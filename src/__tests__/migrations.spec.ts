import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const MODULES = path.join(__dirname, "../modules")

const migrations = readdirSync(MODULES).flatMap((module) => {
  const folder = path.join(MODULES, module, "migrations")
  return files(folder).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), "utf8"),
  }))
})

function files(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".ts"))
  } catch {
    return []
  }
}

describe("migrations", () => {
  // The host notes by name alone what has run: of two with one name the second never does.
  it("have names of their own over all modules", () => {
    const names = migrations.map(({ file }) => file)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it("are called as their files are", () => {
    for (const { file, text } of migrations) {
      expect(text).toContain(`class ${path.basename(file, ".ts")} extends Migration`)
    }
  })
})
