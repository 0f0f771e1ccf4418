/**
 * A store of a test's own whose catalogue is there already, which saves the three seconds of
 * entering it:
 *
 *   const { store, admin, catalogue } = await startShop({ options: { … } })
 *   …
 *   await store.stop()
 *
 * The first worker that asks starts a store, enters the catalogue and keeps its database as a
 * template for the run.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import {
  addCatalogue,
  connectCatalogue,
  PUBLISHED,
  type StoredCatalogue,
  type TestCatalogue,
} from "./catalogue"
import { createMigratedDatabase, onlyOnce } from "./database"
import { createAdmin, type Admin } from "./request"
import { startStore, type Store, type StoreOptions } from "./store"

interface Template {
  database: string
  catalogue: StoredCatalogue
}

const INDEXED = "select count(*)::int as count from assistant_search_document"
const INDEX_TIMEOUT = 30_000

async function waitUntilIndexed(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const deadline = Date.now() + INDEX_TIMEOUT
  let count = 0
  while (count < PUBLISHED && Date.now() < deadline) {
    await sleep(50)
    count = (await client.query(INDEXED)).rows[0].count
  }
  await client.end()
  if (count < PUBLISHED) {
    throw new Error(`Only ${count} of ${PUBLISHED} products were indexed`)
  }
}

async function makeTemplate(): Promise<Template> {
  const { url, name } = await createMigratedDatabase()
  const store = await startStore({ databaseUrl: url })
  const {
    admin: _,
    addMember: __,
    setStock: ___,
    ...catalogue
  } = await addCatalogue(store, await createAdmin(store))
  await waitUntilIndexed(url)
  await store.stop()
  return { database: name, catalogue }
}

async function findOrMakeTemplate(): Promise<Template> {
  const note = path.join(process.env.TEST_RUN_FOLDER ?? "", "shop.json")
  await onlyOnce(note, async () => {
    if (!existsSync(note)) {
      writeFileSync(note, JSON.stringify(await makeTemplate()))
    }
  })
  return JSON.parse(readFileSync(note, "utf8")) as Template
}

export interface Shop {
  store: Store
  admin: Admin
  catalogue: TestCatalogue
}

/** Starts a store with a catalogue; `stop` drops its database. */
export async function startShop(options: Omit<StoreOptions, "databaseUrl"> = {}): Promise<Shop> {
  const template = await findOrMakeTemplate()
  const store = await startStore({ ...options, template: template.database })
  const admin = await createAdmin(store)
  return { store, admin, catalogue: connectCatalogue(store, admin, template.catalogue) }
}
