import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import { readPage } from "../../database/read-page"
import type { Listing } from "../../database/read-page"
import type { ImportCounts, Rating, Review, ReviewChange, ReviewDraft, ReviewFilter } from "./types"

interface Row extends Omit<Review, "id"> {
  id: string
}

const COLUMNS = `id, product_id, author, rating, title, content, language, verified, status, reply,
  replied_at, source, external_id, created_at`

type Narrowing = Omit<ReviewFilter, "page" | "per_page">

const REVIEWS: Listing<Narrowing> = {
  columns: COLUMNS,
  from: "assistant_review",
  conditions: {
    product_id: "product_id = ?",
    status: "status = ?",
    source: "source = ?",
    replied: "(reply is not null) = ?",
  },
  orderBy: "created_at desc, id desc",
}

/**
 * Keeps reviews, those that are there already by source and external id. What staff has decided, the
 * status and a reply that is there, is left alone.
 */
export async function upsertReviews(
  connection: Connection,
  drafts: readonly ReviewDraft[]
): Promise<ImportCounts> {
  const written = await query<{ created: boolean }>(
    connection,
    `insert into assistant_review as kept (product_id, author, rating, title, content, language,
       verified, status, reply, replied_at, source, external_id, created_at)
     select product_id, author, rating, title, content, language, verified, status, reply,
       replied_at, source, external_id, created_at
     from jsonb_to_recordset(?::jsonb) as new (product_id text, author text, rating smallint,
       title text, content text, language text, verified boolean, status text, reply text,
       replied_at timestamptz, source text, external_id text, created_at timestamptz)
     on conflict (source, external_id) do update set
       product_id = excluded.product_id, author = excluded.author, rating = excluded.rating,
       title = excluded.title, content = excluded.content, language = excluded.language,
       verified = excluded.verified, created_at = excluded.created_at,
       reply = coalesce(kept.reply, excluded.reply),
       replied_at = coalesce(kept.replied_at, excluded.replied_at), updated_at = now()
     where (kept.product_id, kept.author, kept.rating, kept.title, kept.content, kept.language,
         kept.verified, kept.created_at)
       is distinct from (excluded.product_id, excluded.author, excluded.rating, excluded.title,
         excluded.content, excluded.language, excluded.verified, excluded.created_at)
       or (kept.reply is null and excluded.reply is not null)
     returning xmax = 0 as created`,
    [JSON.stringify(drafts)]
  )
  const created = written.filter((row) => row.created).length
  return {
    created,
    updated: written.length - created,
    unchanged: drafts.length - written.length,
  }
}

export async function listReviews(
  connection: Connection,
  { page, per_page, ...filter }: ReviewFilter
): Promise<{ data: Review[]; total: number }> {
  const found = await readPage<Row, Narrowing>(connection, REVIEWS, filter, { page, per_page })
  return { ...found, data: found.data.map(toReview) }
}

export function listPublished(connection: Connection, productId: string, limit: number) {
  return select(
    connection,
    `where product_id = ? and status = 'published' order by created_at desc, id desc limit ?`,
    [productId, limit]
  )
}

export function listUnanswered(connection: Connection, limit: number): Promise<Review[]> {
  return select(
    connection,
    `where reply is null and status = 'published'
     order by (rating > 3), created_at desc, id desc limit ?`,
    [limit]
  )
}

export async function findReview(connection: Connection, id: number): Promise<Review | undefined> {
  const [found] = await select(connection, "where id = ?", [id])
  return found
}

/** What is absent stays; a reply of null takes it away. */
export async function updateReview(
  connection: Connection,
  id: number,
  { reply, status }: ReviewChange
): Promise<Review | undefined> {
  const [row] = await query<Row>(
    connection,
    `update assistant_review set status = coalesce(:status, status),
       reply = case when :replies then :reply else reply end,
       replied_at = case when not :replies then replied_at when :reply::text is not null then now() end,
       updated_at = now()
     where id = :id returning ${COLUMNS}`,
    { id, status: status ?? null, replies: reply !== undefined, reply: reply ?? null }
  )
  return row && toReview(row)
}

/** The mean is rounded by the database, in decimals: no binary fraction is ever in between. */
export async function readRatings(
  connection: Connection,
  productIds: readonly string[]
): Promise<Map<string, Rating>> {
  if (!productIds.length) return new Map()
  const rows = await query<{ product_id: string; rating: string; review_count: string }>(
    connection,
    `select product_id, round(avg(rating), 2) as rating, count(*) as review_count
     from assistant_review where status = 'published' and product_id = any(?)
     group by product_id`,
    [productIds]
  )
  return new Map(
    rows.map(({ product_id, rating, review_count }) => [
      product_id,
      { rating: Number(rating), review_count: Number(review_count) },
    ])
  )
}

async function select(
  connection: Connection,
  rest: string,
  bindings: readonly unknown[]
): Promise<Review[]> {
  const rows = await query<Row>(
    connection,
    `select ${COLUMNS} from assistant_review ${rest}`,
    bindings
  )
  return rows.map(toReview)
}

function toReview({ id, ...rest }: Row): Review {
  return { id: Number(id), ...rest }
}
