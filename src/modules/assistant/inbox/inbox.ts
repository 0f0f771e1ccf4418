import { createHmac, hkdfSync, randomUUID } from "node:crypto"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import type { CartChange } from "../carts"
import { appendSql, valuesOf } from "../conversations/conversations"
import type { ConversationTurn } from "../conversations/conversations"
import { toStorableJson, toStorableText } from "../storable"
import type { JournalRound } from "../turn/journal"
import type { ProductCard } from "../types"

/** A message as it came in. */
export interface IncomingMessage {
  /** The channel's own id of it. */
  message_id: string
  sender: string
  /** Which of our numbers it came to, when the channel says so. */
  recipient?: string
  content: string
}

/** What is said back. */
export interface InboxReply {
  text: string
  cards: ProductCard[]
}

/** What is said back as it was just worked out, with what its conversation remembers of it. */
export interface FreshReply extends InboxReply {
  turn?: ConversationTurn & { ref: string; owner: string }
}

/** What an attempt at an answer had done before it broke off. */
export interface InboxWork {
  rounds: readonly JournalRound[]
  /** A change of the sender's cart that was begun, and may have been made. */
  change?: CartChange
}

/** A message that this instance has taken on. */
export interface ClaimedMessage {
  id: string
  claim: string
  message_id: string
  sender: string
  recipient: string | null
  content: string
  /** Attempts before this one. */
  attempts: number
  /** The answer of an attempt that could not send it. */
  reply: InboxReply | null
  /** Of an attempt that broke off. */
  work: InboxWork | null
}

/** How long a claim holds unless it is renewed; what a crashed instance had is then taken over. */
export const CLAIM_SECONDS = 30
/** Before the second, third, … attempt. */
const RETRY_SECONDS = [5, 30, 120, 600, 1800]
export const MAX_ATTEMPTS = RETRY_SECONDS.length + 1
/** Long enough that a channel does not send a message again afterwards. */
export const INBOX_DAYS = 7
const MAX_NOTE = 500
const SETTLED = "claimed_until = null, work = null"

/**
 * What the messaging channel has sent (decisions, "Messaging"). Each message is kept once, however
 * often it is sent, and answered in its sender's order by any one of the instances.
 */
export class Inbox {
  private readonly key: Buffer

  constructor(
    private readonly connection: Connection,
    cookieSecret: string
  ) {
    this.key = Buffer.from(hkdfSync("sha256", cookieSecret, "", "wallet-assistant inbox v1", 32))
  }

  /** The session of a sender: one for each, which says nothing of who they are. */
  sessionOf(sender: string): string {
    const mac = createHmac("sha256", this.key).update(sender).digest()
    return `messaging-${mac.subarray(0, 16).toString("base64url")}`
  }

  /**
   * Keeps messages that were not there yet. Of one sender more than `limit` a minute are dropped;
   * 0 is no limit.
   *
   * @returns how many are to be answered
   */
  async add(messages: readonly IncomingMessage[], limit: number): Promise<number> {
    const rows = await query<{ status: string }>(
      this.connection,
      `with incoming as (
         select distinct on (message_id) * from rows from (
           jsonb_to_recordset(?::jsonb)
             as (message_id text, sender text, recipient text, content text)
         ) with ordinality as row (message_id, sender, recipient, content, place)
         order by message_id, place
       ), fresh as (
         select *, row_number() over (partition by sender order by place) as nth from incoming
         where not exists (
           select 1 from assistant_inbox known where known.message_id = incoming.message_id
         )
       )
       insert into assistant_inbox (message_id, sender, recipient, content, status)
       select message_id, sender, recipient, content,
              case when ?::int = 0 or nth + (
                select count(*) from assistant_inbox known
                where known.sender = fresh.sender and known.status <> 'dropped'
                  and known.received_at > now() - interval '1 minute'
              ) <= ?::int then 'pending' else 'dropped' end
       from fresh order by place
       on conflict (message_id) do nothing returning status`,
      [toStorableJson(messages), limit, limit]
    )
    return rows.filter(({ status }) => status === "pending").length
  }

  /** The next message that is due, each sender's oldest first; undefined when there is none. */
  async claim(): Promise<ClaimedMessage | undefined> {
    const claim = randomUUID()
    const [message] = await query<ClaimedMessage>(
      this.connection,
      `update assistant_inbox set claim = ?, claimed_until = now() + make_interval(secs => ?),
              attempts = attempts + 1
       where id = (
         select id from assistant_inbox due
         where status = 'pending' and next_at <= now()
           and (claimed_until is null or claimed_until < now())
           and not exists (
             select 1 from assistant_inbox before
             where before.sender = due.sender and before.status = 'pending' and before.id < due.id
           )
         order by id limit 1 for update skip locked
       )
       returning id, claim, message_id, sender, recipient, content, attempts - 1 as attempts,
                 reply, work`,
      [claim, CLAIM_SECONDS]
    )
    return message
  }

  /** Holds on to a message whose answer takes its time; false when another instance has it. */
  async renew({ id, claim }: ClaimedMessage): Promise<boolean> {
    return await this.change(id, claim, "claimed_until = now() + make_interval(secs => ?)", [
      CLAIM_SECONDS,
    ])
  }

  /** Keeps what is done for an answer; false when another instance has the message. */
  async keepWork({ id, claim }: ClaimedMessage, work: InboxWork): Promise<boolean> {
    return await this.change(id, claim, "work = ?::jsonb", [toStorableJson(work)])
  }

  /**
   * Keeps an answer before it is sent, so that a later attempt sends the same one, and with it what
   * the conversation remembers: both or neither.
   *
   * @returns false when another instance has the message
   */
  async keepReply({ id, claim }: ClaimedMessage, { turn, ...reply }: FreshReply): Promise<boolean> {
    const said = turn ? `, said as (${appendSql(() => "?", "exists (table kept)")})` : ""
    const rows = await query(
      this.connection,
      `with kept as (
         update assistant_inbox set reply = ?::jsonb, work = null
         where id = ? and claim = ? and status = 'pending' returning id
       )${said}
       table kept`,
      [toStorableJson(reply), id, claim, ...(turn ? valuesOf(turn.ref, turn.owner, turn) : [])]
    )
    return rows.length > 0
  }

  async finish({ id, claim }: ClaimedMessage): Promise<void> {
    await this.change(id, claim, `status = 'answered', ${SETTLED}, note = null`, [])
  }

  /** Lets a message go without an answer. */
  async drop({ id, claim }: ClaimedMessage, note: string): Promise<void> {
    await this.change(id, claim, `status = 'dropped', ${SETTLED}, note = ?`, [cut(note)])
  }

  /**
   * Notes that an attempt has failed: there is another one later, or it was the last.
   *
   * @returns whether there will be another
   */
  async retry({ id, claim, attempts }: ClaimedMessage, problem: string): Promise<boolean> {
    const wait = RETRY_SECONDS[attempts]
    if (wait === undefined) {
      await this.change(id, claim, `status = 'failed', ${SETTLED}, note = ?`, [cut(problem)])
      return false
    }
    await this.change(
      id,
      claim,
      "claimed_until = null, next_at = now() + make_interval(secs => ?), note = ?",
      [wait, cut(problem)]
    )
    return true
  }

  /** Deletes settled messages that came a week ago; how many. */
  async purge(): Promise<number> {
    return deleteOlder(this.connection, {
      table: "assistant_inbox",
      column: "received_at",
      days: INBOX_DAYS,
      where: "status <> 'pending'",
    })
  }

  /** Changes a message as long as it is this claim's. */
  private async change(id: string, claim: string, set: string, bindings: readonly unknown[]) {
    const rows = await query(
      this.connection,
      `update assistant_inbox set ${set} where id = ? and claim = ? and status = 'pending'
       returning id`,
      [...bindings, id, claim]
    )
    return rows.length > 0
  }
}

function cut(text: string): string {
  return toStorableText(text.slice(0, MAX_NOTE))
}
