import { createHash } from "node:crypto"
import { FIELD } from "../memory/fields"
import type { DocumentTerms } from "../memory/fields"
import type { SearchDocument } from "../types"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"

/** One change of the catalogue, as every instance reads it. */
export interface DocumentChange {
  product_id: string
  /** Null when it is gone. */
  document: SearchDocument | null
  embedding: Buffer | null
  embedding_model: string | null
  sequence: string
}

export interface NewDocument {
  document: SearchDocument
  terms: DocumentTerms
  /** When the host last changed the product. */
  source_updated_at: string | null
}

/** One writer at a time, so that numbers are seen in the order in which they were given out. */
const WRITERS = "assistant_search_document"
const CHANGE_COLUMNS = "product_id, document, embedding, embedding_model, sequence"

/** What a document's embedding is made of. */
export function meaningOf({ title, tags, categories, type }: SearchDocument): string {
  return [title, ...categories.map((path) => path.join(" ")), type, ...tags]
    .filter(Boolean)
    .join(", ")
}

/** Writes documents that are new or changed; an embedding stays while what it means is the same. */
export async function putDocuments(
  connection: Connection,
  documents: readonly NewDocument[]
): Promise<void> {
  if (!documents.length) return
  const rows = documents.map(({ document, terms, source_updated_at }) => ({
    product_id: document.product_id,
    document,
    title: document.title,
    meaning: createHash("sha256").update(meaningOf(document)).digest("base64url"),
    source_updated_at,
    ...weightedWords(terms),
  }))
  await write(
    connection,
    `insert into assistant_search_document as known
       (product_id, document, title, meaning, source_updated_at, words, sequence)
     select product_id, document, title, meaning, source_updated_at,
       setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B') ||
       setweight(to_tsvector('simple', c), 'C') || setweight(to_tsvector('simple', d), 'D'),
       nextval('assistant_search_sequence')
     from jsonb_to_recordset(?::jsonb) as fresh (product_id text, document jsonb, title text,
       meaning text, source_updated_at timestamptz, a text, b text, c text, d text)
     order by product_id
     on conflict (product_id) do update
     set document = excluded.document, title = excluded.title, meaning = excluded.meaning,
       source_updated_at = excluded.source_updated_at, words = excluded.words,
       embedding = case when known.meaning = excluded.meaning then known.embedding end,
       embedding_model = case when known.meaning = excluded.meaning then known.embedding_model end,
       sequence = excluded.sequence, updated_at = now()
     where known.document is distinct from excluded.document
       or known.source_updated_at is distinct from excluded.source_updated_at`,
    [JSON.stringify(rows)]
  )
}

export async function removeDocuments(
  connection: Connection,
  productIds: readonly string[]
): Promise<void> {
  if (!productIds.length) return
  await write(
    connection,
    `update assistant_search_document
     set document = null, words = '', title = '', meaning = '', embedding = null,
       embedding_model = null, source_updated_at = null,
       sequence = nextval('assistant_search_sequence'), updated_at = now()
     where product_id = any(?) and document is not null`,
    [productIds]
  )
}

export async function putEmbeddings(
  connection: Connection,
  model: string,
  embeddings: readonly { product_id: string; meaning: string; embedding: Buffer }[]
): Promise<void> {
  await write(
    connection,
    `update assistant_search_document as known
     set embedding = decode(fresh.embedding, 'base64'), embedding_model = ?,
       sequence = nextval('assistant_search_sequence')
     from jsonb_to_recordset(?::jsonb) as fresh (product_id text, meaning text, embedding text)
     where known.product_id = fresh.product_id and known.meaning = fresh.meaning`,
    [
      model,
      JSON.stringify(
        embeddings.map((one) => ({ ...one, embedding: one.embedding.toString("base64") }))
      ),
    ]
  )
}

/** Documents that no embedding of this model was made of. */
export async function readWithoutEmbedding(
  connection: Connection,
  model: string,
  limit: number
): Promise<{ product_id: string; meaning: string; document: SearchDocument }[]> {
  return await query(
    connection,
    `select product_id, meaning, document from assistant_search_document
     where document is not null and embedding_model is distinct from ?
     order by sequence limit ?`,
    [model, limit]
  )
}

/** The number of the newest change; 0 when there was none. */
export async function readLastSequence(connection: Connection): Promise<string> {
  const [row] = await query<{ last: string }>(
    connection,
    "select coalesce(max(sequence), 0) as last from assistant_search_document"
  )
  return row.last
}

/** Changes after a number, in order. */
export async function readChanges(
  connection: Connection,
  after: string,
  limit: number
): Promise<DocumentChange[]> {
  return await query(
    connection,
    `select ${CHANGE_COLUMNS} from assistant_search_document
     where sequence > ? order by sequence limit ?`,
    [after, limit]
  )
}

/** Documents by id, from after one on. */
export async function readDocuments(
  connection: Connection,
  after: string,
  limit: number
): Promise<DocumentChange[]> {
  return await query(
    connection,
    `select ${CHANGE_COLUMNS} from assistant_search_document
     where product_id > ? and document is not null order by product_id limit ?`,
    [after, limit]
  )
}

export async function countDocuments(connection: Connection): Promise<number> {
  const [{ count }] = await query<{ count: string }>(
    connection,
    "select count(*) as count from assistant_search_document where document is not null"
  )
  return Number(count)
}

/** Which products are known, and as of which change of the host's; by id, from after one on. */
export async function readKnown(
  connection: Connection,
  after: string,
  limit: number
): Promise<{ product_id: string; source_updated_at: Date | null }[]> {
  return await query(
    connection,
    `select product_id, source_updated_at from assistant_search_document
     where product_id > ? and document is not null order by product_id limit ?`,
    [after, limit]
  )
}

/** Forgets what has been gone for longer than any instance needs to hear of it. */
export function purgeRemoved(connection: Connection, days: number): Promise<number> {
  return deleteOlder(connection, {
    table: "assistant_search_document",
    column: "updated_at",
    days,
    where: "document is null",
  })
}

async function write(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[]
): Promise<void> {
  await connection.transaction(async (transaction) => {
    await query(transaction, "select pg_advisory_xact_lock(hashtextextended(?, 0))", [WRITERS])
    await query(transaction, sql, bindings)
  })
}

/** The words of each weight of PostgreSQL's: title, kind and brand, attributes, description. */
function weightedWords({ masks, parts }: DocumentTerms) {
  const words: Record<"a" | "b" | "c" | "d", string[]> = { a: [], b: [], c: [], d: [] }
  for (const [stem, mask] of masks) {
    if (mask & (FIELD.titleHead | FIELD.title)) words.a.push(stem)
    if (mask & (FIELD.kindHead | FIELD.kind | FIELD.brand)) words.b.push(stem)
    if (mask & (FIELD.attribute | FIELD.side)) words.c.push(stem)
    if (mask & FIELD.description) words.d.push(stem)
  }
  words.c.push(...parts)
  return Object.fromEntries(Object.entries(words).map(([key, list]) => [key, list.join(" ")]))
}

/** The texts of some documents, for telling what language they are in. */
export async function readTexts(connection: Connection, limit: number): Promise<string[]> {
  const rows = await query<{ text: string }>(
    connection,
    `select concat_ws(E'\n', document->>'title', document->>'description') as text
     from assistant_search_document where document is not null order by product_id limit ?`,
    [limit]
  )
  return rows.map(({ text }) => text)
}

/** Makes the next comparison with the host's products read all of them anew. */
export async function forgetSourceChanges(connection: Connection): Promise<void> {
  await query(
    connection,
    `update assistant_search_document set source_updated_at = null
     where document is not null and source_updated_at is not null`
  )
}
