import { query } from "../../../database/connection"
import { forgetTraces } from "../conversations/forget-traces"
import type { Connection } from "../../../database/connection"

/** Tables whose rows are somebody's. */
const OWNED = [
  "assistant_conversation",
  "assistant_cart",
  "assistant_cart_request",
  "assistant_touch",
  "assistant_handover",
]

/**
 * Erases what a shopper has said: their conversations, the reasons of their feedback, which carts
 * were theirs, what they were shown, what they asked a person for, and what they sent over the messaging
 * channel. Doing it again changes nothing.
 *
 * @param owners `Shopper.key` of each way by which they have talked
 * @param senders under which they wrote over the messaging channel
 */
export async function eraseShopper(
  connection: Connection,
  owners: readonly string[],
  senders: readonly string[]
): Promise<void> {
  const conversations = await query<{ ref: string }>(
    connection,
    "select ref from assistant_conversation where owner = any(?)",
    [owners]
  )
  await forgetTraces(
    connection,
    conversations.map(({ ref }) => ref)
  )
  for (const table of OWNED) {
    await query(connection, `delete from ${table} where owner = any(?)`, [owners])
  }
  await query(connection, "delete from assistant_inbox where sender = any(?)", [senders])
}
