import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ClientConfig } from "@medusajs/framework/pg"
import type { Database, Transaction } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { Logger } from "@medusajs/framework/types"
import { readExtensions } from "../../extensions"
import type { Extensions } from "../../extensions"
import { readSettingOptions, SettingsStore } from "../../settings/store"
import type { EffectiveSettings, SettingChanges } from "../../settings/store"
import { AccessChanges } from "./access-changes"
import { listAudit, recordAudit } from "./audit"
import type { AuditFilter, NewAuditRecord } from "./audit"
import { BlockedAttempts } from "./blocked-attempts"
import { Credentials } from "./credentials"
import { endAccess, eraseCustomer, findErased, findUsersWithAccess } from "./erasure"
import type { ErasedCustomer } from "./erasure"
import { Grants } from "./grants"
import { createGuestSession, deriveGuestKey, readGuestSession } from "./guest-session"
import { findKyc, setKyc } from "./kyc"
import type { KycRecord } from "./kyc"
import { findOptedOut, setOptedOut } from "./mail-opt-out"
import { createNonce, deriveNonceKey, isNonceValid } from "./nonce"
import type { NonceSubject } from "./nonce"
import { readAccessData } from "./personal-data"
import type { AccessData } from "./personal-data"
import { PublicNumbers } from "./public-numbers"
import type { PublicNumberKind } from "./public-numbers"
import { listRequestLog, purgeRequestLog, RequestLog } from "./request-log"
import type { LoggedRequest, RequestLogFilter } from "./request-log"
import { SETTING_BOUNDS, SETTINGS } from "./settings-list"
import type { Settings, WalletSettingList } from "./settings-list"
import { StepUps } from "./step-up"

interface Dependencies {
  __pg_connection__: Knex
  configModule: {
    projectConfig: {
      databaseUrl?: string
      databaseDriverOptions?: { ssl?: unknown; connection?: { ssl?: unknown } }
      http: { cookieSecret?: string }
    }
  }
  logger: Logger
}

/**
 * Who may come in, under which number, by which rules: credentials, nonces, numbers, settings, what
 * has to be confirmed before money may leave, and the log.
 */
export default class AccessService {
  private readonly connection: Database
  private readonly logger: Logger
  private readonly nonceKey: Buffer
  private readonly guestKey: Buffer
  private readonly numbers: PublicNumbers
  private readonly settingsStore: SettingsStore<WalletSettingList>
  private readonly requestLog: RequestLog
  /** Tells when somebody's access was taken away or changed. */
  readonly changes: AccessChanges
  /** Application passwords and store API keys. */
  readonly credentials: Credentials
  /** Capabilities that were given to somebody. */
  readonly grants: Grants
  /** The store's own functions, from the plugin's options. */
  readonly extensions: Extensions
  readonly stepUps: StepUps
  readonly blockedAttempts: BlockedAttempts
  /** The host calls these. */
  readonly __hooks = {
    onApplicationStart: async () => {
      await this.refreshSettings()?.catch((error: Error) =>
        this.logger.warn(`The wallet's settings could not be read: ${error.message}`)
      )
    },
    onApplicationPrepareShutdown: () => this.requestLog.flush(),
  }

  constructor(dependencies: Dependencies, options: Record<string, unknown>) {
    this.connection = openDatabase(dependencies.__pg_connection__, options)
    this.logger = dependencies.logger
    const { projectConfig } = dependencies.configModule
    this.changes = new AccessChanges(
      this.connection,
      databaseAddress(projectConfig),
      dependencies.logger
    )
    const announce = () => this.changes.announce()
    this.credentials = new Credentials(this.connection, this.logger, announce)
    this.grants = new Grants(this.connection, announce)
    this.numbers = new PublicNumbers(this.connection)
    this.requestLog = new RequestLog(this.connection, this.logger)
    this.settingsStore = new SettingsStore({
      list: SETTINGS,
      bounds: SETTING_BOUNDS,
      options: readSettingOptions(SETTINGS, options ?? {}),
      table: "access_setting",
      owner: "wallet",
      connection: this.connection,
      logger: this.logger,
    })
    const { cookieSecret } = projectConfig.http
    if (!cookieSecret) throw new Error("projectConfig.http.cookieSecret is not set")
    this.extensions = readExtensions(options?.extensions)
    this.stepUps = new StepUps(this.connection, cookieSecret)
    this.blockedAttempts = new BlockedAttempts(this.connection)
    this.nonceKey = deriveNonceKey(cookieSecret)
    this.guestKey = deriveGuestKey(cookieSecret)
  }

  /** Who gave or took which access, newest first. */
  listAudit(filter: AuditFilter) {
    return listAudit(this.connection, filter)
  }

  /** Adds to the record, in the transaction of what it tells of. */
  recordAudit(record: NewAuditRecord, transaction: Transaction): Promise<void> {
    return recordAudit(transaction, record)
  }

  /** Public numbers of host ids; those that have none get one. */
  numbersFor(kind: PublicNumberKind, hostIds: readonly string[]): Promise<Map<string, number>> {
    return this.numbers.numbersFor(kind, hostIds)
  }

  /** Public numbers of those host ids that have one already. */
  knownNumbers(kind: PublicNumberKind, hostIds: readonly string[]): Promise<Map<string, number>> {
    return this.numbers.knownNumbers(kind, hostIds)
  }

  /** The host id behind a public number. */
  hostIdFor(kind: PublicNumberKind, number: number): Promise<string | undefined> {
    return this.numbers.hostIdFor(kind, number)
  }

  /** The settings as they are known, at once; see `settingsOf` and `loadSettings`. */
  settings(): Settings {
    return this.settingsStore.current()
  }

  /** Sees to it that `settings` is less than five seconds old; often nothing to wait for. */
  refreshSettings(): Promise<void> | undefined {
    return this.settingsStore.refresh()
  }

  /** The effective settings on the wire's form, and where each comes from. */
  describeSettings(): Promise<EffectiveSettings<WalletSettingList>> {
    return this.settingsStore.describe()
  }

  /**
   * Overrides settings, or with null resets them to option or default. `changedBy` is the key of
   * an identity, e.g. `user:user_01`. Effective on every instance within 5 seconds.
   *
   * @throws RefusedSettingError when a least amount would lie beyond the most
   */
  changeSettings(
    changes: SettingChanges<WalletSettingList>,
    changedBy: string
  ): Promise<EffectiveSettings<WalletSettingList>> {
    return this.settingsStore.change(changes, changedBy)
  }

  /** Who changed which setting, newest first. */
  listSettingChanges(page: number, perPage: number) {
    return this.settingsStore.listChanges(page, perPage)
  }

  /** Whether requests are to be logged; false as long as nobody knows. */
  logsRequests(): boolean {
    return this.settingsStore.known()?.audit_log_enabled ?? false
  }

  /** Takes a request for the log, at once; it is masked and written behind the caller's back. */
  logRequest(request: LoggedRequest): void {
    this.requestLog.add(request)
  }

  /** Logged requests, newest first, and how many this instance could not keep. */
  async listRequestLog(filter: RequestLogFilter, page: number, perPage: number) {
    await this.requestLog.flush()
    const found = await listRequestLog(this.connection, filter, page, perPage)
    return { ...found, dropped: this.requestLog.dropped }
  }

  /** Deletes logged requests that are older than 30 days; how many there were. */
  purgeRequestLog(): Promise<number> {
    return purgeRequestLog(this.connection)
  }

  /** Ends a customer's access and erases what identifies them; see `erasure.ts`. */
  async eraseCustomer(customer: ErasedCustomer): Promise<void> {
    // What this instance has logged and not yet written would come after it.
    await this.requestLog.flush()
    await eraseCustomer(this.connection, customer)
    this.changes.announce()
  }

  /** Ends the access of a user of the dashboard whom the host has deleted; see `erasure.ts`. */
  async endAccessOfUser(userId: string): Promise<void> {
    await endAccess(this.connection, { owner_type: "user", owner_id: userId })
    this.changes.announce()
  }

  /** Ids of the users of the dashboard who have any access of ours, or an authenticator app. */
  findUsersWithAccess(): Promise<string[]> {
    return findUsersWithAccess(this.connection)
  }

  /** What is kept of a customer's access, without secrets; see `personal-data.ts`. */
  async readPersonalData(customerId: string, walletIds: readonly number[]): Promise<AccessData> {
    // What this instance has logged and not yet written belongs to it.
    await this.requestLog.flush()
    return await readAccessData(this.connection, customerId, walletIds)
  }

  /** Which of these customers want no e-mail about credits that lapse. */
  findOptedOut(customerIds: readonly string[]): Promise<Set<string>> {
    return findOptedOut(this.connection, customerIds)
  }

  /** Whether a customer wants no e-mail about credits that lapse. */
  setOptedOut(customerId: string, isOptedOut: boolean): Promise<void> {
    return setOptedOut(this.connection, customerId, isOptedOut)
  }

  /** Which of these customers were erased already. */
  findErased(customerIds: readonly string[]): Promise<Set<string>> {
    return findErased(this.connection, customerIds)
  }

  /** A customer's identity verification; `not_submitted` when nobody has ever set one. */
  findKyc(customerId: string): Promise<KycRecord> {
    return findKyc(this.connection, customerId)
  }

  /** Sets a customer's identity verification; each change is recorded. */
  setKyc(record: Omit<KycRecord, "changed_at">): Promise<KycRecord> {
    return setKyc(this.connection, record)
  }

  createNonce(subject: NonceSubject, now = new Date()) {
    return createNonce(this.nonceKey, subject, now)
  }

  isNonceValid(subject: NonceSubject, nonce: string, now = new Date()): boolean {
    return isNonceValid(this.nonceKey, subject, nonce, now)
  }

  /** A session for somebody who is not signed in; its token belongs into a cookie. */
  createGuestSession() {
    return createGuestSession(this.guestKey)
  }

  /** The id of a guest's session; undefined unless its token is one of ours. */
  readGuestSession(token: string): string | undefined {
    return readGuestSession(this.guestKey, token)
  }
}

/** Where a connection of one's own goes to: the host's database, as the host connects to it. */
function databaseAddress({
  databaseUrl,
  databaseDriverOptions: driver,
}: Dependencies["configModule"]["projectConfig"]): ClientConfig {
  const ssl = (driver?.connection?.ssl ?? driver?.ssl) as ClientConfig["ssl"]
  return { connectionString: databaseUrl, ...(ssl === undefined ? {} : { ssl }) }
}
