/**
 * Redemption codes on their TypeScript sources, with the ledger that pays for them.
 *
 *   const database = await createCodesDatabase()
 *   const shop = openCodes(database.url)
 *   const { codes } = await generate(shop, { amount: 500n })
 *   const [outcome] = await redeem(shop, [{ code: codes[0].code, customer_id: "cus_1" }])
 *   await shop.close()
 *
 * Two instances on one database are two `openCodes` calls: each has a pool of its own.
 */
import { Client } from "pg"
import { normalizeCode } from "../../src/modules/codes"
import { Migration20261120062837 } from "../../src/modules/codes/migrations/Migration20261120062837"
import CodesService from "../../src/modules/codes/service"
import type { Generation, GenerationResult } from "../../src/modules/codes/types"
import { redeemTogether } from "../../src/workflows/wallet/redeem-together"
import type { WalletOutcome } from "../../src/workflows/wallet/types"
import type { TestDatabase } from "./database"
import {
  createLedgerDatabase,
  LEDGER_KEYS,
  type LedgerSettings,
  openLedger,
  type OpenLedger,
} from "./ledger"

export interface OpenCodes extends OpenLedger {
  codes: CodesService
  /** What the module has logged as errors. */
  logged: string[]
}

export async function createCodesDatabase(): Promise<TestDatabase> {
  const database = await createLedgerDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const migration = new Migration20261120062837(undefined as never, undefined as never)
    migration.up()
    for (const query of migration.getQueries()) {
      await client.query(query as string)
    }
  } finally {
    await client.end()
  }
  return database
}

export function openCodes(url: string, settings: LedgerSettings = {}): OpenCodes {
  const opened = openLedger(url, settings)
  const { clock, keys = LEDGER_KEYS } = settings
  const logged: string[] = []
  const codes = new CodesService(
    {
      __pg_connection__: opened.knex,
      logger: { error: (message: unknown) => void logged.push(String(message)) },
      ...(clock && { codesClock: clock }),
    },
    { ledger_keys: keys }
  )
  return { ...opened, codes, logged }
}

export function generation(change: Partial<Generation> = {}): Generation {
  return {
    amount: 500n,
    currency: "EUR",
    quantity: 1,
    prefix: "",
    max_redemptions: 1,
    restrict_to_customer_id: null,
    restrict_to_user_id: null,
    expires_at: null,
    actor: "user:user_1",
    ...change,
  }
}

/** Makes codes in a transaction of their own. */
export async function generate(
  { ledger, codes }: OpenCodes,
  change: Partial<Generation> = {}
): Promise<GenerationResult> {
  return await ledger.transact(({ context }) => codes.generate(generation(change), context))
}

/** The texts of codes that must have been made. */
export function textsOf(result: GenerationResult): string[] {
  if (!result.ok) {
    throw new Error(`refused: ${result.refusal.code}`)
  }
  return result.codes.map(({ code }) => code)
}

/** Public numbers as the access module gives them; here a customer's id ends in theirs. */
async function numbersFor(_kind: string, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map(ids.map((id) => [id, Number(id.replace("cus_", ""))]))
}

/** Redeems codes, as one group. */
export async function redeem(
  { ledger, codes }: OpenCodes,
  claims: { code: string; customer_id: string; dry_run?: boolean }[]
): Promise<WalletOutcome[]> {
  return await redeemTogether(
    { ledger, codes, access: { numbersFor } },
    claims.map((claim) => ({
      ...claim,
      code: normalizeCode(claim.code)!,
      actor: `customer:${claim.customer_id}`,
    }))
  )
}

/** One word for what became of a redemption. */
export function wordFor(outcome: WalletOutcome): string {
  switch (outcome.status) {
    case "posted":
      return "paid"
    case "previewed":
      return "previewed"
    case "refused":
      return outcome.refusal.code
    case "failed":
      return `failed: ${outcome.failure.message}`
  }
}
