import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { readPage } from "../../../database/read-page"
import type { Listing, PageOf } from "../../../database/read-page"
import { withoutContacts } from "../../../text/without-contacts"
import type { Problem } from "../grounding/sentence"
import { toStorableJson } from "../storable"

/** A sentence of an answer that did not leave, since no fact bore it out. */
export interface RemovedSentence {
  id: string
  at: Date
  message_ref: string
  conversation_ref: string
  /** Who wrote it; null when that is not known. */
  provider: string | null
  sentence: string
  /** What it stated without a fact. */
  problem: Problem
}

export interface RemovalFilter {
  problem?: Problem
  conversation_ref?: string
}

/** The turn whose answer the sentences were to be part of. */
export interface RemovingTurn {
  at: Date
  message_ref: string
  conversation_ref: string
  provider?: string
  removals: readonly { text: string; problem: Problem }[]
}

const REMOVALS: Listing<RemovalFilter> = {
  columns: "id, at, message_ref, conversation_ref, provider, sentence, problem",
  from: "assistant_removal",
  conditions: { problem: "problem = ?", conversation_ref: "conversation_ref = ?" },
  orderBy: "at desc, id desc",
}

/** Keeps sentences, without e-mail addresses and long numbers. */
export async function writeRemovals(
  connection: Connection,
  turns: readonly RemovingTurn[]
): Promise<void> {
  const rows = turns.flatMap(({ at, message_ref, conversation_ref, provider, removals }) =>
    removals.map(({ text, problem }) => ({
      at,
      message_ref,
      conversation_ref,
      provider,
      sentence: withoutContacts(text),
      problem,
    }))
  )
  if (!rows.length) return
  await connection.rows(
    `insert into assistant_removal
       (at, message_ref, conversation_ref, provider, sentence, problem)
     select at, message_ref, conversation_ref, provider, sentence, problem
     from jsonb_to_recordset(?::jsonb) as row (
       at timestamptz, message_ref text, conversation_ref text, provider text, sentence text,
       problem text
     )`,
    [toStorableJson(rows)]
  )
}

/** Newest first. */
export async function listRemovals(connection: Connection, filter: RemovalFilter, page: PageOf) {
  return readPage<RemovedSentence, RemovalFilter>(connection, REMOVALS, filter, page)
}

/** Deletes those that are older than so many days; how many. */
export async function purgeRemovals(connection: Connection, days: number): Promise<number> {
  return deleteOlder(connection, { table: "assistant_removal", column: "at", days })
}
