import type { Connection } from "../../../database/connection"
import type { ChatMessage } from "../types"

/** What a shopper has said, and what was answered. */
export interface ShopperData {
  conversations: { ref: string; messages: ChatMessage[]; created_at: Date; updated_at: Date }[]
  feedback: { at: Date; rating: string; reason: string | null; conversation_ref: string }[]
  /** What they sent over the messaging channel. */
  messages: { at: Date; content: string }[]
}

/**
 * Reads what a shopper has said: the counterpart of `eraseShopper`.
 *
 * @param owner `Shopper.key`
 * @param senders under which they wrote over the messaging channel
 */
export async function readShopper(
  connection: Connection,
  owner: string,
  senders: readonly string[]
): Promise<ShopperData> {
  return {
    conversations: await connection.rows(
      `select ref, messages, created_at, updated_at from assistant_conversation
       where owner = ? order by created_at, ref`,
      [owner]
    ),
    feedback: await connection.rows(
      `select at, rating, reason, conversation_ref from assistant_feedback
       where conversation_ref in (select ref from assistant_conversation where owner = ?)
       order by at, id`,
      [owner]
    ),
    messages: await connection.rows(
      `select received_at as at, content from assistant_inbox where sender = any(?) order by id`,
      [senders]
    ),
  }
}
