import { randomBytes } from "node:crypto"
import { type Connection, query } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import type { PageOf } from "../../../database/read-page"
import { toStorableJson } from "../storable"
import { forgetTraces } from "./forget-traces"
import { listTranscripts, readTranscript } from "./transcripts"
import type { Transcript, TranscriptFilter } from "./transcripts"
import type { ChatMessage, ConversationState } from "../types"

/** As many messages as a request may bring; older ones are forgotten. */
export const KEPT_MESSAGES = 40
const REF_BYTES = 18
/** Those that we made; anything else needs no look into the table. */
const REF = /^[A-Za-z0-9_-]{24}$/

/** A conversation as the server knows it; whatever a client says about it is not looked at. */
export interface Conversation {
  ref: string
  /** Oldest first; empty in a new one. */
  messages: ChatMessage[]
  /** Absent before the first turn. */
  state?: ConversationState
}

/** A conversation as its shopper reads it again. */
export interface ReadConversation {
  ref: string
  messages: ChatMessage[]
  created_at: Date
  updated_at: Date
}

/** What a turn adds to its conversation. */
export interface ConversationTurn {
  user: string
  assistant: string
  state: ConversationState
}

/**
 * The statement that keeps a turn, of the values of `valuesOf`, for those who keep something else with
 * it.
 *
 * @param mark how a value is marked by its place, from 1
 * @param condition what has to be true for it, as SQL without values
 */
export function appendSql(mark: (place: number) => string, condition = "true"): string {
  return `
  insert into assistant_conversation as known (ref, owner, messages, state)
  select ${mark(1)}::text, ${mark(2)}::text, ${mark(3)}::jsonb, ${mark(4)}::jsonb where ${condition}
  on conflict (ref) do update set
    messages = jsonb_path_query_array(
      known.messages || excluded.messages, '$[last - ${KEPT_MESSAGES - 1} to last]'
    ),
    state = excluded.state,
    updated_at = now()
  where known.owner = excluded.owner`
}

/** A turn as `appendSql` takes it. */
export function valuesOf(
  ref: string,
  owner: string,
  { user, assistant, state }: ConversationTurn
): string[] {
  const messages: ChatMessage[] = [
    { role: "user", content: user },
    { role: "assistant", content: assistant },
  ]
  return [ref, owner, toStorableJson(messages), toStorableJson(state)]
}

const APPEND = { text: appendSql((place) => `$${place}`), prepared: true }

/**
 * Transcripts of the assistant's conversations. A reference is as good as a password and still
 * opens nothing for anybody but the shopper with whom the conversation was begun.
 */
export class Conversations {
  constructor(private readonly connection: Connection) {}

  /**
   * The conversation of that reference, or a new one: without a reference, with an unknown one, and
   * with somebody else's. Nothing is written before the first turn.
   *
   * @param owner `Shopper.key`
   */
  async open(ref: string | undefined, owner: string): Promise<Conversation> {
    const known =
      ref && REF.test(ref) ? await this.find("ref = ? and owner = ?", [ref, owner]) : undefined
    return known ?? { ref: newRef(), messages: [] }
  }

  /** The conversation that somebody had last, or a new one: for channels that know no references. */
  async openLatest(owner: string): Promise<Conversation> {
    const known = await this.find("owner = ? order by updated_at desc", [owner])
    return known ?? { ref: newRef(), messages: [] }
  }

  /** Somebody's conversation of that reference; undefined when they have none of it. */
  async read(ref: string, owner: string): Promise<ReadConversation | undefined> {
    if (!REF.test(ref)) return undefined
    const [row] = await query<ReadConversation>(
      this.connection,
      `select ref, messages, created_at, updated_at from assistant_conversation
       where ref = ? and owner = ?`,
      [ref, owner]
    )
    return row
  }

  /** Conversations for staff, the latest first. */
  list(filter: TranscriptFilter, page: PageOf) {
    return listTranscripts(this.connection, filter, page)
  }

  /** One conversation for staff, with how its answers came about. */
  readTranscript(ref: string): Promise<Transcript | undefined> {
    return readTranscript(this.connection, ref)
  }

  /** A guest has signed in: what they talked about goes on being theirs. */
  async adopt(guest: string, customer: string): Promise<void> {
    await query(this.connection, "update assistant_conversation set owner = ? where owner = ?", [
      customer,
      guest,
    ])
  }

  /**
   * Forgets one conversation of somebody's, with what was rated and removed in it.
   *
   * @returns whether there was one
   */
  async forgetOne(ref: string, owner: string): Promise<boolean> {
    return await this.connection.transaction(async (transaction) => {
      const gone = await query(
        transaction,
        "delete from assistant_conversation where ref = ? and owner = ? returning 1",
        [ref, owner]
      )
      if (!gone.length) return false
      await forgetTraces(transaction, [ref])
      return true
    })
  }

  /** Keeps a turn, at its end. */
  async append(ref: string, owner: string, turn: ConversationTurn): Promise<void> {
    await this.connection.query({ ...APPEND, values: valuesOf(ref, owner, turn) })
  }

  /** Forgets everything that somebody has said, e.g. when a customer is to be forgotten. */
  async forget(owner: string): Promise<void> {
    await query(this.connection, "delete from assistant_conversation where owner = ?", [owner])
  }

  /** Deletes conversations that nobody went on with for so many days; how many. */
  async purge(days: number): Promise<number> {
    const table = "assistant_conversation"
    return deleteOlder(this.connection, { table, column: "updated_at", days })
  }

  private async find(
    condition: string,
    bindings: readonly unknown[]
  ): Promise<Conversation | undefined> {
    const [row] = await query<{
      ref: string
      messages: ChatMessage[]
      state: ConversationState | null
    }>(
      this.connection,
      `select ref, messages, state from assistant_conversation where ${condition} limit 1`,
      bindings
    )
    return row && { ...row, state: row.state ?? undefined }
  }
}

/** A reference that nobody can guess: of a conversation, or of one of its answers. */
export function newRef(): string {
  return randomBytes(REF_BYTES).toString("base64url")
}
