import type { Connection } from "../../../database/connection"
import { readPage } from "../../../database/read-page"
import type { Listing, PageOf } from "../../../database/read-page"
import { withoutContacts } from "../../../text/without-contacts"
import type { Problem } from "../grounding/sentence"
import type { ChatMessage } from "../types"

/** A conversation in the list of staff; nothing says whose it is. */
export interface ListedConversation {
  ref: string
  started_at: Date
  updated_at: Date
  /** Whether the shopper was signed in. */
  signed_in: boolean
  /** Messages that are kept; older ones are forgotten. */
  messages: number
  /** The first of them, without e-mail addresses and long numbers. */
  opening: string
  turns: number
  /** Sentences that were taken out of answers. */
  removed: number
  ratings: { up: number; down: number }
}

/** One answer with how it came about. */
export interface ReadTurn {
  message_ref: string
  at: Date
  channel: string
  outcome: string
  provider: string | null
  degraded: boolean
  duration_ms: number
  tools: { name: string; ms: number; ok: boolean }[]
  removed: { sentence: string; problem: Problem }[]
  rating: "up" | "down" | null
  reason: string | null
}

/** What staff may read of one conversation. */
export interface Transcript extends ListedConversation {
  /** Oldest first, without e-mail addresses and long numbers. */
  transcript: ChatMessage[]
  /** Oldest first; those whose figures are still kept. */
  answers: ReadTurn[]
}

export interface TranscriptFilter {
  ref?: string
  /** Only with answers that were rated so. */
  rating?: "up" | "down"
  /** Only with, or only without, sentences that were taken out. */
  has_removed?: boolean
}

const LISTED: Listing<TranscriptFilter> = {
  columns: `conversation.ref, conversation.created_at as started_at, conversation.updated_at,
    conversation.owner like 'customer:%' as signed_in,
    jsonb_array_length(conversation.messages) as messages,
    coalesce(conversation.messages -> 0 ->> 'content', '') as opening,
    (select count(*)::int from assistant_turn turn
      where turn.conversation_ref = conversation.ref) as turns,
    (select count(*)::int from assistant_removal removal
      where removal.conversation_ref = conversation.ref) as removed,
    (select jsonb_build_object('up', count(*) filter (where rating = 'up'),
        'down', count(*) filter (where rating = 'down'))
      from assistant_feedback feedback
      where feedback.conversation_ref = conversation.ref) as ratings`,
  from: "assistant_conversation conversation",
  conditions: {
    ref: "conversation.ref = ?",
    rating: `exists (select 1 from assistant_feedback feedback
      where feedback.conversation_ref = conversation.ref and feedback.rating = ?)`,
    has_removed: `exists (select 1 from assistant_removal removal
      where removal.conversation_ref = conversation.ref) = ?::boolean`,
  },
  orderBy: "conversation.updated_at desc, conversation.ref",
}

/** Conversations, the latest first. */
export async function listTranscripts(
  connection: Connection,
  filter: TranscriptFilter,
  page: PageOf
): Promise<{ data: ListedConversation[]; total: number }> {
  const { data, total } = await readPage<ListedConversation, TranscriptFilter>(
    connection,
    LISTED,
    filter,
    page
  )
  return { data: data.map((each) => ({ ...each, opening: withoutContacts(each.opening) })), total }
}

/** One conversation with how its answers came about; undefined when there is none. */
export async function readTranscript(
  connection: Connection,
  ref: string
): Promise<Transcript | undefined> {
  const { data } = await listTranscripts(connection, { ref }, { page: 1, per_page: 1 })
  const [listed] = data
  if (!listed) return undefined
  const [kept] = await connection.rows<{ messages: ChatMessage[] }>(
    "select messages from assistant_conversation where ref = ?",
    [ref]
  )
  const answers = await connection.rows<ReadTurn>(
    `select turn.message_ref, turn.at, turn.channel, turn.outcome, turn.provider, turn.degraded,
       turn.duration_ms, turn.tools, feedback.rating, feedback.reason,
       coalesce((
         select jsonb_agg(jsonb_build_object('sentence', sentence, 'problem', problem) order by id)
         from assistant_removal removal where removal.message_ref = turn.message_ref
       ), '[]') as removed
     from assistant_turn turn
     left join lateral (
       select rating, reason from assistant_feedback
       where message_ref = turn.message_ref order by at desc, id limit 1
     ) feedback on true
     where turn.conversation_ref = ? order by turn.at, turn.message_ref`,
    [ref]
  )
  const transcript = (kept?.messages ?? []).map(({ role, content }) => ({
    role,
    content: withoutContacts(content),
  }))
  return { ...listed, transcript, answers }
}
