import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, Logger } from "@medusajs/framework/types"
import { readKeys } from "../../secrets/keys"
import { CodeRing } from "./code-ring"
import { claimCodes, lockRedemption, recordRedemptions, releaseRedemption } from "./store/claim"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { joinTransaction } from "./store/transaction"
import { findGenerated, forgetOldKeys, generateCodes, withdrawBatch } from "./store/generate"
import { findCode, listCodes, revokeCode } from "./store/list"
import { listRedemptions, readRedemptions } from "./store/redemptions"
import type {
  Claim,
  ClaimDecision,
  Code,
  CodePage,
  CodeQuery,
  Generation,
  GenerationKey,
  GenerationResult,
  RedeemedDay,
  CodeRedemptionsQuery,
  Redemption,
  RedemptionPage,
  RedemptionsQuery,
  Revocation,
  RevocationResult,
} from "./types"

export interface CodesDependencies {
  __pg_connection__: Knex
  logger: Pick<Logger, "error">
  /** Replaces the database's clock, for tests that travel in time. */
  codesClock?: () => Date
}

/**
 * Redemption codes: who may be paid what for which code. The paying itself is the ledger's, in the
 * same transaction, which is why most of this takes the caller's.
 */
export default class CodesService {
  private readonly connection: Database
  private readonly logger: Pick<Logger, "error">
  private readonly clock?: () => Date
  private readonly ring: CodeRing

  constructor(dependencies: CodesDependencies, options: Record<string, unknown> = {}) {
    this.connection = openDatabase(dependencies.__pg_connection__, options)
    this.logger = dependencies.logger
    this.clock = optional(() => dependencies.codesClock)
    this.ring = new CodeRing(readKeys(options))
  }

  /** Makes codes, at most `MAX_QUANTITY`. A refusal is a result, not an exception. */
  async generate(generation: Generation, context: Context): Promise<GenerationResult> {
    return await generateCodes(joinTransaction(context), this.ring, generation, this.now())
  }

  /**
   * What a generation with this key would be answered with by what an earlier one made; null when
   * no earlier one within 24 h had the key.
   */
  async findGenerated(key: GenerationKey): Promise<GenerationResult | null> {
    return (await findGenerated(this.connection, this.ring, key, this.now())) ?? null
  }

  /**
   * Takes back a batch that nobody was told of and frees its idempotency key, in the transaction
   * of `context` if there is one; unless one of its codes has been redeemed: then the batch stands
   * as it is.
   *
   * @returns whether it is withdrawn
   */
  async withdraw(batchId: number, context?: Context): Promise<boolean> {
    return await withdrawBatch(context ? joinTransaction(context) : this.connection, batchId)
  }

  /**
   * Locks the codes and decides who may be paid for them, in order: each claim sees what the ones
   * before it took. What is granted counts only once it is recorded.
   */
  async claim(claims: readonly Claim[], context: Context): Promise<ClaimDecision[]> {
    return await claimCodes(joinTransaction(context), this.ring, claims, this.now(), (id) =>
      this.logger.error(
        `Redemption code ${id} is not what was sealed: somebody changed it in the database. It pays nothing.`
      )
    )
  }

  /** Writes down what was paid, in the transaction that paid it. */
  async record(redemptions: readonly Redemption[], context: Context): Promise<void> {
    await recordRedemptions(joinTransaction(context), redemptions, this.now())
  }

  /** Locks the code that an entry paid for: codes are locked before wallets. */
  async lockRedemption(entryId: number, context: Context): Promise<void> {
    await lockRedemption(joinTransaction(context), entryId)
  }

  /** Gives back the use that an entry paid for, in the transaction that takes the entry back. */
  async release(entryId: number, context: Context): Promise<void> {
    await releaseRedemption(joinTransaction(context), entryId)
  }

  async list(query: CodeQuery): Promise<CodePage> {
    return await listCodes(this.connection, this.ring, query, this.now())
  }

  /** @param code as `normalizeCode` answers it; null when nobody made it */
  async find(code: string): Promise<Code | null> {
    return await findCode(this.connection, this.ring, code, this.now())
  }

  /** Who redeemed a code, the latest first. */
  async listRedemptions(asked: CodeRedemptionsQuery): Promise<RedemptionPage> {
    return await listRedemptions(this.connection, asked)
  }

  /** What was redeemed on each day, the earliest first. */
  async readRedemptions(asked: RedemptionsQuery): Promise<RedeemedDay[]> {
    return await readRedemptions(this.connection, asked)
  }

  /** Ends a code that still has a use left. A refusal is a result, not an exception. */
  async revoke(revocation: Revocation): Promise<RevocationResult> {
    return await revokeCode(this.connection, this.ring, revocation, this.now())
  }

  /** Forgets idempotency keys of generations older than 24 h. */
  async forgetOldKeys(): Promise<void> {
    await forgetOldKeys(this.connection, this.now())
  }

  private now(): Date | null {
    return this.clock?.() ?? null
  }
}

/** The host's container throws for a name that nobody registered. */
function optional<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
