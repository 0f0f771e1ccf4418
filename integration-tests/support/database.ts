/**
 * Databases for tests, each its own, all on the server at TEST_POSTGRES_URL.
 *
 *   const database = await createDatabase()            // empty: for tests of one module
 *   const database = await createMigratedDatabase()    // a whole store's tables, one admin user
 *   …
 *   await database.drop()
 *
 * The migrated one is copied from a template that `medusa db:migrate` (with the built plugin) fills
 * once, when first asked for: about 12 s, and a tenth of a second for every copy. The template stays
 * for the next run, as long as the built migrations stay the same. Databases that a test forgets are
 * dropped at the end of the run.
 */
import { execFile } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { DEMO, demoCommand, ROOT, storeEnvironment } from "./demo"

export interface TestDatabase {
  /** connection string, `postgres://…@localhost:PORT/NAME` */
  url: string
  name: string
  drop(): Promise<void>
}

/** The admin user that every migrated database starts with. */
export const FIRST_ADMIN = { email: "first-admin@example.com", password: "first-admin-password" }

const runFile = promisify(execFile)

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) {
    throw new Error("TEST_POSTGRES_URL is not set: run the tests through jest")
  }
  return url
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `${serverUrl()}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates an empty database, or a copy of the one named `template`. */
export async function createDatabase({
  template,
}: { template?: string } = {}): Promise<TestDatabase> {
  const run = path
    .basename(process.env.TEST_RUN_FOLDER ?? "")
    .replaceAll("-", "_")
    .toLowerCase()
  const name = `${run}_${randomBytes(4).toString("hex")}`
  const source = template ? ` template "${template}"` : ""
  await onServer((client) => client.query(`create database "${name}"${source}`))
  return {
    url: `${serverUrl()}/${name}`,
    name,
    drop: async () => {
      await onServer((client) => client.query(`drop database if exists "${name}" with (force)`))
    },
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return []
  }
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .sort()
}

/** Changes when anything changes that `db:migrate` would do differently. */
function templateName(): string {
  const built = path.join(ROOT, ".medusa", "server", "src")
  const hash = createHash("sha256")
  hash.update(readFileSync(path.join(ROOT, "package-lock.json")))
  hash.update(readFileSync(path.join(DEMO, "medusa-config.ts")))
  for (const file of filesBelow(built)) {
    if (/\.js$/.test(file) && /[\\/](migrations|models|links|search)[\\/]/.test(file)) {
      hash.update(file).update(readFileSync(file))
    }
  }
  return `store_template_${hash.digest("hex").slice(0, 16)}`
}

/** Newest change below the plugin's sources, to warn about a build that is behind. */
function warnWhenBuildIsBehind() {
  const built = path.join(ROOT, ".medusa", "server", "src")
  if (!existsSync(built)) {
    throw new Error("The plugin is not built: `npm run build` first")
  }
  const newest = (files: string[]) => Math.max(0, ...files.map((file) => statSync(file).mtimeMs))
  const sources = filesBelow(path.join(ROOT, "src")).filter((file) => !file.includes("__tests__"))
  if (newest(sources) > newest(filesBelow(built))) {
    process.stderr.write("The built plugin is older than its sources: `npm run build`?\n")
  }
}

async function makeTemplate(name: string): Promise<void> {
  const partial = await createDatabase()
  const env = storeEnvironment({ DATABASE_URL: partial.url })
  const { email, password } = FIRST_ADMIN
  for (const args of [
    ["db:migrate", "--execute-safe-links"],
    ["user", "--email", email, "--password", password],
  ]) {
    const { file, prefix } = demoCommand()
    await runFile(file, [...prefix, ...args], { cwd: DEMO, env }).catch((error) => {
      throw new Error(`medusa ${args[0]} failed:\n${error.stdout}\n${error.stderr}`)
    })
  }
  await onServer((client) => client.query(`alter database "${partial.name}" rename to "${name}"`))
}

let template: Promise<string> | undefined

/** Of several workers that need the same thing one makes it; the others wait until it is there. */
export async function onlyOnce(
  name: string,
  work: (client: Client) => Promise<void>
): Promise<void> {
  await onServer(async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name])
    await work(client)
  })
}

async function findOrMakeTemplate(): Promise<string> {
  warnWhenBuildIsBehind()
  const name = templateName()
  await onlyOnce(name, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name])
    if (!found.rowCount) {
      await makeTemplate(name)
    }
  })
  return name
}

/** Creates a database with every table of a store with the plugin, and one admin user in it. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  template ??= findOrMakeTemplate()
  return createDatabase({ template: await template })
}
