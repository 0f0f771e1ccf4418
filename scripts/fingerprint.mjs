/** Has anything changed since the last time? Answered by hashing, so that a checkout's dates don't matter. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.mjs"

function filesBelow(target) {
  if (!existsSync(target)) {
    return []
  }
  if (statSync(target).isFile()) {
    return [target]
  }
  return readdirSync(target, { recursive: true })
    .map((file) => path.join(target, file))
    .filter((file) => statSync(file).isFile())
    .sort()
}

/**
 * A hash over the files' names and contents.
 *
 * @param {string[]} targets files and folders, relative to the checkout
 * @param {(file: string) => boolean} [keep] on the path relative to the checkout, with slashes
 */
export function fingerprint(targets, keep = () => true) {
  const hash = createHash("sha256")
  for (const target of targets) {
    for (const file of filesBelow(path.join(ROOT, target))) {
      const name = path.relative(ROOT, file).split(path.sep).join("/")
      if (keep(name)) {
        hash.update(name).update("\0").update(readFileSync(file)).update("\0")
      }
    }
  }
  return hash.digest("hex")
}

/** True when the stamp file holds this very fingerprint. */
export function isStamped(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === value
}

export function writeStamp(stamp, value) {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, value)
}
