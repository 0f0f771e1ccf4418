import type {
  CartState,
  Comparison,
  ConversationState,
  GroundingReceipt,
  ProductCard,
} from "../types"
import type { Removal } from "../grounding/grounder"
import type { ProviderRounds } from "./provider-log"

/** Everything that a turn came to. */
export interface TurnSummary {
  message: string
  /** Each product once, in the order in which they were shown. */
  cards: ProductCard[]
  comparison?: Comparison
  cart?: CartState
  /** Public numbers of the products that were put into it, or of which there are more or fewer now. */
  added: number[]
  grounding: GroundingReceipt[]
  /** What the conversation remembers from now on. */
  state: ConversationState
  /** `aborted`: the client has gone; `failed`: no provider could answer. */
  outcome: "done" | "aborted" | "failed"
  /** A provider failed, or was left out, on the way to this answer. */
  degraded: boolean
  /** Who has answered last. */
  provider?: string
  rounds: number
  /** Claims that were looked at, and sentences that were taken out. */
  claims: number
  removed_claims: number
  /** The first of those sentences, for staff. */
  removals: readonly Removal[]
  tools: { name: string; ms: number; ok: boolean }[]
  providers: ProviderRounds[]
  first_frame_ms?: number
  first_text_ms?: number
  duration_ms: number
}

export function emptySummary(degraded: boolean): TurnSummary {
  return {
    message: "",
    cards: [],
    added: [],
    grounding: [],
    state: { turns: 0, shown: [], focus: [], cart: [] },
    outcome: "done",
    degraded,
    rounds: 0,
    claims: 0,
    removed_claims: 0,
    removals: [],
    tools: [],
    providers: [],
    duration_ms: 0,
  }
}
