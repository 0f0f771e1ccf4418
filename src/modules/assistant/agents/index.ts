export { AGENT_ACTIONS, AGENT_LOG_DAYS } from "./agent-log"
export type { AgentAction, AgentEvent, AgentLogEntry, AgentLogFilter } from "./agent-log"
export type { Handoff, HandoffLine, HandoffReading } from "./handoff-links"
