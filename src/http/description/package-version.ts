import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The version in the nearest package.json above a folder: the sources and the build differ in depth. */
export function readPackageVersion(folder: string): string {
  const file = join(folder, "package.json")
  if (existsSync(file)) {
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { version?: string }
    if (version !== undefined) return version
  }
  const parent = dirname(folder)
  if (parent === folder) throw new Error("No package.json with a version was found")
  return readPackageVersion(parent)
}
