import { randomUUID } from "node:crypto"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { sqlState } from "../../../database/errors"
import { readPage } from "../../../database/read-page"
import type { Listing, PageOf } from "../../../database/read-page"
import { toStorableJson, toStorableText } from "../storable"

export const HANDOVER_STATUSES = ["open", "taken", "closed"] as const
export type HandoverStatus = (typeof HANDOVER_STATUSES)[number]

export const HANDOVER_ACTIONS = ["taken", "noted", "closed", "opened"] as const
export type HandoverAction = (typeof HANDOVER_ACTIONS)[number]

/** Ways in which a hand-over is made known, each until it has succeeded. */
export const ANNOUNCEMENTS = ["event", "email", "extension"] as const
export type Announcement = (typeof ANNOUNCEMENTS)[number]

/** What a shopper asks a person of the shop for. */
export interface NewHandover {
  conversation_ref: string
  /** `Shopper.key` */
  owner: string
  /** Under which they write over the messaging channel. */
  sender?: string
  /** As they have given it. */
  email?: string
  /** Two letters: what they speak. */
  language: string
  /** In their own words. */
  request: string
  /** Number of the order that it is about. */
  order_number?: number
  /** Products that were in talk, by their public numbers. */
  products: HandoverProduct[]
}

export interface HandoverProduct {
  id: number
  name: string
}

/** A hand-over as it is kept. */
export interface Handover {
  id: string
  created_at: Date
  updated_at: Date
  status: HandoverStatus
  conversation_ref: string
  owner: string
  sender: string | null
  email: string | null
  language: string
  request: string
  order_number: number | null
  products: HandoverProduct[]
  /** Key of the identity of who sees to it, or saw to it last. */
  taken_by: string | null
  /** What of the announcements is still to be made. */
  to_announce: Announcement[]
  attempts: number
  /** Why the last attempt at an announcement failed. */
  problem: string | null
}

/** Something that staff did about a hand-over. */
export interface HandoverStep {
  at: Date
  /** Key of an identity, such as `user:user_01`. */
  actor: string
  action: HandoverAction
  note: string | null
}

export interface HandoverFilter {
  status?: HandoverStatus
  /** Only what is not closed, or only what is. */
  unclosed?: boolean
  /** Part of the shopper's words, their e-mail address, or a number of an order. */
  q?: string
  /** Beside `q`: what is theirs is found as well. */
  owners?: readonly string[]
}

/** Why nobody was asked. */
export type RefusedHandover = "too_many"
/** Why staff could not do what they wanted. */
export type RefusedStep = "unknown" | "taken" | "another_open"

/** Of one shopper in a day, beyond which the shop's people are not asked again. */
export const HANDOVERS_A_DAY = 5
/** Of all guests in an hour: whoever opens one session after another fills no inbox. */
export const GUEST_HANDOVERS_AN_HOUR = 60
/** Before the second, third, … attempt, each twice as long, the last after some four hours. */
const FIRST_RETRY_SECONDS = 60
const LONGEST_RETRY_SECONDS = 3_600
export const MOST_ANNOUNCEMENT_ATTEMPTS = 10
const UNIQUE_VIOLATION = "23505"
const MAX_REQUEST = 2_000
const MAX_NOTE = 4_000
const MAX_PROBLEM = 500

const COLUMNS = `id, created_at, updated_at, status, conversation_ref, owner, sender, email, language,
  request, order_number, products, taken_by, to_announce, attempts, problem`

const LISTED: Listing<{ status?: string; unclosed?: boolean; found?: string }> = {
  columns: COLUMNS,
  from: "assistant_handover handover",
  conditions: {
    status: "status = ?",
    unclosed: "(status <> 'closed') = ?::boolean",
    found: `exists (
      select 1 from jsonb_to_record(?::jsonb) as asked (q text, owners jsonb)
      where strpos(lower(request), lower(q)) > 0 or strpos(lower(email), lower(q)) > 0
        or order_number::text = ltrim(q, '#')
        or owner in (select jsonb_array_elements_text(owners))
    )`,
  },
  orderBy: "created_at desc, id",
}

/**
 * What shoppers asked a person for. There is one at a time for a conversation; whoever asks again finds
 * the one that is not closed yet.
 */
export class Handovers {
  constructor(private readonly connection: Connection) {}

  /**
   * Keeps what a shopper asks a person for. Of a conversation that staff are asked about already, an
   * e-mail address that was given since is added to what is there.
   */
  async request(
    wanted: NewHandover
  ): Promise<{ id: string; is_new: boolean; email: string | null } | RefusedHandover> {
    const { conversation_ref, owner, email = null } = wanted
    const [known] = await query<{ id: string; email: string | null }>(
      this.connection,
      `update assistant_handover set email = coalesce(?, email), updated_at = now()
       where conversation_ref = ? and status <> 'closed' returning id, email`,
      [email, conversation_ref]
    )
    if (known) return { ...known, is_new: false }
    if (await this.hasTooMany(owner)) return "too_many"
    const id = randomUUID()
    const added = await query(
      this.connection,
      `insert into assistant_handover
         (id, conversation_ref, owner, sender, email, language, request, order_number, products)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)
       on conflict (conversation_ref) where status <> 'closed' do nothing returning id`,
      [
        id,
        conversation_ref,
        owner,
        wanted.sender ?? null,
        email,
        wanted.language,
        toStorableText(wanted.request.slice(-MAX_REQUEST)),
        wanted.order_number ?? null,
        toStorableJson(wanted.products),
      ]
    )
    // Two requests of one conversation at the same time are one.
    return added.length > 0 ? { id, is_new: true, email } : await this.request(wanted)
  }

  private async hasTooMany(owner: string): Promise<boolean> {
    const [{ own, guests }] = await query<{ own: number; guests: number }>(
      this.connection,
      `select (select count(*)::int from assistant_handover
                where owner = ? and created_at > now() - interval '1 day') as own,
              (select count(*)::int from assistant_handover
                where owner like 'guest:%' and created_at > now() - interval '1 hour') as guests`,
      [owner]
    )
    return (
      own >= HANDOVERS_A_DAY || (owner.startsWith("guest:") && guests >= GUEST_HANDOVERS_AN_HOUR)
    )
  }

  /** Hand-overs for staff, the latest first. */
  list(
    { q, owners = [], ...filter }: HandoverFilter,
    page: PageOf
  ): Promise<{ data: Handover[]; total: number }> {
    const found = q === undefined ? undefined : toStorableJson({ q, owners })
    return readPage(this.connection, LISTED, { ...filter, found }, page)
  }

  /** One hand-over with what staff did about it; undefined when there is none of that id. */
  async read(id: string): Promise<(Handover & { steps: HandoverStep[] }) | undefined> {
    const [handover] = await query<Handover>(
      this.connection,
      `select ${COLUMNS} from assistant_handover where id = ?`,
      [id]
    )
    if (!handover) return undefined
    const steps = await query<HandoverStep>(
      this.connection,
      `select at, actor, action, note from assistant_handover_action where handover_id = ? order by id`,
      [id]
    )
    return { ...handover, steps }
  }

  /** How many are not closed, and since when the oldest of those that nobody has taken waits. */
  async readWaiting(): Promise<{ open: number; oldest: Date | null; unannounced: number }> {
    const [row] = await query<{ open: number; oldest: Date | null; unannounced: number }>(
      this.connection,
      `select count(*) filter (where status = 'open')::int as open,
              min(created_at) filter (where status = 'open') as oldest,
              count(*) filter (where to_announce <> '{}' and attempts >= ?)::int as unannounced
       from assistant_handover where status <> 'closed'`,
      [MOST_ANNOUNCEMENT_ATTEMPTS]
    )
    return row
  }

  /**
   * Lets staff take, close or open a hand-over again. What is so already stays as it is.
   *
   * @param actor key of an identity
   * @returns why it can't be, e.g. because a colleague has taken it
   */
  async changeStatus(
    id: string,
    status: HandoverStatus,
    actor: string,
    note?: string
  ): Promise<RefusedStep | undefined> {
    try {
      return await this.connection.transaction(async (transaction) => {
        const [now] = await query<Pick<Handover, "status" | "taken_by">>(
          transaction,
          "select status, taken_by from assistant_handover where id = ? for update",
          [id]
        )
        if (!now) return "unknown"
        if (now.status === "taken" && status === "taken" && now.taken_by !== actor) return "taken"
        const isChange = now.status !== status
        if (isChange) {
          await query(
            transaction,
            `update assistant_handover set status = ?, taken_by = case
               when ? = 'taken' then ? when ? = 'open' then null else coalesce(taken_by, ?) end
             where id = ?`,
            [status, status, actor, status, actor, id]
          )
        }
        if (isChange || note !== undefined) {
          await addStep(transaction, id, isChange ? ACTION_OF[status] : "noted", actor, note)
        }
        return undefined
      })
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return "another_open"
      throw error
    }
  }

  /** Notes something about a hand-over; false when there is none of that id. */
  async addNote(id: string, actor: string, note: string): Promise<boolean> {
    return await this.connection.transaction(async (transaction) => {
      const known = await query(
        transaction,
        "select 1 from assistant_handover where id = ? for update",
        [id]
      )
      if (!known.length) return false
      await addStep(transaction, id, "noted", actor, note)
      return true
    })
  }

  /**
   * The next hand-over that is still to be announced, taken on for a minute; undefined when there is none.
   * Any number of instances may ask.
   */
  async claimAnnouncement(): Promise<Handover | undefined> {
    const [handover] = await query<Handover>(
      this.connection,
      `update assistant_handover set attempts = attempts + 1,
         next_at = now() + make_interval(secs => least(?::float8 * power(2, attempts), ?::float8))
       where id = (
         select id from assistant_handover
         where to_announce <> '{}' and next_at <= now() and attempts < ?
         order by next_at limit 1 for update skip locked
       )
       returning ${COLUMNS}`,
      [FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS, MOST_ANNOUNCEMENT_ATTEMPTS]
    )
    return handover
  }

  /** An announcement was made, and is not made again. */
  async finishAnnouncement(id: string, made: Announcement): Promise<void> {
    await query(
      this.connection,
      `update assistant_handover set to_announce = array_remove(to_announce, ?),
         problem = case when array_remove(to_announce, ?) = '{}' then null else problem end
       where id = ?`,
      [made, made, id]
    )
  }

  /** An announcement has failed; it is tried again later, unless it was the last attempt. */
  async failAnnouncement(id: string, problem: string): Promise<void> {
    await query(this.connection, "update assistant_handover set problem = ? where id = ?", [
      toStorableText(problem.slice(0, MAX_PROBLEM)),
      id,
    ])
  }

  /** A guest has signed in: what they asked for goes on being theirs. */
  async adopt(guest: string, customer: string): Promise<void> {
    await query(this.connection, "update assistant_handover set owner = ? where owner = ?", [
      customer,
      guest,
    ])
  }

  /** Deletes those that nothing was done about for so many days; how many. */
  async purge(days: number): Promise<number> {
    return deleteOlder(this.connection, {
      table: "assistant_handover",
      column: "updated_at",
      days,
    })
  }
}

const ACTION_OF: Record<HandoverStatus, HandoverAction> = {
  open: "opened",
  taken: "taken",
  closed: "closed",
}

async function addStep(
  connection: Connection,
  id: string,
  action: HandoverAction,
  actor: string,
  note: string | undefined
): Promise<void> {
  await query(
    connection,
    `with step as (
       insert into assistant_handover_action (handover_id, actor, action, note)
       values (?, ?, ?, ?) returning handover_id
     )
     update assistant_handover set updated_at = now() where id in (select handover_id from step)`,
    [id, actor, action, note === undefined ? null : toStorableText(note.slice(0, MAX_NOTE))]
  )
}
