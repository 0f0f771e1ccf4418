/**
 * `npm start`: the demo store on a machine that has nothing but Node.
 *
 *   npm start                    PORT (9000) and DATABASE_URL (default: an embedded PostgreSQL) are read
 *   npm start -- --fresh         forget all data and begin again
 *   npm start -- --no-admin      no dashboard
 *
 * Ctrl-C, SIGTERM and SIGHUP end the server and then the database; the exit code is 0. Problems a
 * person can put right are one line on standard error and exit code 1; wrong arguments are 2.
 */
import { takeLock, releaseLock } from "./lock.mjs"
import { Stop, killChildren, stopChildren, stopOrphans } from "./children.mjs"
import { checkNode, install, isInstalled } from "./install.mjs"
import { isPortFree } from "./ports.mjs"
import { commandOf, isAlive, parentOf } from "./processes.mjs"
import { step } from "./progress.mjs"

const USAGE = "usage: npm start [-- --fresh] [-- --no-admin]   (environment: PORT, DATABASE_URL)"

/** Options, also in the form that npm leaves them in when the `--` is forgotten. */
function readOptions() {
  const known = ["--fresh", "--no-admin"]
  const given = process.argv.slice(2)
  if (given.some((argument) => !known.includes(argument))) {
    console.error(USAGE)
    process.exit(given.includes("--help") ? 0 : 2)
  }
  const { PORT = "9000", npm_config_fresh: fresh, npm_config_admin: admin } = process.env
  if (!/^\d{1,5}$/.test(PORT) || PORT < 1 || PORT > 65535) {
    throw new Stop(`PORT must be a number from 1 to 65535, not "${PORT}".`)
  }
  return {
    port: Number.parseInt(PORT, 10),
    fresh: given.includes("--fresh") || fresh === "true",
    dashboard: !given.includes("--no-admin") && (admin === undefined || admin === "true"),
  }
}

let ownsLock = false
let usesEmbedded = false
let ending

/** Ends everything, once, and leaves with the code. */
function end(code) {
  ending ??= (async () => {
    if (ownsLock) {
      await stopChildren()
      if (usesEmbedded) {
        const { stopDatabase } = await import("./demo-store.mjs")
        await stopDatabase()
      }
      releaseLock()
    }
    process.exit(code)
  })()
  return ending
}

function fail(error) {
  if (!ending) {
    console.error(error instanceof Stop ? `\n${error.message}` : error)
  }
  return end(1)
}

/**
 * Under npm this process ends with npm. A signal may reach npm, or the shell that npm puts in
 * between, and not be passed on.
 */
function followParent() {
  if (!process.env.npm_lifecycle_event) {
    return
  }
  const parents = [process.ppid]
  if (/^\S*sh -c /.test(commandOf(process.ppid))) {
    parents.push(parentOf(process.ppid))
  }
  setInterval(() => parents.every((pid) => isAlive(pid)) || end(0), 300).unref()
}

async function main() {
  checkNode()
  const { port, fresh, dashboard } = readOptions()
  if (fresh && process.env.DATABASE_URL) {
    throw new Stop(
      "--fresh leaves a database of your own alone: drop it yourself, then `npm start`."
    )
  }
  await takeLock(port)
  ownsLock = true
  await stopOrphans()
  if (!(await isPortFree(port))) {
    throw new Stop(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`)
  }
  if (!isInstalled()) {
    await step("Packages", () => install())
  }
  const { startOver, startStore } = await import("./demo-store.mjs")
  usesEmbedded = !process.env.DATABASE_URL
  if (fresh) {
    await startOver()
  }
  const { server, credentials } = await startStore({ port, dashboard })
  const { makeBanner } = await import("./banner.mjs")
  console.log(makeBanner(credentials, { dashboard }))
  const result = await server.ended
  if (!ending) {
    const { describeFailure } = await import("./children.mjs")
    throw new Stop(describeFailure(`The store ended with ${result}`, server.log))
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => void end(0))
}
process.on("exit", killChildren)
followParent()
main().catch(fail)
