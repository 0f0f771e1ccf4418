/**
 * The steps of `npm start`, once the dependencies are there: database, build, tables, data,
 * dashboard, server. Each is skipped when nothing has changed since it was last done.
 */
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { buildDashboard, buildPlugin, isDashboardBuilt, isPluginBuilt } from "./builds.mjs"
import { Stop, describeFailure, runChild, startChild } from "./children.mjs"
import { moveOrigin, openDatabase, openNotes } from "./demo-database.mjs"
import { fingerprint } from "./fingerprint.mjs"
import { CREDENTIALS, DEMO, LOCAL, LOGS, MEDUSA } from "./paths.mjs"
import { removePostgres, startPostgres, stopPostgres } from "./postgres.mjs"
import { placeData } from "./postgres-binaries.mjs"
import { isAlive } from "./processes.mjs"
import { bar, step } from "./progress.mjs"
import { haveSecrets, loadSecrets, writePrivate } from "./secrets.mjs"
import { STORE_FLAGS } from "./store-flags.mjs"
import { silenceTelemetry } from "./telemetry.mjs"

const DATA = path.join(LOCAL, "postgres")
const SEED_RESULT = path.join(LOCAL, "seed.json")
const READY_TIMEOUT = 120_000
const ADMIN_EMAIL = "admin@example.com"

/** Ends the embedded PostgreSQL, whoever started it. */
export function stopDatabase() {
  return stopPostgres(DATA)
}

/** Removes everything that earlier starts have made, but no build and no log. */
export async function startOver() {
  await removePostgres(DATA)
  rmSync(SEED_RESULT, { force: true })
  rmSync(CREDENTIALS, { force: true })
  rmSync(path.join(LOCAL, "secrets.json"), { force: true })
  rmSync(path.join(DEMO, "static"), { recursive: true, force: true })
  rmSync(path.join(DEMO, ".demo-cards"), { recursive: true, force: true })
}

async function provideDatabase(secrets) {
  if (process.env.DATABASE_URL) {
    return process.env.DATABASE_URL
  }
  const postgres = await step("PostgreSQL", () =>
    startPostgres({
      dataDir: DATA,
      password: secrets.postgres_password,
      log: path.join(LOGS, "postgres.log"),
    })
  )
  return postgres.url("store")
}

function storeEnvironment(secrets, { port, databaseUrl, dashboard }) {
  return {
    ...process.env,
    NODE_ENV: "production",
    TS_NODE_TRANSPILE_ONLY: "true",
    ...silenceTelemetry(path.join(LOCAL, "config")),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    JWT_SECRET: secrets.jwt_secret,
    COOKIE_SECRET: secrets.cookie_secret,
    WALLET_LEDGER_KEYS: secrets.wallet_ledger_keys,
    MESSAGING_VERIFY_TOKEN: secrets.messaging_verify_token,
    MESSAGING_APP_SECRET: secrets.messaging_app_secret,
    // Whoever tries webhooks out receives them on this machine.
    WALLET_WEBHOOKS_ALLOW_HTTP: process.env.WALLET_WEBHOOKS_ALLOW_HTTP ?? "true",
    WALLET_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES:
      process.env.WALLET_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES ?? "true",
    DISABLE_ADMIN: dashboard ? "false" : "true",
    // The shop's pages are this store's own, and let one be any of the invented customers.
    STOREFRONT_URL: `http://localhost:${port}`,
    SHOP_CUSTOMERS: SEED_RESULT,
    WALLET_OPTIONS:
      process.env.WALLET_OPTIONS ??
      JSON.stringify({
        transfers_enabled: true,
        cart_payments_enabled: true,
        topups_enabled: true,
        topup_minimum: "500",
        topup_maximum: "50000",
        topup_suggested: "1000,2500,5000",
        auto_reload_enabled: true,
        withdrawals_enabled: true,
        allowances_enabled: true,
        withdrawal_minimum: "500",
        assistant: { agent_checkout_enabled: true },
      }),
  }
}

function withoutPictures(options) {
  const { assistant, ...wallet } = JSON.parse(options)
  return JSON.stringify({ ...wallet, assistant: { ...assistant, vision_provider: "none" } })
}

function migrationFingerprint() {
  const targets = [".medusa/server/src", "package-lock.json", "demo/medusa-config.ts", "demo/src"]
  return fingerprint(targets, (file) =>
    file.includes("/src/")
      ? /\/(migrations|migration-scripts|models|links|search)\/.*\.(js|ts)$/.test(file)
      : true
  )
}

async function migrate(notes, env) {
  const wanted = migrationFingerprint()
  if ((await notes.read("migrated")) === wanted) {
    return
  }
  await step("Tables", () =>
    runChild(
      "migrate",
      process.execPath,
      [MEDUSA, "db:migrate", "--execute-safe-links", "--execute-safe-search"],
      { cwd: DEMO, env }
    )
  )
  await notes.write("migrated", wanted)
}

/**
 * Runs the seed, which reports on lines of the form `@seed {"done":3,"total":64,"what":"products"}`
 * and carries on where an interrupted one has stopped.
 */
async function seed(notes, env, secrets) {
  const wanted = fingerprint(["demo/src/scripts", ".local/secrets.json"])
  if ((await notes.read("seeded")) === wanted && existsSync(SEED_RESULT)) {
    return
  }
  await step("Demo data", (show) => {
    const draw = bar(show)
    return runChild("seed", process.execPath, [MEDUSA, "exec", "./src/scripts/seed.ts"], {
      cwd: DEMO,
      env: {
        ...env,
        // The pictures are fetched from the store, which does not run yet: its own job looks at them.
        WALLET_OPTIONS: withoutPictures(env.WALLET_OPTIONS),
        SEED_RESULT,
        SEED_ADMIN: JSON.stringify({ email: ADMIN_EMAIL, password: secrets.admin_password }),
        SEED_CUSTOMER_PASSWORDS: JSON.stringify(secrets.customer_passwords),
      },
      onLine: (line) => {
        const report = /^@seed (\{.*\})$/.exec(line)
        if (report) {
          const { done, total, what } = JSON.parse(report[1])
          draw(done, total, what)
        }
      },
    })
  })
  await notes.write("seeded", wanted)
}

async function followPort(database, notes, port) {
  const [before, origin] = [await notes.read("origin"), `http://localhost:${port}`]
  if (before && before !== origin) {
    await moveOrigin(database, before, origin)
  }
  await notes.write("origin", origin)
}

async function serve(env, port) {
  const args = [...STORE_FLAGS, MEDUSA, "start", "--port", String(port)]
  const server = startChild("store", process.execPath, args, { cwd: DEMO, env })
  let result
  void server.ended.then((value) => (result = value))
  const deadline = Date.now() + READY_TIMEOUT
  for (;;) {
    if (result !== undefined) {
      throw new Stop(describeFailure(`The store ended with ${result}`, server.log))
    }
    if (Date.now() > deadline) {
      throw new Stop(describeFailure("The store does not answer", server.log))
    }
    try {
      const answer = await fetch(`http://localhost:${port}/health`, {
        signal: AbortSignal.timeout(2_000),
      })
      if (answer.ok && isAlive(server.pid)) {
        return server
      }
    } catch {
      // Not listening yet.
    }
    await sleep(50)
  }
}

function writeCredentials(secrets, port) {
  const seeded = JSON.parse(readFileSync(SEED_RESULT, "utf8"))
  const credentials = {
    base_url: `http://localhost:${port}`,
    storefront_url: `http://localhost:${port}`,
    admin: { email: ADMIN_EMAIL, password: secrets.admin_password },
    messaging: {
      verify_token: secrets.messaging_verify_token,
      app_secret: secrets.messaging_app_secret,
    },
    ...seeded,
  }
  writePrivate(CREDENTIALS, credentials)
  return credentials
}

/**
 * Brings the store up.
 *
 * @param {{port: number, dashboard: boolean}} options
 * @returns {Promise<{credentials: object, server: {pid: number, log: string, ended: Promise<unknown>}}>}
 */
export async function startStore({ port, dashboard }) {
  if (!process.env.DATABASE_URL && existsSync(placeData(DATA)) && !haveSecrets()) {
    throw new Stop("The database is there but .local/secrets.json is gone: `npm start -- --fresh`.")
  }
  const secrets = loadSecrets()
  const databaseUrl = await provideDatabase(secrets)
  const env = storeEnvironment(secrets, { port, databaseUrl, dashboard })
  if (!isPluginBuilt()) {
    await step("Plugin", () => buildPlugin())
  }
  // The dashboard needs no database: it is built while the tables and the data are made.
  const dashboardBuild = dashboard && !isDashboardBuilt() ? buildDashboard(env) : undefined
  dashboardBuild?.catch(() => undefined)
  const database = await openDatabase(databaseUrl)
  const notes = await openNotes(database)
  await migrate(notes, env)
  await followPort(database, notes, port)
  await seed(notes, env, secrets)
  await database.end()
  if (dashboardBuild) {
    await step("Dashboard", () => dashboardBuild)
  }
  const server = await step("Store", () => serve(env, port))
  return { server, credentials: writeCredentials(secrets, port) }
}
