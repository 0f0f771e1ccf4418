import { readdirSync, readFileSync } from "node:fs"
import { builtinModules } from "node:module"
import path from "node:path"
import ts from "typescript"
import { ROOT } from "./support/demo"

interface Locked {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>
}

/** Where npm looks for what a package needs: inside it, then beside it and each that it lies in. */
function isLocked(owner: string, name: string): boolean {
  for (
    let place = owner;
    ;
    place = place.slice(0, Math.max(place.lastIndexOf("node_modules/"), 0))
  ) {
    const folder = place === "" || place.endsWith("/") ? place : `${place}/`
    if (packages[`${folder}node_modules/${name}`]) return true
    if (place === "") return false
  }
}

describe("the lock file", () => {
  it("names what every platform needs, not only the one that it was written on", () => {
    const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(owner, name))
        .map((name) => `${owner}: ${name}`)
    )
    expect(missing).toEqual([])
  })

  it("names no registry", () => {
    expect(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).not.toMatch(
      /https?:\/\/[^"]*\.tgz/
    )
  })
})

/**
 * npm puts what packages need beside each other, so that one finds what only another has declared;
 * pnpm does not.
 */
describe("what the package imports", () => {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, "package.json"), "utf8")
  ) as Record<"dependencies" | "peerDependencies", Record<string, string>>
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  const files = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes("__tests__")
  )
  const importsOf = (file: string) => {
    const text = readFileSync(path.join(ROOT, "src", file), "utf8")
    const resolved = [...text.matchAll(/\brequire\.resolve\("([^"]+)"/g)].map(([, name]) => name!)
    const imported = ts.preProcessFile(text, true, true).importedFiles
    return [...imported.map(({ fileName }) => fileName), ...resolved].filter(
      (name) => !name.startsWith(".")
    )
  }
  const nameOf = (imported: string) =>
    imported
      .split("/")
      .slice(0, imported.startsWith("@") ? 2 : 1)
      .join("/")
  const isOfNode = (imported: string) =>
    imported.startsWith("node:") || builtinModules.includes(imported)

  it("is declared in package.json, in the server's code and in the dashboard's", () => {
    const undeclared = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => !isOfNode(imported) && !declared.has(nameOf(imported)))
        .map((imported) => `${file}: ${imported}`)
    )
    expect(undeclared).toEqual([])
    expect(files.filter((file) => file.startsWith("admin")).length).toBeGreaterThan(50)
  })

  it("is installed along with it, or a peer that stores have", () => {
    const { packages: locked } = JSON.parse(
      readFileSync(path.join(ROOT, "package-lock.json"), "utf8")
    ) as { packages: Record<string, { peerDependencies?: object; dependencies?: object }> }
    expect(locked[""]).toMatchObject({ dependencies, peerDependencies })
  })
})
