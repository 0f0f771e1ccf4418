import type { Alternative, Concept } from "../query/parsed-query"
import type { Accept } from "../search/candidates"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

export interface FoundByWords {
  product_id: string
  /** 0 to 1. */
  score: number
  prices: Record<string, { min: string; max: string }>
  created_at: string
  /** By concept: whether it has one of its words. */
  met: boolean[]
}

/** Which products are looked for at all. */
export interface Narrowed {
  accept: Accept
  /** Products that have one of these are out. */
  excluded: readonly Alternative[]
  limit: number
}

const SIMILAR_ENOUGH = "0.35"
const MAX_ALTERNATIVES = 40
const SAYS_IT = 0.6

/** Half for having it, half for where and how often. */
const SCORE = `?::float8 *
  (case when words @@ ?::tsquery then 0.5 + least(0.5, ts_rank(words, ?::tsquery)) else 0 end)`

const FOUND = `product_id, document->'prices' as prices, document->>'created_at' as created_at`
/** What a shopper may be shown at all stands before the limit: what is left out takes no place. */
interface Filter {
  sql: string
  bindings: readonly unknown[]
}

/**
 * Finds products in PostgreSQL by the concepts of a query, the best first.
 *
 * @param narrowed what they must be, and what must not be in them
 */
export async function findByWords(
  connection: Connection,
  concepts: readonly Concept[],
  narrowed: Narrowed
): Promise<FoundByWords[]> {
  const wanted = concepts.map(({ weight, alternatives }) => ({
    weight,
    words: wordsOf(alternatives),
  }))
  if (!wanted.length) return await browse(connection, narrowed)
  const filter = filterOf(narrowed)
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0)
  return await query(
    connection,
    `select ${FOUND}, array[${wanted.map(() => "words @@ ?::tsquery").join(", ")}] as met,
       ((${wanted.map(() => SCORE).join(" + ")}) / ?)::float8 as score
     from assistant_search_document
     where words @@ ?::tsquery and ${filter.sql}
     order by score desc, product_id limit ?`,
    [
      ...wanted.map(({ words }) => words),
      ...wanted.flatMap(({ weight, words }) => [weight, words, words]),
      whole,
      anyOf(concepts),
      ...filter.bindings,
      narrowed.limit,
    ]
  )
}

/** Whether any product at all has a word of the query, whatever else is asked of it. */
export async function isKnown(
  connection: Connection,
  concepts: readonly Concept[]
): Promise<boolean> {
  const [{ known }] = await query<{ known: boolean }>(
    connection,
    `select exists (select 1 from assistant_search_document
       where words @@ ?::tsquery and document is not null) as known`,
    [anyOf(concepts)]
  )
  return known
}

function anyOf(concepts: readonly Concept[]): string {
  return concepts.map(({ alternatives }) => `(${wordsOf(alternatives)})`).join(" | ")
}

function wordsOf(alternatives: readonly Alternative[]): string {
  // Here one alternative counts as much as another: only those that say it well are asked for.
  const good = alternatives.filter(({ weight }) => weight >= SAYS_IT)
  return toTsQuery(good.slice(0, MAX_ALTERNATIVES))
}

/** All products, the first in the order that is wanted, else the newest. */
async function browse(connection: Connection, narrowed: Narrowed): Promise<FoundByWords[]> {
  const { currency, sort } = narrowed.accept
  const filter = filterOf(narrowed)
  const price = "coalesce((document #>> array['prices', ?, 'min'])::numeric, -1)"
  const byPrice = sort === "price_low" || sort === "price_high"
  return await query(
    connection,
    `select ${FOUND}, array[]::boolean[] as met, 1::float8 as score from assistant_search_document
     where ${filter.sql}
     order by ${byPrice ? `${price} ${sort === "price_low" ? "asc" : "desc"}, ` : ""}
       document->>'created_at' desc, product_id limit ?`,
    [...filter.bindings, ...(byPrice ? [currency] : []), narrowed.limit]
  )
}

/** Finds products whose title is written much like the text; nothing where `pg_trgm` is missing. */
export async function findSimilarTitles(
  connection: Connection,
  text: string,
  narrowed: Narrowed
): Promise<FoundByWords[]> {
  const [{ has }] = await query<{ has: boolean }>(
    connection,
    "select exists (select 1 from pg_extension where extname = 'pg_trgm') as has"
  )
  if (!has || !text) return []
  const filter = filterOf(narrowed)
  return await connection.transaction(async (transaction) => {
    // What the operator, which can use the index, takes for similar.
    await query(transaction, "select set_config('pg_trgm.word_similarity_threshold', ?, true)", [
      SIMILAR_ENOUGH,
    ])
    return await query(
      transaction,
      `select ${FOUND}, array[]::boolean[] as met, word_similarity(?, title)::float8 as score
       from assistant_search_document
       where ? <% title and ${filter.sql}
       order by score desc, product_id limit ?`,
      [text, text, ...filter.bindings, narrowed.limit]
    )
  })
}

/** The same as `fitsFilters` and `findExcluded` say of products in memory. */
function filterOf({ accept, excluded }: Narrowed): Filter {
  const conditions = ["document is not null"]
  const bindings: unknown[] = []
  const add = (sql: string, ...values: unknown[]) => {
    conditions.push(sql)
    bindings.push(...values)
  }
  const { sales_channel_id, category, currency, min_price, max_price } = accept
  if (sales_channel_id) add("jsonb_exists(document->'sales_channel_ids', ?)", sales_channel_id)
  if (category) add("jsonb_exists(document->'category_keys', ?)", category)
  // A price that isn't known in the currency is looked at live.
  const price = (end: "min" | "max") => `(document #>> array['prices', ?, '${end}'])::numeric`
  if (max_price !== undefined) {
    add(`coalesce(${price("min")} <= ?::numeric, true)`, currency, String(max_price))
  }
  if (min_price !== undefined) {
    add(`coalesce(${price("max")} >= ?::numeric, true)`, currency, String(min_price))
  }
  if (excluded.length) {
    // A description may well say what is not in it.
    const named = toTsQuery(excluded, ":ABC")
    add("not words @@ ?::tsquery", named)
  }
  return { sql: conditions.join(" and "), bindings }
}

function toTsQuery(alternatives: readonly Alternative[], weights = ""): string {
  const phrases = alternatives.map(({ words }) =>
    words.map((word) => `'${word.replaceAll("'", "''")}'${weights}`).join(" & ")
  )
  return phrases.map((phrase) => `(${phrase})`).join(" | ")
}
