import type { Connection } from "../../../database/connection"
import type { ChatMessage } from "../types"

/** What a shopper has said, and what was answered. */
export interface ShopperData {
  conversations: { ref: string; messages: ChatMessage[]; created_at: Date; updated_at: Date }[]
  feedback: { at: Date; rating: string; reason: string | null; conversation_ref: string }[]
  /** What they asked a person of the shop for. */
  handovers: {
    at: Date
    status: string
    request: string
    email: string | null
    order_number: number | null
    conversation_ref: string
  }[]
  /** What they sent over the messaging channel. */
  messages: { at: Date; content: string }[]
}

/**
 * Reads what a shopper has said: the counterpart of `eraseShopper`.
 *
 * @param owners `Shopper.key` of each way by which they have talked
 * @param senders under which they wrote over the messaging channel
 */
export async function readShopper(
  connection: Connection,
  owners: readonly string[],
  senders: readonly string[]
): Promise<ShopperData> {
  return {
    conversations: await connection.rows(
      `select ref, messages, created_at, updated_at from assistant_conversation
       where owner = any(?) order by created_at, ref`,
      [owners]
    ),
    feedback: await connection.rows(
      `select feedback.at, rating, reason,
         coalesce(feedback.conversation_ref, turn.conversation_ref) as conversation_ref
       from assistant_feedback feedback
         left join assistant_turn turn on turn.message_ref = feedback.message_ref
       where coalesce(feedback.conversation_ref, turn.conversation_ref) in (
         select ref from assistant_conversation where owner = any(?)
       ) order by feedback.at, id`,
      [owners]
    ),
    handovers: await connection.rows(
      `select created_at as at, status, request, email, order_number, conversation_ref
       from assistant_handover where owner = any(?) order by created_at, id`,
      [owners]
    ),
    messages: await connection.rows(
      `select received_at as at, content from assistant_inbox where sender = any(?) order by id`,
      [senders]
    ),
  }
}
