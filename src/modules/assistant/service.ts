import type { Logger } from "@medusajs/framework/types"
import { AgentLog } from "./agents/agent-log"
import { HandoffLinks } from "./agents/handoff-links"
import { HandoffOpenings } from "./agents/handoff-openings"
import type { Connection } from "./connection"
import { ASSISTANT_DEFAULTS } from "./settings-list"
import type { AssistantSettings } from "./settings-list"

interface Dependencies {
  __pg_connection__: Connection
  configModule: { projectConfig: { http: { cookieSecret?: string } } }
  logger: Logger
}

/** What the assistant remembers, how it is set up, and what it costs. */
export default class AssistantService {
  /** What agents did at the gateway. */
  readonly agentLog: AgentLog
  readonly handoffLinks: HandoffLinks
  readonly handoffOpenings: HandoffOpenings
  /** The host calls these. */
  readonly __hooks = {
    onApplicationPrepareShutdown: () => this.agentLog.flush(),
  }

  constructor({ __pg_connection__: connection, configModule, logger }: Dependencies) {
    const { cookieSecret } = configModule.projectConfig.http
    if (!cookieSecret) throw new Error("projectConfig.http.cookieSecret is not set")
    this.agentLog = new AgentLog(connection, logger, cookieSecret)
    this.handoffLinks = new HandoffLinks(cookieSecret)
    this.handoffOpenings = new HandoffOpenings(connection)
  }

  /** The settings as they are known, at once; see `assistantSettingsOf`. */
  settings(): AssistantSettings {
    return ASSISTANT_DEFAULTS
  }

  /** Sees to it that `settings` is less than five seconds old; often nothing to wait for. */
  refreshSettings(): Promise<void> | undefined {
    return undefined
  }
}
