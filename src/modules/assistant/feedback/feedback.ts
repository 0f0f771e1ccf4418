import { randomUUID } from "node:crypto"
import { withoutContacts } from "../agents/without-contacts"
import { query } from "../connection"
import type { Connection } from "../connection"
import { toStorableText } from "../storable"

export const RATINGS = ["up", "down"] as const
export type Rating = (typeof RATINGS)[number]

/** What somebody thinks of an answer. */
export interface NewFeedback {
  rating: Rating
  reason?: string
  conversation_ref?: string
  message_ref?: string
}

/** Feedback with what is known of the turn that it is about; null where nothing is. */
export interface Feedback {
  id: string
  at: Date
  rating: Rating
  reason: string | null
  conversation_ref: string | null
  message_ref: string | null
  provider: string | null
  degraded: boolean | null
  tools: string[] | null
}

export interface FeedbackFilter {
  rating?: Rating
}

/** What shoppers think of answers (spec, "Feedback"). Nothing says who they are. */
export class FeedbackStore {
  constructor(private readonly connection: Connection) {}

  /** Keeps feedback; e-mail addresses and long numbers in a reason are left out. Its UUID. */
  async add({ rating, reason, conversation_ref, message_ref }: NewFeedback): Promise<string> {
    const id = randomUUID()
    const kept = (text: string | undefined) => (text ? toStorableText(text) : null)
    await query(
      this.connection,
      `insert into assistant_feedback (id, rating, reason, conversation_ref, message_ref)
       values (?, ?, ?, ?, ?)`,
      [
        id,
        rating,
        kept(reason && withoutContacts(reason)),
        kept(conversation_ref),
        kept(message_ref),
      ]
    )
    return id
  }

  /** Feedback joined to its turns, newest first. */
  async list({ rating }: FeedbackFilter, page: number, perPage: number) {
    const [where, bindings] = rating ? ["where feedback.rating = ?", [rating]] : ["", []]
    const [count] = await query<{ total: string }>(
      this.connection,
      `select count(*) as total from assistant_feedback feedback ${where}`,
      bindings
    )
    const data = await query<Feedback>(
      this.connection,
      `select feedback.id, feedback.at, feedback.rating, feedback.reason,
              feedback.conversation_ref, feedback.message_ref, turn.provider, turn.degraded,
              array(select tool ->> 'name' from jsonb_array_elements(turn.tools) tool) as tools
       from assistant_feedback feedback left join assistant_turn turn using (message_ref)
       ${where} order by feedback.at desc, feedback.id limit ? offset ?`,
      [...bindings, perPage, (page - 1) * perPage]
    )
    return { data, total: Number(count?.total) }
  }

  /** Deletes up to `limit` that are older than so many days; how many. */
  async purge(days: number, limit: number): Promise<number> {
    const rows = await query(
      this.connection,
      `delete from assistant_feedback where id in (
         select id from assistant_feedback
         where at < now() - make_interval(days => ?) limit ?
       ) returning id`,
      [days, limit]
    )
    return rows.length
  }
}
