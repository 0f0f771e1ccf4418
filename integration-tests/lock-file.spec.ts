import { readFileSync } from "node:fs"
import path from "node:path"
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
