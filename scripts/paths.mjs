/** Where things are in this checkout. */
import path from "node:path"
import { fileURLToPath } from "node:url"

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")
export const DEMO = path.join(ROOT, "demo")
/** What a run leaves on this machine: data, secrets, logs. Never committed. */
export const LOCAL = path.join(ROOT, ".local")
export const LOGS = path.join(LOCAL, "logs")
export const CREDENTIALS = path.join(LOCAL, "credentials.json")

/** The `medusa` command, to be run with Node. */
export const MEDUSA = path.join(ROOT, "node_modules", "@medusajs", "cli", "cli.js")
