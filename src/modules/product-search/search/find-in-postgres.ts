import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ParsedQuery } from "../query/parsed-query"
import { findByWords, findSimilarTitles } from "../store/word-search"
import { fitsFilters, MAX_CANDIDATES } from "./candidates"
import type { Accept, Found } from "./candidates"

/**
 * The candidates for a query from PostgreSQL, best first: for catalogues that are too large for the
 * memory, and until one has been loaded. By words alone, titles much like the query where there are
 * none.
 */
export async function findInPostgres(
  knex: Knex,
  { concepts, text }: ParsedQuery,
  accept: Accept
): Promise<Found[]> {
  const byWords = await findByWords(knex, concepts, MAX_CANDIDATES)
  const rows = byWords.length ? byWords : await findSimilarTitles(knex, text, MAX_CANDIDATES)
  return rows
    .map((row) => ({
      ...row,
      words: concepts.filter((_, i) => row.met[i]).map(({ word }) => word),
      prices: new Map(
        Object.entries(row.prices).map(([currency, { min, max }]) => [
          currency,
          { min: BigInt(min), max: BigInt(max) },
        ])
      ),
    }))
    .filter((product) => fitsFilters(product, accept))
    .map(({ product_id, score, words, created_at, prices }) => ({
      product_id,
      score,
      words,
      created_at,
      prices,
    }))
}
