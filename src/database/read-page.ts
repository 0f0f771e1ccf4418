import { query } from "./connection"
import type { Connection } from "./connection"

/** What is listed, and what a filter can narrow it by. */
export interface Listing<Filter extends object> {
  columns: string
  from: string
  /** Holds for everything that is listed. */
  always?: string
  /** One condition with one `?` for each field of the filter. */
  conditions: { readonly [Field in keyof Filter]-?: string }
  orderBy: string
}

/** Pages are counted from 1. */
export interface PageOf {
  page: number
  per_page: number
}

/** One page of what a filter leaves, and how many there are of it; fields that are absent don't narrow. */
export async function readPage<Row, Filter extends object>(
  connection: Pick<Connection, "rows">,
  { columns, from, always, conditions, orderBy }: Listing<Filter>,
  filter: Filter,
  { page, per_page }: PageOf
): Promise<{ data: Row[]; total: number }> {
  const fields = Object.keys(conditions) as (keyof Filter)[]
  const given = fields.filter((field) => filter[field] !== undefined)
  const all = [...(always ? [always] : []), ...given.map((field) => conditions[field])]
  const where = all.length ? `where ${all.join(" and ")}` : ""
  const bindings = given.map((field) => filter[field])
  const [count] = await query<{ total: string }>(
    connection,
    `select count(*) as total from ${from} ${where}`,
    bindings
  )
  const data = await query<Row>(
    connection,
    `select ${columns} from ${from} ${where} order by ${orderBy} limit ? offset ?`,
    [...bindings, per_page, (page - 1) * per_page]
  )
  return { data, total: Number(count?.total) }
}
