import { randomUUID } from "node:crypto"
import { withoutContacts } from "../../../text/without-contacts"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { readPage } from "../../../database/read-page"
import type { Listing } from "../../../database/read-page"
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

const WITH_TURNS: Listing<FeedbackFilter> = {
  columns: `feedback.id, feedback.at, feedback.rating, feedback.reason, feedback.conversation_ref,
    feedback.message_ref, turn.provider, turn.degraded,
    case when turn.tools is not null then array(
      select tool ->> 'name' from jsonb_array_elements(turn.tools) tool
    ) end as tools`,
  from: "assistant_feedback feedback left join assistant_turn turn using (message_ref)",
  conditions: { rating: "feedback.rating = ?" },
  orderBy: "feedback.at desc, feedback.id",
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
  async list(filter: FeedbackFilter, page: number, perPage: number) {
    const pageOf = { page, per_page: perPage }
    return readPage<Feedback, FeedbackFilter>(this.connection, WITH_TURNS, filter, pageOf)
  }

  /** Deletes what is older than so many days; how many. */
  async purge(days: number): Promise<number> {
    return deleteOlder(this.connection, { table: "assistant_feedback", column: "at", days })
  }
}
