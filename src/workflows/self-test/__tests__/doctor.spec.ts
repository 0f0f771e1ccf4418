import { once } from "node:events"
import { createServer, type AddressInfo, type Server } from "node:net"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../../modules/access"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import { LEDGER_MODULE } from "../../../modules/ledger"
import { RELOADS_MODULE } from "../../../modules/reloads"
import { WITHDRAWALS_MODULE } from "../../../modules/withdrawals"
import { noteFailure } from "../../assistant/extensions/call-extension"
import { examineStore, type Diagnosis } from "../doctor"

const NOW = new Date("2026-03-01T12:00:00.000Z")
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

/** A ledger with nothing to find fault with. */
const HEALTHY = {
  fsync: true,
  synchronous_commit: "on",
  full_page_writes: true,
  server_version: "17.5",
  now: NOW,
  key_ids: [1],
  missing_key_ids: [] as number[],
  outbox: { waiting: 0, oldest: null as Date | null },
  last_checkpoint_at: null as Date | null,
  last_movement_at: null as Date | null,
  oldest_lapsed_at: null as Date | null,
  overdue_wallet_ids: [] as number[],
  pool_max: 10,
  open_failed_compensations: 0,
}

const NO_WITHDRAWALS = {
  requested: 0,
  approved: 0,
  oldest_requested: null as Date | null,
  oldest_approved: null as Date | null,
}

const NO_RELOADS = { unknown: 0, oldest: null as Date | null }

const NO_HANDOVERS = { open: 0, oldest: null as Date | null, unannounced: 0 }

interface Circumstances {
  ledger?: Partial<typeof HEALTHY>
  reloads?: typeof NO_RELOADS
  withdrawals?: Partial<typeof NO_WITHDRAWALS>
  handovers?: Partial<typeof NO_HANDOVERS>
  /** Failures of the extension `assistant_on_turn`. */
  failures?: number
  activeKeyId?: number
  jwtSecret?: string
  redisUrl?: string
  forceHttps?: boolean
  environment?: Record<string, string>
}

async function examine({
  ledger = {},
  withdrawals = {},
  reloads = NO_RELOADS,
  handovers = {},
  failures = 0,
  activeKeyId = 1,
  jwtSecret = "only we know",
  redisUrl,
  forceHttps = true,
  environment = {},
}: Circumstances): Promise<Diagnosis[]> {
  const registered: Record<string, unknown> = {
    [LEDGER_MODULE]: { activeKeyId, examine: async () => ({ ...HEALTHY, ...ledger }) },
    [WITHDRAWALS_MODULE]: { readOpen: async () => ({ ...NO_WITHDRAWALS, ...withdrawals }) },
    [ASSISTANT_MODULE]: {
      handovers: { readWaiting: async () => ({ ...NO_HANDOVERS, ...handovers }) },
    },
    [ContainerRegistrationKeys.PG_CONNECTION]: {},
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
    [RELOADS_MODULE]: { readUnknown: async () => reloads },
    [ACCESS_MODULE]: { settings: () => ({ force_https: forceHttps }) },
    [ContainerRegistrationKeys.CONFIG_MODULE]: {
      projectConfig: { redisUrl, http: { jwtSecret, cookieSecret: "only we know" } },
    },
  }
  const container = { resolve: (name: string) => registered[name] } as never
  for (let failed = 0; failed < failures; failed++) {
    noteFailure(container, "assistant_on_turn", new Error("out of order"))
  }
  const saved = process.env
  process.env = { ...saved, NODE_ENV: "test", REDIS_URL: "", ...environment }
  try {
    return await examineStore(container)
  } finally {
    process.env = saved
  }
}

async function find(check: string, circumstances: Circumstances) {
  const diagnosis = (await examine(circumstances)).find((found) => found.check === check)
  if (!diagnosis) throw new Error(`nothing is said of ${check}`)
  return diagnosis
}

const production = { NODE_ENV: "production" }
const waiting = (milliseconds: number) => ({
  ledger: { outbox: { waiting: 3, oldest: ago(milliseconds) } },
})
const skewed = (milliseconds: number) => ({ ledger: { now: ago(-milliseconds) } })

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const requestedFor = (age: number) => ({
  withdrawals: { requested: 2, oldest_requested: ago(age) },
})
const approvedFor = (age: number) => ({
  withdrawals: { approved: 1, oldest_approved: ago(age) },
})

const askedFor = (age: number) => ({ handovers: { open: 1, oldest: ago(age) } })
const chargedFor = (age: number) => ({ reloads: { unknown: 2, oldest: ago(age) } })

const ROWS: [check: string, status: Diagnosis["status"], when: string, Circumstances][] = [
  ["withdrawals", "ok", "nobody waits", {}],
  ["withdrawals", "ok", "one has waited not quite three days", requestedFor(3 * DAY - 1)],
  ["withdrawals", "warning", "one has waited three days for a decision", requestedFor(3 * DAY)],
  ["withdrawals", "ok", "one was approved not quite a week ago", approvedFor(7 * DAY - 1)],
  ["withdrawals", "warning", "one was approved a week ago and is not paid", approvedFor(7 * DAY)],
  ["hand-overs", "ok", "nobody waits for a person", {}],
  ["hand-overs", "ok", "one has waited not quite two days", askedFor(2 * DAY - 1)],
  ["hand-overs", "warning", "one has waited two days for a person", askedFor(2 * DAY)],
  ["hand-overs", "warning", "staff could not be told", { handovers: { unannounced: 1 } }],
  ["assistant extensions", "ok", "none has failed", {}],
  ["assistant extensions", "warning", "one has failed", { failures: 2 }],
  ["reloads", "ok", "of all it is known what has come", {}],
  ["reloads", "ok", "one was charged not quite a day ago", chargedFor(DAY - 1)],
  ["reloads", "warning", "one was charged a day ago, and nobody knows", chargedFor(DAY)],
  ["compensations", "ok", "all could be carried out", {}],
  ["compensations", "warning", "one could not", { ledger: { open_failed_compensations: 1 } }],
  ["ledger keys", "ok", "a key of the store's signs", {}],
  ["ledger keys", "warning", "the development key signs", { activeKeyId: 0 }],
  [
    "ledger keys",
    "failure",
    "the development key signs in production",
    { activeKeyId: 0, environment: production },
  ],
  ["ledger keys", "failure", "one of its keys is gone", { ledger: { missing_key_ids: [3] } }],
  ["host secrets", "ok", "they are the store's own", { environment: production }],
  ["host secrets", "warning", "one is the default", { jwtSecret: "supersecret" }],
  [
    "host secrets",
    "failure",
    "one is the default in production",
    { jwtSecret: "supersecret", environment: production },
  ],
  ["durability", "ok", "everything is on", {}],
  ["durability", "ok", "no replica is waited for", { ledger: { synchronous_commit: "local" } }],
  ["durability", "failure", "commits don't wait", { ledger: { synchronous_commit: "off" } }],
  ["durability", "failure", "nothing is flushed", { ledger: { fsync: false } }],
  ["durability", "failure", "pages may be torn", { ledger: { full_page_writes: false } }],
  ["clock", "ok", "the database is 1,999 ms ahead", skewed(1_999)],
  ["clock", "ok", "the database is 1,999 ms behind", skewed(-1_999)],
  ["clock", "warning", "the database is 2 s ahead", skewed(2 * SECOND)],
  ["clock", "warning", "the database is 2 s behind", skewed(-2 * SECOND)],
  ["clock", "warning", "the database is not quite a minute behind", skewed(1 - MINUTE)],
  ["clock", "failure", "the database is a minute behind", skewed(-MINUTE)],
  ["connection pool", "ok", "it has ten connections", { ledger: { pool_max: 10 } }],
  ["connection pool", "warning", "it has nine", { ledger: { pool_max: 9 } }],
  ["redis", "ok", "there is none", {}],
  ["redis", "warning", "nobody listens", { redisUrl: "redis://127.0.0.1:1" }],
  ["https", "ok", "it is required", { environment: production }],
  ["https", "ok", "it is not required of a store under development", { forceHttps: false }],
  [
    "https",
    "warning",
    "it is not required in production",
    { forceHttps: false, environment: production },
  ],
  ["event relay", "ok", "the oldest has waited for not quite a minute", waiting(MINUTE - 1)],
  ["event relay", "warning", "it has waited for a minute", waiting(MINUTE)],
  ["event relay", "warning", "it has waited for not quite ten", waiting(10 * MINUTE - 1)],
  ["event relay", "failure", "it has waited for ten", waiting(10 * MINUTE)],
  [
    "upkeep",
    "ok",
    "credit lapsed not quite ten minutes ago",
    { ledger: { oldest_lapsed_at: ago(10 * MINUTE - 1) } },
  ],
  [
    "upkeep",
    "warning",
    "credit that lapsed ten minutes ago is not booked",
    { ledger: { oldest_lapsed_at: ago(10 * MINUTE) } },
  ],
  ["checkpoints", "ok", "nothing has moved", {}],
  [
    "checkpoints",
    "ok",
    "the first money moved not quite ten minutes ago",
    { ledger: { last_movement_at: ago(10 * MINUTE - 1) } },
  ],
  [
    "checkpoints",
    "warning",
    "nothing was ever signed",
    { ledger: { last_movement_at: ago(10 * MINUTE) } },
  ],
  [
    "checkpoints",
    "warning",
    "money moved after the last one",
    { ledger: { last_movement_at: ago(10 * MINUTE), last_checkpoint_at: ago(11 * MINUTE) } },
  ],
  [
    "checkpoints",
    "ok",
    "the last one, however old, has it all",
    { ledger: { last_movement_at: ago(90 * MINUTE), last_checkpoint_at: ago(80 * MINUTE) } },
  ],
]

describe("the doctor", () => {
  beforeEach(() => {
    jest.spyOn(Date, "now").mockReturnValue(NOW.getTime())
  })
  afterEach(() => jest.restoreAllMocks())

  it("has no advice for a healthy store", async () => {
    const diagnoses = await examine({})
    expect(diagnoses.map(({ status, advice }) => [status, advice])).toEqual(
      diagnoses.map(() => ["ok", null])
    )
  })

  it.each(ROWS)("says of %s: %s, when %s", async (check, status, _, circumstances) => {
    const diagnosis = await find(check, circumstances)
    expect(diagnosis.status).toBe(status)
    expect(diagnosis.found).toMatch(/\S/)
    expect(diagnosis.advice).toEqual(status === "ok" ? null : expect.stringMatching(/\S/))
  })

  describe("asks the Redis that the limits are counted in", () => {
    let server: Server
    let url: string
    const silent = "redis://127.0.0.1:1"

    beforeAll(async () => {
      // Answers every command of a batch, which is all that a health check needs.
      server = createServer((socket) => {
        socket.on("data", (data) => {
          socket.write("+PONG\r\n".repeat(data.toString().match(/\*\d+\r\n/g)?.length ?? 0))
        })
        socket.on("error", () => undefined)
      })
      await once(server.listen(0, "127.0.0.1"), "listening")
      url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => server.close())

    it.each([
      ["the host's", "ok", () => ({ redisUrl: url })],
      ["that of REDIS_URL", "ok", () => ({ environment: { REDIS_URL: url } })],
      [
        "that of REDIS_URL rather than the host's",
        "ok",
        () => ({ redisUrl: silent, environment: { REDIS_URL: url } }),
      ],
      [
        "no other when that of REDIS_URL is away",
        "warning",
        () => ({ redisUrl: url, environment: { REDIS_URL: silent } }),
      ],
      [
        "the host's when REDIS_URL is empty",
        "ok",
        () => ({ redisUrl: url, environment: { REDIS_URL: "" } }),
      ],
    ])("%s: %s", async (_, status, circumstances) => {
      const diagnosis = await find("redis", circumstances())
      expect(diagnosis.status).toBe(status)
      expect(diagnosis.found === "answers").toBe(status === "ok")
    })
  })
})
