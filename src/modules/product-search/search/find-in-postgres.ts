import type { Connection } from "../../../database/connection"
import type { ParsedQuery } from "../query/parsed-query"
import { findByWords, findSimilarTitles, isKnown } from "../store/word-search"
import { MAX_CANDIDATES } from "./candidates"
import type { Accept, Found } from "./candidates"

/**
 * The candidates for a query from PostgreSQL, best first: for catalogues that are too large for the
 * memory, and until one has been loaded. By words alone, titles much like the query where no
 * product has any of them.
 */
export async function findInPostgres(
  connection: Connection,
  { concepts, excluded, text }: ParsedQuery,
  accept: Accept
): Promise<Found[]> {
  const narrowed = { accept, excluded, limit: MAX_CANDIDATES }
  const byWords = await findByWords(connection, concepts, narrowed)
  const isAnswer = byWords.length > 0 || !concepts.length || (await isKnown(connection, concepts))
  const rows = isAnswer ? byWords : await findSimilarTitles(connection, text, narrowed)
  return rows.map(({ product_id, score, met, created_at, prices }) => ({
    product_id,
    score,
    words: concepts.filter((_, i) => met[i]).map(({ word }) => word),
    created_at,
    prices: new Map(
      Object.entries(prices).map(([currency, { min, max }]) => [
        currency,
        { min: BigInt(min), max: BigInt(max) },
      ])
    ),
  }))
}
