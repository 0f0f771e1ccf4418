import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Connection } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { Logger } from "@medusajs/framework/types"
import type { AddressRules } from "../../network/address-guard"
import { readKeys } from "../../secrets/keys"
import { SecretBox } from "../../secrets/secret-box"
import { RefusedSettingError } from "../../settings/setting"
import { SettingsStore } from "../../settings/store"
import type { EffectiveSettings, SettingChanges } from "../../settings/store"
import { AgentLog } from "./agents/agent-log"
import { HandoffLinks } from "./agents/handoff-links"
import { HandoffOpenings } from "./agents/handoff-openings"
import { CartOwners, CartRequests } from "./carts"
import { Conversations } from "./conversations/conversations"
import { eraseShopper } from "./erasure/erase-shopper"
import { readShopper } from "./erasure/read-shopper"
import type { ShopperData } from "./erasure/read-shopper"
import { FeedbackStore } from "./feedback/feedback"
import { Handovers } from "./handovers/handovers"
import { Inbox } from "./inbox/inbox"
import { readAssistantOptions } from "./options"
import { ProviderPool } from "./providers"
import { readProviderRules, refusalOfProviders } from "./providers/address-rules"
import { ASSISTANT_SETTINGS } from "./settings-list"
import type { AssistantSettingList, AssistantSettings } from "./settings-list"
import { Spend } from "./telemetry/spend"
import { Telemetry } from "./telemetry/telemetry"
import { Touches } from "./touches/touches"

interface Dependencies {
  __pg_connection__: Knex
  configModule: { projectConfig: { http: { cookieSecret?: string } } }
  logger: Logger
}

/** What the assistant remembers, how it is set up, and what it costs. */
export default class AssistantService {
  private readonly connection: Connection
  private readonly settingsStore: SettingsStore<AssistantSettingList>
  /** What agents did at the gateway. */
  readonly agentLog: AgentLog
  readonly handoffLinks: HandoffLinks
  readonly handoffOpenings: HandoffOpenings
  /** What was said, and with whom. */
  readonly conversations: Conversations
  /** What shoppers think of answers. */
  readonly feedback: FeedbackStore
  /** What shoppers asked a person of the shop for. */
  readonly handovers: Handovers
  /** What the messaging channel has sent. */
  readonly inbox: Inbox
  /** What turns did and how long they took. */
  readonly telemetry: Telemetry
  /** What was shown to whom, by which orders are attributed. */
  readonly touches: Touches
  /** What providers cost, and whether they may cost more. */
  readonly spend: Spend
  /** The language models that are set up. */
  readonly providers: ProviderPool
  /** Where they may be. */
  readonly providerRules: AddressRules
  /** Which cart is whose. */
  readonly cartOwners: CartOwners
  /** What was done with carts under idempotency keys. */
  readonly cartRequests: CartRequests
  /** The host calls these. */
  readonly __hooks = {
    onApplicationPrepareShutdown: async () => {
      await Promise.all([this.agentLog.flush(), this.telemetry.flush(), this.touches.flush()])
    },
  }

  constructor(
    { __pg_connection__: knex, configModule, logger }: Dependencies,
    options: Record<string, unknown> = {}
  ) {
    const { cookieSecret } = configModule.projectConfig.http
    if (!cookieSecret) throw new Error("projectConfig.http.cookieSecret is not set")
    const connection = openDatabase(knex, options)
    this.connection = connection
    this.agentLog = new AgentLog(connection, logger, cookieSecret)
    this.handoffLinks = new HandoffLinks(cookieSecret)
    this.handoffOpenings = new HandoffOpenings(connection)
    this.conversations = new Conversations(connection)
    this.feedback = new FeedbackStore(connection)
    this.handovers = new Handovers(connection)
    this.inbox = new Inbox(connection, cookieSecret)
    this.telemetry = new Telemetry(connection, logger)
    this.touches = new Touches(connection, logger)
    this.spend = new Spend({ connection, logger, settings: () => this.settings() })
    this.providerRules = readProviderRules(options)
    this.providers = new ProviderPool(this.providerRules)
    this.settingsStore = new SettingsStore({
      list: ASSISTANT_SETTINGS,
      options: readAssistantOptions(options),
      table: "assistant_setting",
      owner: "assistant",
      connection,
      logger,
      box: new SecretBox(readKeys(options), "assistant settings v1"),
    })
    this.cartOwners = new CartOwners(connection)
    this.cartRequests = new CartRequests(connection)
  }

  /** The settings as they are known, at once; see `assistantSettingsOf`. */
  settings(): AssistantSettings {
    return this.settingsStore.current()
  }

  /** Sees to it that `settings` is less than five seconds old; often nothing to wait for. */
  refreshSettings(): Promise<void> | undefined {
    return this.settingsStore.refresh()
  }

  /** The effective settings on the wire's form, secrets masked, and where each comes from. */
  describeSettings(): Promise<EffectiveSettings<AssistantSettingList>> {
    return this.settingsStore.describe()
  }

  /**
   * Overrides settings, or with null resets them to option or default. `changedBy` is the key of an
   * identity, e.g. `user:user_01`. Effective on every instance within 5 seconds.
   *
   * @throws UnknownSecretError when a masked secret stands where none is known
   * @throws RefusedSettingError for a provider at an address that the store must not reach
   */
  async changeSettings(
    changes: SettingChanges<AssistantSettingList>,
    changedBy: string
  ): Promise<EffectiveSettings<AssistantSettingList>> {
    const refusal = refusalOfProviders(changes.providers ?? [], this.providerRules)
    if (refusal) throw new RefusedSettingError("providers", refusal)
    return this.settingsStore.change(changes, changedBy)
  }

  /** Erases what a shopper has said; see `eraseShopper`. */
  eraseShopper(owners: readonly string[], senders: readonly string[]): Promise<void> {
    return eraseShopper(this.connection, owners, senders)
  }

  /** What a shopper has said; see `readShopper`. */
  readShopper(owners: readonly string[], senders: readonly string[]): Promise<ShopperData> {
    return readShopper(this.connection, owners, senders)
  }

  /** Who changed which setting, newest first; secrets masked. */
  listSettingChanges(page: number, perPage: number) {
    return this.settingsStore.listChanges(page, perPage)
  }
}
