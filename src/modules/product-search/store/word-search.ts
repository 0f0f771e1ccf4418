import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Concept } from "../query/parsed-query"
import { query } from "../../../sql/connection"
import type { Connection } from "../../../sql/connection"

export interface FoundByWords {
  product_id: string
  /** 0 to 1. */
  score: number
  prices: Record<string, { min: string; max: string }>
  category_keys: string[]
  sales_channel_ids: string[]
  created_at: string
  /** By concept: whether it has one of its words. */
  met: boolean[]
}

const SIMILAR_ENOUGH = "0.35"
const MAX_ALTERNATIVES = 40

/** Half for having it, half for where and how often. */
const SCORE = `?::float8 *
  (case when words @@ ?::tsquery then 0.5 + least(0.5, ts_rank(words, ?::tsquery)) else 0 end)`

const FOUND = `product_id, document->'prices' as prices, document->'category_keys' as category_keys,
  document->'sales_channel_ids' as sales_channel_ids, document->>'created_at' as created_at`

/** Finds products in PostgreSQL by the concepts of a query, the best first. */
export async function findByWords(
  connection: Connection,
  concepts: readonly Concept[],
  limit: number
): Promise<FoundByWords[]> {
  const wanted = concepts.map(({ weight, alternatives }) => ({
    weight,
    words: toTsQuery(alternatives),
  }))
  if (!wanted.length) return await findNewest(connection, limit)
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0)
  return await query(
    connection,
    `select ${FOUND}, array[${wanted.map(() => "words @@ ?::tsquery").join(", ")}] as met,
       ((${wanted.map(() => SCORE).join(" + ")}) / ?)::float8 as score
     from assistant_search_document
     where document is not null and words @@ ?::tsquery
     order by score desc, product_id limit ?`,
    [
      ...wanted.map(({ words }) => words),
      ...wanted.flatMap(({ weight, words }) => [weight, words, words]),
      whole,
      wanted.map(({ words }) => `(${words})`).join(" | "),
      limit,
    ]
  )
}

async function findNewest(connection: Connection, limit: number): Promise<FoundByWords[]> {
  return await query(
    connection,
    `select ${FOUND}, array[]::boolean[] as met, 1::float8 as score from assistant_search_document
     where document is not null order by document->>'created_at' desc, product_id limit ?`,
    [limit]
  )
}

/** Finds products whose title is written much like the text; nothing where `pg_trgm` is missing. */
export async function findSimilarTitles(
  knex: Knex,
  text: string,
  limit: number
): Promise<FoundByWords[]> {
  const [{ has }] = await query<{ has: boolean }>(
    knex,
    "select exists (select 1 from pg_extension where extname = 'pg_trgm') as has"
  )
  if (!has || !text) return []
  return await knex.transaction(async (transaction) => {
    // What the operator, which can use the index, takes for similar.
    await query(transaction, "select set_config('pg_trgm.word_similarity_threshold', ?, true)", [
      SIMILAR_ENOUGH,
    ])
    return await query(
      transaction,
      `select ${FOUND}, array[]::boolean[] as met, word_similarity(?, title)::float8 as score
       from assistant_search_document
       where document is not null and ? <% title
       order by score desc, product_id limit ?`,
      [text, text, limit]
    )
  })
}

function toTsQuery(alternatives: Concept["alternatives"]): string {
  const phrases = alternatives
    .slice(0, MAX_ALTERNATIVES)
    .map(({ words }) => words.map((word) => `'${word.replaceAll("'", "''")}'`).join(" & "))
  return phrases.map((phrase) => `(${phrase})`).join(" | ")
}
