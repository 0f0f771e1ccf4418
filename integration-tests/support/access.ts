/** The access module on its TypeScript sources, without a store around it. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { createDatabase } from "./database"
import AccessService from "../../src/modules/access/service"

const FOLDER = join(__dirname, "../../src/modules/access/migrations")

type MigrationClass = new (driver: never, config: never) => Migration

/** Runs every migration of the module, oldest first, or takes them back, newest first. */
export async function migrate(knex: Knex, direction: "up" | "down") {
  const names = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ""))
    .sort()
  for (const name of direction === "up" ? names : names.reverse()) {
    const exported = (await import(join(FOLDER, name))) as Record<string, MigrationClass>
    const migration = new (exported[name] as MigrationClass)(undefined as never, undefined as never)
    await migration[direction]()
    for (const query of migration.getQueries()) {
      await knex.raw(query as string)
    }
  }
}

/** The module on a database of its own, whose tables are there. */
export async function openModule() {
  const database = await createDatabase()
  const knex = createKnex({ client: "pg", connection: database.url, pool: { min: 0, max: 8 } })
  await migrate(knex, "up")
  const warnings: string[] = []
  /** Another instance of the store: nothing in memory. */
  const openAccess = () =>
    new AccessService(
      {
        __pg_connection__: knex as never,
        configModule: { projectConfig: { http: { cookieSecret: "secret" } } },
        logger: { warn: (line: string) => warnings.push(line) } as never,
      },
      {}
    )
  return {
    knex,
    warnings,
    openAccess,
    access: openAccess(),
    close: async () => {
      await knex.destroy()
      await database.drop()
    },
  }
}
