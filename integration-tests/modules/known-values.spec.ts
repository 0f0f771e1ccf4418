import { readdirSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { databaseOf } from "../../src/database/connection"
import { validateKnownValues } from "../../src/database/known-values"
import { AUDIT_ACTIONS } from "../../src/modules/access/audit"
import { BLOCKED_CONTROLS } from "../../src/modules/access/blocked-attempts"
import { CREDENTIAL_KINDS, KEY_SCOPES, OWNER_TYPES } from "../../src/modules/access/credentials"
import { GRANT_SUBJECTS, GRANTABLE_CAPABILITIES } from "../../src/modules/access/grants"
import { KYC_STATUSES } from "../../src/modules/access/kyc"
import { PUBLIC_NUMBER_KINDS } from "../../src/modules/access/public-numbers"
import { GUARDED_OPERATIONS } from "../../src/modules/access/settings-list"
import { STEP_UP_METHODS } from "../../src/modules/access/step-up"
import { AGENT_ACTIONS, AGENT_WAYS } from "../../src/modules/assistant/agents/agent-log"
import { RATINGS } from "../../src/modules/assistant/feedback/feedback"
import { PROBLEMS } from "../../src/modules/assistant/grounding/sentence"
import {
  HANDOVER_ACTIONS,
  HANDOVER_STATUSES,
} from "../../src/modules/assistant/handovers/handovers"
import { TURN_CHANNELS, TURN_OUTCOMES } from "../../src/modules/assistant/telemetry/telemetry"
import { APPROVAL_OPERATIONS, APPROVAL_STATUSES } from "../../src/modules/approvals/types"
import { IMPORT_KINDS, IMPORT_STATUSES, ROW_STATUSES } from "../../src/modules/imports/types"
import { ENTRY_TYPES, PURPOSES } from "../../src/modules/ledger/core/entry-types"
import { EXPIRY_ACTIONS, HOLD_STATUSES } from "../../src/modules/ledger/types"
import { AWARD_STATUSES, REFERRAL_STATUSES, RULE_TYPES } from "../../src/modules/rewards/types"
import { REVIEW_STATUSES } from "../../src/modules/reviews/types"
import { WITHDRAWAL_STATUSES } from "../../src/modules/withdrawals/types"
import { DELIVERY_STATUSES, EVENT_TYPES, PING_EVENT } from "../../src/modules/webhooks/types"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"
import { openPool } from "../support/pool"

/** Every column of ours that takes certain words only, and where the code keeps them. */
const COLUMNS: Record<string, readonly string[]> = {
  "access_audit.action": AUDIT_ACTIONS,
  "access_audit.subject_type": GRANT_SUBJECTS,
  "access_blocked_attempt.control": BLOCKED_CONTROLS,
  "access_blocked_attempt.operation": GUARDED_OPERATIONS,
  "access_credential.kind": CREDENTIAL_KINDS,
  "access_credential.owner_type": OWNER_TYPES,
  "access_credential.scope": KEY_SCOPES,
  "access_grant.capability": GRANTABLE_CAPABILITIES,
  "access_grant.subject_type": GRANT_SUBJECTS,
  "access_kyc.status": KYC_STATUSES,
  "access_kyc_change.new_status": KYC_STATUSES,
  "access_kyc_change.old_status": KYC_STATUSES,
  "access_public_number.kind": PUBLIC_NUMBER_KINDS,
  "access_step_up_challenge.method": STEP_UP_METHODS,
  "access_step_up_session.method": STEP_UP_METHODS,
  "approvals_approval.operation": APPROVAL_OPERATIONS,
  "approvals_approval.status": APPROVAL_STATUSES,
  "assistant_agent_log.action": AGENT_ACTIONS,
  "assistant_agent_log.via": AGENT_WAYS,
  "assistant_feedback.rating": RATINGS,
  "assistant_handover.status": HANDOVER_STATUSES,
  "assistant_handover_action.action": HANDOVER_ACTIONS,
  "assistant_inbox.status": ["pending", "answered", "dropped", "failed"],
  "assistant_removal.problem": PROBLEMS,
  "assistant_review.status": REVIEW_STATUSES,
  "assistant_turn.channel": TURN_CHANNELS,
  "assistant_turn.outcome": TURN_OUTCOMES,
  "imports_import.kind": IMPORT_KINDS,
  "imports_import.status": IMPORT_STATUSES,
  "imports_row.status": ROW_STATUSES,
  "ledger_entry.purpose": PURPOSES,
  "ledger_entry.type": ENTRY_TYPES,
  "ledger_expiry_rule.action": EXPIRY_ACTIONS,
  "ledger_expiry_rule.purpose": PURPOSES,
  "ledger_hold.status": HOLD_STATUSES,
  "ledger_lot.purpose": PURPOSES,
  "ledger_outbox_event.type": EVENT_TYPES,
  "ledger_reference.type": ENTRY_TYPES,
  "webhooks_cursor.name": ["log", "bus"],
  "webhooks_delivery.status": DELIVERY_STATUSES,
  "webhooks_delivery.type": [...EVENT_TYPES, PING_EVENT],
  // An endpoint that was deleted keeps its row for its deliveries.
  "webhooks_endpoint.status": ["active", "disabled", "deleted"],
  "webhooks_event.type": EVENT_TYPES,
  "rewards_award.status": AWARD_STATUSES,
  "rewards_referral.status": REFERRAL_STATUSES,
  "rewards_rule.type": RULE_TYPES,
  "withdrawals_withdrawal.status": WITHDRAWAL_STATUSES,
}

/** Columns of such a name that hold what somebody sent or what others define. */
const ANY_WORD = new Set([
  // Of HTTP, as it was asked for.
  "access_request_log.method",
  // What an announcement failed with.
  "assistant_handover.problem",
  // The id of an endpoint of the interface.
  "access_request_log.operation",
])

const NAMED_LIKE_ONE =
  /(^|_)(type|status|kind|method|action|via|channel|outcome|control|operation|capability|rating|purpose|scope|problem)$/

interface Column {
  table: string
  column: string
  type: string
  /** Whether a row needs a value for it. */
  needed: boolean
}

const VALUES: Record<string, unknown> = {
  text: "x",
  bigint: 1,
  integer: 1,
  smallint: 1,
  numeric: 1,
  "double precision": 1,
  boolean: false,
  bytea: Buffer.alloc(32),
  uuid: "9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11",
  jsonb: "{}",
  "timestamp with time zone": new Date(),
  ARRAY: [1],
}

/** What a row needs so that only the word in question is wrong with it. */
const SOUND: Record<string, Record<string, unknown>> = {
  approvals_approval: { input: "{}" },
  access_credential: { owner_type: "user", owner_id: "user_1" },
  ledger_entry: { balance_after: 2 },
  ledger_expiry_rule: { days: 1 },
  webhooks_delivery: { body: "{}" },
}

let database: TestDatabase
let client: Client
let columns: Column[]

beforeAll(async () => {
  database = await createDatabase()
  for (const module of readdirSync(path.join(__dirname, "../../src/modules"))) {
    await migrateModule(database.url, module)
  }
  client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select table_name as table, column_name as column, data_type as type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO'
         and is_generated = 'NEVER' as needed
     from information_schema.columns where table_schema = 'public'`
  )
  columns = rows
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Writes a row with a word in one column, past all of our code, and takes it back. */
async function write(name: string, word: string): Promise<{ code?: string; constraint?: string }> {
  const [table, column] = name.split(".")
  const needed = columns.filter((one) => one.table === table && one.needed)
  const row = new Map(
    needed.map((one) => {
      const known = COLUMNS[`${table}.${one.column}`]
      return [one.column, known ? known[0] : VALUES[one.type]]
    })
  )
  Object.entries(SOUND[table] ?? {}).forEach(([other, value]) => row.set(other, value))
  row.set(column, word)
  const marks = [...row.keys()].map((_, at) => `$${at + 1}`)
  await client.query("begin")
  try {
    await client.query(
      `insert into ${table} (${[...row.keys()].join(", ")}) values (${marks.join(", ")})`,
      [...row.values()]
    )
    return {}
  } catch (error) {
    return error as { code?: string; constraint?: string }
  } finally {
    await client.query("rollback")
  }
}

/** The words in each constraint of a column that lists any. */
async function listsOf(name: string): Promise<Map<string, string[]>> {
  const [table, column] = name.split(".")
  const { rows } = await client.query<{ conname: string; text: string }>(
    `select conname, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and conrelid = $1::regclass
       and conkey @> array(select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)`,
    [table, column]
  )
  const lists = rows.map(
    ({ conname, text }) =>
      [conname, [...text.matchAll(/'([^']*)'::text/g)].map(([, word]) => word)] as const
  )
  return new Map(lists.filter(([, words]) => words.length))
}

describe.each(Object.entries(COLUMNS))("%s", (name, values) => {
  it("takes the words that the code knows and no others; a new one needs a migration", async () => {
    const lists = [...(await listsOf(name)).values()]
    expect(lists.map((words) => [...new Set(words)].sort())).toContainEqual([...values].sort())
  })

  it("refuses another word from whoever writes it", async () => {
    const error = await write(name, "nonsense")
    expect(error.code).toBe("23514")
    expect([...(await listsOf(name)).keys()]).toContain(error.constraint)
  })
})

it("every column that is named like one of these is one of these, or says why not", () => {
  const found = columns
    .filter(({ type, column }) => type === "text" && NAMED_LIKE_ONE.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !ANY_WORD.has(name))
  expect(found.filter((name) => !(name in COLUMNS))).toEqual([])
})

it("rows that were there before are read without a lock on their table, and named where they contradict", async () => {
  const pool = openPool(database.url)
  const unread = async () =>
    (
      await client.query(
        "select conname from pg_constraint where not convalidated and conname like '%\\_known'"
      )
    ).rows.length
  expect(await unread()).toBeGreaterThan(0)
  await client.query(
    "alter table access_kyc_change drop constraint access_kyc_change_old_status_known"
  )
  await client.query(
    `insert into access_kyc_change (customer_id, old_status, new_status, changed_by, changed_at)
     values ('cus_1', 'unheard-of', 'pending', 'user:1', now())`
  )
  await client.query(
    `alter table access_kyc_change add constraint access_kyc_change_old_status_known
     check (old_status in ('pending')) not valid`
  )
  try {
    expect(await validateKnownValues(databaseOf(pool))).toEqual([
      "access_kyc_change: access_kyc_change_old_status_known",
    ])
    expect(await unread()).toBe(1)
  } finally {
    await pool.destroy()
  }
})
