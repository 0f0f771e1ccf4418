/** Dependencies: installed when they are missing or older than the lock file. */
import { existsSync, statSync, utimesSync } from "node:fs"
import path from "node:path"
import { Stop, runChild } from "./children.mjs"
import { ROOT } from "./paths.mjs"

const INSTALLED = path.join(ROOT, "node_modules", ".package-lock.json")

/** One clear line for a Node that Medusa doesn't run on. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map((part) => Number.parseInt(part, 10))
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!fits) {
    throw new Stop(
      `Node ${process.versions.node} is too old: this needs 20.19, or 22.12 and newer.`
    )
  }
}

export function isInstalled() {
  const lock = path.join(ROOT, "package-lock.json")
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(lock).mtimeMs
}

/** Program and first arguments of npm: the one that runs this script, when there is one. */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []]
}

/**
 * Installs what the lock file says, development dependencies included, whatever NODE_ENV says.
 * Not `npm ci`, which would first take away what is there already.
 */
export async function install() {
  const [file, prefix] = npmCommand()
  await runChild("install", file, [
    ...prefix,
    "install",
    "--no-save",
    "--include=dev",
    "--no-audit",
    "--no-fund",
  ])
  const now = new Date()
  utimesSync(INSTALLED, now, now)
}
