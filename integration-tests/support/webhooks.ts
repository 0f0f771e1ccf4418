/**
 * The ledger and the webhooks module without a store around them, on their TypeScript sources.
 *
 *   const database = await createWebhooksDatabase()         // both modules' tables, empty
 *   const instance = openInstance(database.url, { clock, send })
 *   await instance.relay()                                  // outbox → log → queues and bus
 *   await instance.webhooks.deliverDue()
 *   …
 *   await instance.close()
 *   await database.drop()
 *
 * Two instances on one database are two `openInstance` calls: each has a pool of its own.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Client } from "pg"
import { Migration20261120064913 } from "../../src/modules/webhooks/migrations/Migration20261120064913"
import type { Send } from "../../src/modules/webhooks/send"
import WebhooksService from "../../src/modules/webhooks/service"
import { EventRelay, type RelayServices } from "../../src/workflows/webhooks"
import { createDatabase, type TestDatabase } from "./database"
import { createLedgerDatabase, LEDGER_KEYS, openLedger, type OpenLedger } from "./ledger"

let template: Promise<TestDatabase> | undefined

/** A copy of one that is migrated once per test file. */
export async function createWebhooksDatabase(): Promise<TestDatabase> {
  template ??= migrateDatabase()
  return await createDatabase({ template: (await template).name })
}

async function migrateDatabase(): Promise<TestDatabase> {
  const database = await createLedgerDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const migration = new Migration20261120064913(undefined as never, undefined as never)
    await migration.up()
    for (const query of migration.getQueries()) {
      await client.query(query as string)
    }
  } finally {
    await client.end()
  }
  return database
}

export interface BusMessage {
  name: string
  data: Record<string, unknown>
}

export interface Instance extends OpenLedger {
  webhooks: WebhooksService
  /** what it has handed to the event bus */
  emitted: BusMessage[]
  /** what it has logged as a warning or an error */
  warnings: string[]
  /** relays until nothing is left */
  relay(): Promise<void>
}

export interface InstanceSettings {
  clock?: () => Date
  send?: Send
  keys?: Record<string, string>
  options?: Record<string, unknown>
  /** replaces the one that notes what it is handed */
  bus?: RelayServices["bus"]
}

export function openInstance(
  url: string,
  { clock, send, keys = LEDGER_KEYS, options = {}, bus }: InstanceSettings = {}
): Instance {
  const opened = openLedger(url, { clock, keys })
  const emitted: BusMessage[] = []
  const warnings: string[] = []
  const log = (message: string) => warnings.push(message)
  const webhooks = new WebhooksService(
    {
      __pg_connection__: opened.knex,
      logger: { warn: log, error: log } as never,
      ...(clock && { webhooksClock: clock }),
      ...(send && { webhooksSend: send }),
    },
    { ledger_keys: keys, ...options }
  )
  const relay = new EventRelay({
    ledger: opened.ledger,
    webhooks,
    bus: bus ?? { emit: async (messages) => void emitted.push(...(messages as BusMessage[])) },
    logger: { error: log } as never,
    deliver: () => {},
  })
  return {
    ...opened,
    webhooks,
    emitted,
    warnings,
    relay: () => relay.run(),
    close: async () => {
      await webhooks.__hooks.onApplicationPrepareShutdown()
      await opened.close()
    },
  }
}

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  /** the parsed body */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into events of every type
  event: any
}

export interface Receiver {
  url: string
  received: Received[]
  /** how it answers; by default 204 */
  answer: (received: Received, response: ServerResponse) => void
  /** closes every connection and stops listening */
  close(): Promise<void>
}

/** A receiver of webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    received: [],
    answer: (_received, response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      chunks.push(chunk as Buffer)
    }
    const body = Buffer.concat(chunks).toString()
    const received = { headers: request.headers, body, event: JSON.parse(body) }
    receiver.received.push(received)
    receiver.answer(received, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}
