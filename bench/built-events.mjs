/** The way of events as it is published: from the ledger's outbox to the log, without a Medusa. */
import { createRequire } from "node:module"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { ROOT } from "../scripts/paths.mjs"
import { LEDGER_SECRET, migrateModule } from "./built-ledger.mjs"

const require = createRequire(import.meta.url)
const SOURCE = path.join(ROOT, ".medusa", "server", "src")
const WEBHOOKS = path.join(SOURCE, "modules", "webhooks")

/** How often the relay of a busy store looks. */
const LOOK_MS = 200

export async function migrateWebhooks(pool) {
  await migrateModule(pool, path.join(WEBHOOKS, "migrations"))
}

/**
 * Relays so many events a second, from a backlog that has to be there, while `work` is under way.
 *
 * @returns {Promise<number>} how many it relayed
 */
export async function relayDuring(work, { pool, ledger, perSecond }) {
  const { default: WebhooksService } = require(path.join(WEBHOOKS, "service.js"))
  const dependencies = { __pg_connection__: pool, logger: console }
  const webhooks = new WebhooksService(dependencies, { ledger_keys: { 1: LEDGER_SECRET } })
  const limit = Math.round((perSecond * LOOK_MS) / 1000)
  let relayed = 0
  let working = true
  const relay = (async () => {
    while (working) {
      const next = sleep(LOOK_MS)
      relayed += await webhooks.log((context) => ledger.takeOutbox(limit, context))
      await webhooks.follow(async () => {}, { limit, types: null })
      await next
    }
  })()
  await work
  working = false
  await relay
  return relayed
}
