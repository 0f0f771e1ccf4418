/**
 * What this machine has beyond Node and the npm packages. Tests that need it say so:
 *
 *   const withRedis = hasRedis ? describe : describe.skip
 *
 * `npm test` names what is missing.
 */
import { accessSync, constants } from "node:fs"
import path from "node:path"

function findProgram(...names: string[]): string | undefined {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        continue
      }
    }
  }
  return undefined
}

/** Path of `redis-server`, undefined when there is none. */
export const redisPath = findProgram("redis-server", "valkey-server")
/** Path of a Chromium or Chrome, undefined when there is none. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? findProgram("chromium", "chromium-browser", "google-chrome")

/** Path of PgBouncer, undefined when there is none. */
export const pgBouncerPath = findProgram("pgbouncer")

export const hasRedis = redisPath !== undefined
export const hasPgBouncer = pgBouncerPath !== undefined
export const hasChromium = chromiumPath !== undefined
