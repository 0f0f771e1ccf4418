import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { GroupCommit } from "../../concurrency/group-commit"
import { readKeys } from "../../secrets/keys"
import { KeyRing } from "./chain/key-ring"
import { comingBack, type ComingBack } from "./core/expiry-rules"
import { type CheckpointRow, listCheckpoints, makeCheckpoint } from "./store/checkpoints"
import {
  type Connection,
  type Database,
  type Transaction,
  transactionOf,
} from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { eraseTexts } from "./store/erase"
import { examine } from "./store/examine"
import { freezeWallet, unfreezeWallet } from "./store/freeze"
import { findEntry, isNarrowed, listEntries } from "./store/history"
import { HoldReads } from "./store/holds"
import {
  findOrderEntries,
  findOrdersMoved,
  type OfOrder,
  type OrderEntry,
  readOrdersEntries,
} from "./store/order-entries"
import {
  type EndedRule,
  endExpiryRule,
  type ExpiryRuleQuery,
  listExpiryRules,
  findRegainingWallets,
  makeExpiryRule,
  readExpiryRules,
} from "./store/expiry-rules"
import {
  announceExpiring,
  claimExpiryMails,
  finishExpiryMail,
  purgeExpiryNotices,
} from "./store/expiry-notices"
import { type ExpiryMoved, findLotHistory, type MoveExpiry, moveExpiry } from "./store/expiry-moves"
import { appendOutbox, takeOutbox } from "./store/outbox"
import {
  type EntrySum,
  type ExpiringLot,
  type ExpiringQuery,
  listExpiring,
  type Owed,
  readOwed,
  sumEntries,
} from "./store/owed"
import {
  type EntryExportFilter,
  type ExportedEntry,
  type ExportedLot,
  exportEntries,
  exportLots,
  exportWalletPeriods,
  type WalletPeriod,
} from "./store/export"
import { listWalletsNow } from "./store/list-wallets"
import { findWalletsAt, listClosedLots, listLots, listWalletsAt } from "./store/past"
import {
  type PaymentEntries,
  type PaymentEntriesQuery,
  readPaymentEntries,
} from "./store/payment-entries"
import { type Period, type PeriodBooks, readFirstOpening, readPeriod } from "./store/period"
import type { PageOf } from "../../database/read-page"
import { walletsOf } from "./store/group"
import { placeWallets } from "./store/new-wallets"
import { findReferencedCredits, type ReferencedCredit } from "./store/referenced-entries"
import { findReplay } from "./store/replay"
import { findTransfers, type TransferSides } from "./store/transfers"
import { findDueWallets, purgeIdempotencyRecords } from "./store/upkeep"
import { type MadeHold, type PostedEntries, takeBack, takeBackHold } from "./store/take-back"
import {
  countOpenFailedCompensations,
  type FailedCompensation,
  type FailedCompensationQuery,
  listFailedCompensations,
  type NewFailedCompensation,
  noteFailedCompensation,
  recordFailedCompensation,
  resolveFailedCompensation,
} from "./store/failed-compensations"
import { type DecidedGroup, decideGroup } from "./store/post"
import { type Outcome, postInTransaction, postWithin, shareTransaction } from "./store/transaction"
import {
  findWalletIdsOf,
  findWallets,
  findWalletsOf,
  findWalletsToReload,
  openWallets,
  ownerKey,
  updateWallet,
} from "./store/wallets"
import type {
  Command,
  Entry,
  EntryPage,
  EntryQuery,
  Examination,
  ExpiryMail,
  Freeze,
  HoldQuery,
  Idempotency,
  ListedExpiryRule,
  ListedHold,
  LotHistory,
  NewExpiryRule,
  NewOutboxEvent,
  OpenWallet,
  OutboxBatch,
  Page,
  Refusal,
  Result,
  Wallet,
  WalletLot,
  WalletPatch,
  WalletPlace,
  WalletQuery,
} from "./types"
import { EXPIRY_ACTOR } from "./types"
import { type Verification, verifyLedger, type VerifyOptions } from "./verify/verify"

export interface LedgerDependencies {
  __pg_connection__: Knex
  /** Replaces the database's clock, for tests that travel in time. */
  ledgerClock?: () => Date
}

/** The most commands that one transaction carries. */
const MAX_GROUP = 128
/** While groups are read and written by the database the next one is decided. */
const MAX_IN_FLIGHT = 3
/**
 * A group that takes longer waits for a wallet that somebody else has locked, at a connection of its
 * own; the next one goes beside it.
 */
const OVERDUE_MS = 250
/** More than this waiting means that the database does not keep up: better to say so. */
const MAX_QUEUED = 20_000
const MAX_KNOWN_WALLETS = 50_000

/** Wallets and their ledger. Amounts are `bigint` minor units; ids are safe integers. */
export default class LedgerService {
  private readonly knex: Knex
  private readonly database: Database
  private readonly clock?: () => Date
  private readonly keys: KeyRing
  private readonly groups: GroupCommit<Command, Outcome>
  private readonly walletIds = new LRUCache<string, number>({ max: MAX_KNOWN_WALLETS })
  private readonly outboxListeners: (() => void)[] = []
  /** Reads of holds. */
  readonly holds: HoldReads

  constructor(dependencies: LedgerDependencies, options: Record<string, unknown> = {}) {
    this.knex = dependencies.__pg_connection__
    this.database = openDatabase(this.knex, options)
    this.clock = optional(() => dependencies.ledgerClock)
    this.keys = new KeyRing(readKeys(options))
    this.holds = new HoldReads(this.database)
    this.groups = new GroupCommit({
      run: async (commands) => {
        const outcomes = await postInTransaction(this.database, commands, this.postContext())
        this.tellListeners()
        return outcomes
      },
      maxGroup: MAX_GROUP,
      maxInFlight: MAX_IN_FLIGHT,
      maxQueued: MAX_QUEUED,
      keysOf: walletsOf,
      overdueMs: OVERDUE_MS,
    })
  }

  /**
   * Carries out commands. They share a transaction with whatever else is waiting, unless `context`
   * brings the caller's own, in which case everything stands or falls with that one.
   *
   * @returns one result per command, in order. A refusal is a result, not an exception, and does
   * not touch the other commands.
   * @throws the first database error: what it concerned is then known not to have happened, but
   * for `OutcomeUnknownError`; `QueueFullError` when too much is waiting
   */
  async post(commands: Command[], context?: Context): Promise<Result[]> {
    const transaction = transactionOf(context)
    if (transaction) {
      return await postWithin(transaction, commands, this.postContext())
    }
    const outcomes = await Promise.all(commands.map((command) => this.groups.submit(command)))
    return outcomes.map((outcome) => {
      if ("error" in outcome) {
        throw outcome.error
      }
      return outcome.result
    })
  }

  /**
   * Runs `work` in one transaction, for a workflow that joins wallets with what other modules keep:
   * hand the context on to `post` and to them. `work` may run more than once.
   *
   * @throws what `work` throws, with everything rolled back; `OutcomeUnknownError`
   */
  async transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const result = await shareTransaction(this.database, work)
    this.tellListeners()
    return result
  }

  /** Locks a wallet in the transaction of `transact`: what is read afterwards stays true until it ends. */
  async lockWallet(id: number, transaction: Transaction): Promise<void> {
    await transaction.query({
      prepared: true,
      text: "SELECT 1 FROM ledger_wallet WHERE id = $1::bigint FOR NO KEY UPDATE",
      values: [id],
    })
  }

  /**
   * Decides commands inside the transaction of `transact`, which has to `write` them: what else it
   * writes can be sent with that. Until then nothing sees them.
   */
  async decide(commands: Command[], transaction: Transaction): Promise<DecidedGroup> {
    return await decideGroup(transaction, commands, this.postContext())
  }

  /** Like `post`, but tells of each command what became of it. */
  async postEach(commands: Command[]): Promise<Outcome[]> {
    return await Promise.all(
      commands.map((command) =>
        this.groups.submit(command).catch((error: unknown): Outcome => ({ error }))
      )
    )
  }

  /**
   * What a command with this idempotency key would be answered with by what an earlier one did;
   * null when no earlier one within 24 h had the key.
   */
  async findReplay(idempotency: Idempotency, context?: Context): Promise<Result | null> {
    return await findReplay(transactionOf(context) ?? this.database, idempotency, this.now())
  }

  /**
   * Undoes what a workflow booked that failed afterwards, in the transaction of `transact`: books
   * the opposite entry and frees idempotency key and reference. What can't be undone keeps both
   * and is recorded for staff. May be called again for the same entry.
   *
   * @returns why the entry stands; null when it is undone
   */
  async takeBack(posted: PostedEntries, transaction: Transaction): Promise<Refusal | null> {
    return await takeBack(transaction, posted, this.postContext())
  }

  /**
   * The same for a hold: releases it and frees the idempotency key that it was made with.
   *
   * @returns how much of it has been committed and stands; null when nothing of it is left
   */
  async takeBackHold(made: MadeHold, transaction: Transaction): Promise<bigint | null> {
    return await takeBackHold(transaction, made, this.postContext())
  }

  /** Records for staff what a failed workflow left standing. */
  async recordFailedCompensation(failed: NewFailedCompensation, context?: Context): Promise<void> {
    await recordFailedCompensation(transactionOf(context) ?? this.database, failed)
  }

  /**
   * Records what an entry failed with, unless it is known to have failed with the same; nothing is
   * recorded of it any more when `failed` is null.
   */
  async noteFailedCompensation(
    entryId: number,
    failed: Omit<NewFailedCompensation, "entry_id"> | null
  ): Promise<void> {
    await noteFailedCompensation(this.database, entryId, failed)
  }

  /** What failed workflows left standing, newest first. */
  async listFailedCompensations(query: FailedCompensationQuery): Promise<Page<FailedCompensation>> {
    return await listFailedCompensations(this.database, query)
  }

  /** @returns it as it is then, or null when there is none with this id */
  async resolveFailedCompensation(id: number, actor: string): Promise<FailedCompensation | null> {
    return await resolveFailedCompensation(this.database, id, actor)
  }

  /**
   * Where wallets are, in order, as the transaction of `transact` sees it when there is one. Opens none:
   * a command that takes what `opens` says with it does, if it books anything.
   */
  async walletIdsFor(
    wallets: OpenWallet[],
    connection: Connection = this.database
  ): Promise<WalletPlace[]> {
    const unknown = wallets.filter((wallet) => !this.walletIds.has(ownerKey(wallet)))
    const found = unknown.length ? await placeWallets(connection, unknown) : []
    const places = new Map(unknown.map((wallet, index) => [ownerKey(wallet), found[index]]))
    for (const [key, { id, opens }] of places) {
      if (!opens.length) this.walletIds.set(key, id)
    }
    return wallets.map((wallet) => {
      const key = ownerKey(wallet)
      return places.get(key) ?? { id: this.walletIds.get(key)!, opens: [] }
    })
  }

  /**
   * Opens wallets that don't exist yet, in the transaction of `context` if there is one; answers
   * all that were asked for, in order.
   */
  async openWallets(wallets: OpenWallet[], context?: Context): Promise<Wallet[]> {
    if (!wallets.length) {
      return []
    }
    return await openWallets(transactionOf(context) ?? this.database, wallets, this.now())
  }

  async findWallet(id: number): Promise<Wallet | null> {
    const [wallet] = await this.findWallets([id])
    return wallet ?? null
  }

  async findWallets(ids: number[]): Promise<Wallet[]> {
    return await this.readUpToDate(() => findWallets(this.database, ids, this.now()))
  }

  /** All wallets of a customer, one per currency, oldest first. */
  async findWalletsOf(customerId: string): Promise<Wallet[]> {
    return await this.readUpToDate(() => findWalletsOf(this.database, customerId, this.now()))
  }

  /**
   * The id of a customer's wallet in a currency; undefined when there is none yet. Wallets keep
   * their owner, currency and id for ever, so what was found once is not looked up again.
   */
  async findWalletId(customerId: string, currency: string): Promise<number | undefined> {
    const key = ownerKey({ customer_id: customerId, currency })
    const known = this.walletIds.get(key)
    if (known !== undefined) {
      return known
    }
    const wallets = await this.findWalletsOf(customerId)
    const id = wallets.find((wallet) => wallet.currency === currency)?.id
    if (id !== undefined) {
      this.walletIds.set(key, id)
    }
    return id
  }

  async findWalletIdsOf(customerId: string): Promise<number[]> {
    return await findWalletIdsOf(this.database, customerId)
  }

  async listWallets(query: WalletQuery): Promise<Page<Wallet>> {
    return await listWalletsNow(this.database, query, this.now())
  }

  /**
   * Reads wallets. What comes back of their lapsed credits is booked first, which no balance may lack that
   * somebody sees: it can be spent.
   */
  private async readUpToDate(read: () => Promise<Wallet[]>): Promise<Wallet[]> {
    const wallets = await read()
    const lapsing = wallets.flatMap(({ id, lapsing }) => (lapsing > 0n ? [id] : []))
    const due = lapsing.length ? await findRegainingWallets(this.database, lapsing, this.now()) : []
    if (!due.length) {
      return wallets
    }
    await this.postEach(
      due.map((wallet_id) => ({ kind: "expire", wallet_id, actor: EXPIRY_ACTOR }))
    )
    return await read()
  }

  /** @returns the wallet after the change, or null when there is none with this id */
  async updateWallet(
    id: number,
    patch: WalletPatch,
    actor: string,
    context?: Context
  ): Promise<Wallet | null> {
    const connection = transactionOf(context) ?? this.database
    return await updateWallet(connection, id, patch, actor, this.now())
  }

  /**
   * Wallets that reload themselves and in which less can be spent than their threshold, by their ids from
   * `after` on; none that are frozen.
   */
  async findWalletsToReload(after: number, limit: number): Promise<Wallet[]> {
    return await findWalletsToReload(this.database, { after, limit }, this.now())
  }

  /**
   * Freezes a wallet in the transaction of `transact`: money comes in, and none leaves it but by
   * reversals and holds that were made before. One that is frozen already is frozen anew.
   *
   * @returns false when there is none with this id
   */
  async freezeWallet(
    id: number,
    freeze: Omit<Freeze, "at">,
    transaction: Transaction
  ): Promise<boolean> {
    return await freezeWallet(transaction, id, freeze, this.now())
  }

  /** @returns false when there is no frozen wallet with this id */
  async unfreezeWallet(id: number, actor: string, transaction: Transaction): Promise<boolean> {
    return await unfreezeWallet(transaction, id, actor, this.now())
  }

  /**
   * Moves the expiry of a credit with money left, in the transaction of `transact`; what is held of it
   * moves along. Entries stay as they are: the move is a link of the wallet's chain of its own.
   */
  async moveExpiry(wanted: MoveExpiry, transaction: Transaction): Promise<ExpiryMoved> {
    return await moveExpiry(transaction, wanted, this.keys, this.now())
  }

  /** What became of a credit, used up or not; null when the wallet has none with this id. */
  async findLotHistory(
    lot: { wallet_id: number; lot_id: number },
    page: PageOf
  ): Promise<LotHistory | null> {
    return await findLotHistory(this.database, lot, page, this.now())
  }

  /** The wallets as they were at an instant; those opened later are left out. */
  async findWalletsAt(ids: number[], at: Date): Promise<Wallet[]> {
    return await findWalletsAt(this.database, ids, at)
  }

  /** One page of wallets as they were at an instant. */
  async listWalletsAt(query: WalletQuery, at: Date): Promise<Page<Wallet>> {
    return await listWalletsAt(this.database, query, at)
  }

  /** A wallet's holds, newest first. */
  async listHolds(query: HoldQuery): Promise<Page<ListedHold>> {
    return await this.holds.list(query, this.now())
  }

  /** What is left of a wallet's credits, in spending order, now or at an earlier instant. */
  async listLots(walletId: number, page: PageOf, at?: Date): Promise<Page<WalletLot>> {
    return await listLots(this.database, walletId, at ?? this.now(), page)
  }

  /** A wallet's credits that are used up or have lapsed, newest first. */
  async listClosedLots(walletId: number, page: PageOf): Promise<Page<WalletLot>> {
    return await listClosedLots(this.database, walletId, this.now(), page)
  }

  /** What all wallets hold, by currency, purpose and age, now or at an earlier instant. */
  async readOwed(at?: Date): Promise<Owed[]> {
    return await readOwed(this.database, at ?? this.now())
  }

  /** All entries that a filter leaves, oldest first, in constant memory; see `exportEntries`. */
  exportEntries(filter: EntryExportFilter): AsyncGenerator<ExportedEntry[]> {
    return exportEntries(this.database, filter)
  }

  /** Every credit with money left, now or as of an instant, oldest first, in constant memory. */
  exportLots(filter: { at?: Date; currency?: string }): AsyncGenerator<ExportedLot[]> {
    return exportLots(this.database, { ...filter, at: filter.at ?? this.now() })
  }

  /** What moved in a period and what there was at its end, as one snapshot sees it. */
  async readPeriod(period: Period): Promise<PeriodBooks> {
    return await readPeriod(this.database, period)
  }

  /** When the first wallet was opened in which something moved; null while there is none. */
  async firstOpening(): Promise<Date | null> {
    return await readFirstOpening(this.database)
  }

  /** Each wallet's part in a period, by its id, in constant memory. */
  exportWalletPeriods(period: Pick<Period, "from" | "to">): AsyncGenerator<WalletPeriod[]> {
    return exportWalletPeriods(this.database, period)
  }

  /** What of a time stands for payments, top-ups and refunds of the host. */
  async readPaymentEntries(query: PaymentEntriesQuery): Promise<PaymentEntries[]> {
    return await readPaymentEntries(this.database, query)
  }

  /** The credits that lapse until an instant, soonest first. */
  async listExpiring(query: ExpiringQuery): Promise<Page<ExpiringLot>> {
    return await listExpiring(this.database, query)
  }

  /** What becomes of credits when they lapse, newest rule first. */
  async listExpiryRules(query: ExpiryRuleQuery): Promise<Page<ListedExpiryRule>> {
    return await listExpiryRules(this.database, query)
  }

  /**
   * Makes a rule for what lapses from its beginning on, ten seconds from now at the earliest.
   *
   * @returns null when it would end before it begins
   */
  async makeExpiryRule(
    rule: NewExpiryRule,
    connection: Connection = this.database
  ): Promise<ListedExpiryRule | null> {
    return await makeExpiryRule(connection, rule, this.now())
  }

  /** @returns the rule as it is then and whether that changed it; null when there is none with this id */
  async endExpiryRule(
    id: number,
    actor: string,
    connection: Connection = this.database
  ): Promise<EndedRule | null> {
    return await endExpiryRule(connection, { id, actor }, this.now())
  }

  /**
   * What would come back of lots when they lapse, by lot, as their rules are now; those that lapse for good
   * are left out.
   */
  async readComingBack(
    lots: readonly Pick<WalletLot, "id" | "remaining" | "purpose" | "expires_at">[]
  ): Promise<Map<number, ComingBack>> {
    const lapsing = lots.filter(({ expires_at }) => expires_at)
    const rules = await readExpiryRules(
      this.database,
      lapsing.map(({ id }) => id)
    )
    return new Map(
      lapsing.flatMap((lot) => {
        const back = comingBack(lot, lot.remaining, rules.get(lot.id))
        return back ? [[lot.id, back] as const] : []
      })
    )
  }

  /** What a wallet's balance is the sum of, by type and direction. */
  async sumEntries(walletId: number): Promise<EntrySum[]> {
    return await sumEntries(this.database, walletId)
  }

  async findEntry(id: number): Promise<Entry | null> {
    return await findEntry(this.database, id)
  }

  /** The transfers that entries belong to, by the entries' ids; other entries are left out. */
  async findTransfers(entryIds: readonly number[]): Promise<Map<number, TransferSides>> {
    return await findTransfers(this.database, entryIds)
  }

  /** Entries of an order whose references begin alike, and what reversed them, oldest first. */
  async findOrderEntries(
    prefix: string,
    order: OfOrder,
    connection: Connection = this.database
  ): Promise<Entry[]> {
    return await findOrderEntries(connection, prefix, order)
  }

  /** All entries of some orders, and what reversed them, oldest first. */
  async readOrdersEntries(orders: readonly OfOrder[]): Promise<OrderEntry[]> {
    return await readOrdersEntries(this.database, orders)
  }

  /** Credits of a wallet by their references, with what of them was reversed and what is left. */
  async findReferencedCredits(
    walletId: number,
    references: readonly string[],
    connection: Connection = this.database
  ): Promise<ReferencedCredit[]> {
    return await findReferencedCredits(connection, walletId, references)
  }

  /** The orders of which such entries were booked or reversed within some days, a minute ago at least. */
  async findOrdersMoved(prefix: string, days: number): Promise<string[]> {
    return await findOrdersMoved(this.database, prefix, days)
  }

  /** @throws InvalidCursorError */
  async listEntries(query: EntryQuery): Promise<EntryPage> {
    const { customer_id, ...rest } = query
    if (customer_id !== undefined && isNarrowed(query)) {
      return await this.listEntries({
        ...rest,
        wallet_ids: await this.findWalletIdsOf(customer_id),
      })
    }
    return await listEntries(this.database, query)
  }

  /** Erases what people wrote about a customer's money; see `store/erase.ts`. */
  async eraseTexts(customerId: string): Promise<number[]> {
    return await eraseTexts(this.database, customerId)
  }

  /**
   * Books expired lots and lapsed holds of at most `limit` wallets, each for itself.
   *
   * @param failed wallets to leave out; those that can't be booked are added, with the reason
   * @returns how many wallets it booked; those that it added to `failed` are due beside them
   */
  async bookLapsed(limit = 500, failed: Map<number, unknown> = new Map()): Promise<number> {
    const wanted = { limit, except: [...failed.keys()] }
    const due = await findDueWallets(this.database, wanted, this.now())
    const outcomes = await this.postEach(
      due.map((wallet_id) => ({ kind: "expire", wallet_id, actor: EXPIRY_ACTOR }))
    )
    const before = failed.size
    outcomes.forEach((outcome, index) => {
      if ("error" in outcome) failed.set(due[index], outcome.error)
    })
    return due.length - (failed.size - before)
  }

  /** Deletes notices of credits that have lapsed, at most `limit`; returns how many it deleted. */
  async purgeExpiryNotices(limit = 5000): Promise<number> {
    return await purgeExpiryNotices(this.database, limit, this.now())
  }

  /** Deletes idempotency records older than 24 h, at most `limit`; returns how many it deleted. */
  async purgeIdempotencyRecords(limit = 5000): Promise<number> {
    return await purgeIdempotencyRecords(this.database, limit, this.now())
  }

  /**
   * Signs the state of all wallets, unless nothing has changed since the last checkpoint or
   * another instance is at it.
   */
  async makeCheckpoint(): Promise<CheckpointRow | null> {
    return await makeCheckpoint(this.database, this.keys, this.now())
  }

  /** Checkpoints, newest first. */
  async listCheckpoints(page: number, perPage: number): Promise<Page<CheckpointRow>> {
    return await listCheckpoints(this.database, page, perPage)
  }

  /** The key with which anybody can check a checkpoint, as PEM; null when it is not configured. */
  checkpointPublicKey(keyId: number): string | null {
    return this.keys.checkpointPublicKey(keyId)
  }

  /** What can be told of the ledger's health without reading all of it. */
  async examine(): Promise<
    Examination & {
      missing_key_ids: number[]
      pool_max: number
      open_failed_compensations: number
    }
  > {
    const examination = await examine(this.database)
    return {
      ...examination,
      open_failed_compensations: await countOpenFailedCompensations(this.database),
      missing_key_ids: examination.key_ids.filter((id) => !this.keys.has(id)),
      pool_max: this.knex.client.pool?.max ?? 0,
    }
  }

  /** The id of the key that signs; 0 is the development key, which is worth nothing. */
  get activeKeyId(): number {
    return this.keys.activeId
  }

  /**
   * Checks every entry, wallet, lot and checkpoint, in constant memory; or the chains of some
   * wallets alone.
   */
  async verify(options: VerifyOptions = {}): Promise<Verification> {
    return await verifyLedger(this.database, this.keys, options)
  }

  /**
   * Puts events into the outbox, in the caller's transaction when `context` brings one: they leave
   * only if it commits.
   */
  async announce(events: NewOutboxEvent[], context?: Context): Promise<void> {
    await appendOutbox(transactionOf(context) ?? this.database, events, this.now())
    this.tellListeners()
  }

  /**
   * Announces lots that lapse within any of `days` (`wallet.credit.expiring`): each once for each of them.
   *
   * @param mail whether their owners are to be e-mailed too, see `claimExpiryMails`
   * @returns how many it announced; call again while it equals `limit`
   */
  async announceExpiring(
    days: readonly number[],
    { mail = false, limit = 500 }: { mail?: boolean; limit?: number } = {}
  ): Promise<number> {
    const announced = await announceExpiring(this.database, { days, mail, limit }, this.now())
    this.tellListeners()
    return announced
  }

  /**
   * Takes announced lots whose owners are to be e-mailed, one e-mail for each owner. Nobody else is
   * given them for five minutes; what is not finished by then comes again, under the same id.
   */
  async claimExpiryMails(limit = 500): Promise<ExpiryMail[]> {
    return await claimExpiryMails(this.database, limit, this.now())
  }

  /** Notes that an e-mail is sent, or is not to be sent any more. */
  async finishExpiryMail(id: string): Promise<void> {
    await finishExpiryMail(this.database, id)
  }

  /**
   * Takes at most `limit` events out of the outbox, oldest first, in the caller's transaction. One
   * caller at a time, so that they keep their order. None stands for scratch wallets.
   */
  async takeOutbox(limit: number, context: Context): Promise<OutboxBatch> {
    return await takeOutbox(transactionOf(context)!, limit)
  }

  /**
   * Calls `listener` whenever this instance may have put something into the outbox. A hint to look:
   * other instances' events are not told.
   */
  onOutbox(listener: () => void): void {
    this.outboxListeners.push(listener)
  }

  private tellListeners(): void {
    for (const listener of this.outboxListeners) {
      listener()
    }
  }

  private postContext() {
    return { keys: this.keys, clock: this.clock }
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
