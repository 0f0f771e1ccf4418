/** The settings of the assistant as code reads them. */
export interface AssistantSettings {
  /** Requests per window and shopper on the storefront endpoints; 0 = no limit. */
  readonly rate_limit: number
  /** Length of that window, in seconds. */
  readonly rate_window: number
  /** Requests per minute and address on the agent gateway; 0 = no limit. */
  readonly agent_rate_limit: number
}

export const ASSISTANT_DEFAULTS: AssistantSettings = Object.freeze({
  rate_limit: 20,
  rate_window: 60,
  agent_rate_limit: 120,
})
