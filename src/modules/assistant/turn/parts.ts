import type { ChatMessage, ChatProvider, ConversationState, OwnWords, Shopper } from "../types"
import type { TurnJournal } from "./journal"
import type { AnyTool } from "./run-tools"

export interface TurnBudgets {
  /** Rounds with a provider. */
  rounds: number
  /** Of the whole turn. */
  milliseconds: number
  /** In and out, over all rounds; the round in which they run out is the last. */
  tokens: number
  /** That a provider may put out in a round. */
  outputTokens: number
}

export const BUDGETS: TurnBudgets = {
  rounds: 8,
  milliseconds: 60_000,
  tokens: 120_000,
  outputTokens: 1_500,
}

export interface TurnParts<Context> {
  conversation: {
    ref: string
    messageRef: string
    /** Oldest first; the last one is the shopper's. */
    messages: readonly ChatMessage[]
    state?: ConversationState
  }
  shopper: Shopper
  /** Name of the store. */
  shop?: string
  tools: readonly AnyTool<Context>[]
  /** What the shop wants said in its own words. */
  ownWords?: OwnWords
  /** What the store wants models to be told in addition. */
  promptAddition?: string
  /** Handed to every tool as it is. */
  toolContext: Context
  /** For turns that another attempt may have to end; absent when there is only one. */
  journal?: TurnJournal
  /** In the order in which they are asked. */
  providers: readonly ChatProvider[]
  /** The first providers were left out, because of what they cost. */
  isOverBudget?: boolean
  budgets?: Partial<TurnBudgets>
  /** Milliseconds. */
  clock?: () => number
  /** Fires when the client has gone. */
  signal: AbortSignal
  /** Faults of ours and failures of providers, for the log. */
  onFault: (error: unknown, where: string) => void
}
