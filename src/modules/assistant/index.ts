import type { MedusaContainer } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import AssistantService from "./service"
import { ASSISTANT_SETTINGS } from "./settings-list"
import type { AssistantSettings, ProviderSetting } from "./settings-list"

export const ASSISTANT_MODULE = "assistant"

export { ASSISTANT_SETTINGS }
export type { AssistantService, AssistantSettings, ProviderSetting }
export * from "./agents"
export type { CartChange, CartChangeRecord } from "./carts"
export type { Conversation, ConversationTurn } from "./conversations/conversations"
export { newRef } from "./conversations/conversations"
export type {
  ListedConversation,
  ReadTurn,
  Transcript,
  TranscriptFilter,
} from "./conversations/transcripts"
export { PROBLEMS } from "./grounding/sentence"
export { RATINGS } from "./feedback/feedback"
export type { Feedback, NewFeedback, Rating } from "./feedback/feedback"
export { HANDOVER_ACTIONS, HANDOVER_STATUSES } from "./handovers/handovers"
export type {
  Announcement,
  Handover,
  HandoverFilter,
  HandoverStatus,
  HandoverStep,
  NewHandover,
} from "./handovers/handovers"
export { CLAIM_SECONDS, MAX_ATTEMPTS } from "./inbox/inbox"
export type {
  ClaimedMessage,
  FreshReply,
  Inbox,
  InboxReply,
  InboxWork,
  IncomingMessage,
} from "./inbox/inbox"
export type { RemovedSentence } from "./telemetry/removals"
export type { TelemetrySummary } from "./telemetry/summary"
export type {
  ProviderUse,
  ToolUse,
  TurnChannel,
  TurnOutcome,
  TurnRecord,
} from "./telemetry/telemetry"
export { TOUCH_SOURCES } from "./touches/touches"
export type { Touch, TouchSource } from "./touches/touches"
export * from "./types"

/** The assistant's settings, at once: for everything that happens below a request of ours. */
export function assistantSettingsOf(scope: MedusaContainer): AssistantSettings {
  return scope.resolve<AssistantService>(ASSISTANT_MODULE).settings()
}

/** The assistant's settings for a job, a subscriber or a script. */
export async function loadAssistantSettings(scope: MedusaContainer): Promise<AssistantSettings> {
  const service = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  await service.refreshSettings()
  return service.settings()
}

export default Module(ASSISTANT_MODULE, { service: AssistantService })
