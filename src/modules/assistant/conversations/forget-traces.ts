import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

/**
 * Erases what other records say of conversations: reasons of their feedback, the sentences that
 * were taken out of their answers, and what a person was asked for in them. Figures and what was shown stay, and no longer say of which conversation
 * they are.
 */
export async function forgetTraces(connection: Connection, refs: readonly string[]): Promise<void> {
  await query(
    connection,
    `update assistant_feedback set reason = null
     where reason is not null and (conversation_ref = any(?) or message_ref in (
       select message_ref from assistant_turn where conversation_ref = any(?)
     ))`,
    [refs, refs]
  )
  await query(connection, "delete from assistant_handover where conversation_ref = any(?)", [refs])
  await query(connection, "delete from assistant_removal where conversation_ref = any(?)", [refs])
  await query(
    connection,
    "update assistant_turn set conversation_ref = null where conversation_ref = any(?)",
    [refs]
  )
  await query(connection, "update assistant_touch set ref = null where ref = any(?)", [refs])
}
