import { DESCRIPTOR_MODEL } from "../picture/describe"
import type { Description } from "../picture/describe"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"

/** A picture of a product, by its address. */
export interface ImagePlace {
  product_id: string
  url: string
}

/** What came of a picture: its description, or why there is none and whether to try again. */
export type ImageOutcome = Description | { failure: string; again: boolean }

/** A picture as other instances have to know it. */
export interface StoredImage {
  id: string
  product_id: string
  /** When it was written last; only for comparing. */
  version: string
  /** Null when it is gone or could not be described. */
  description: Description | null
}

/** How long removed rows are kept, in hours. */
export const KEEP_REMOVED_HOURS = 24
/** How far changes may be apart from the order in which they can be seen, in seconds. */
const OVERLAP_SECONDS = 10

/** The pictures of these products that need no look: described by this model, or given up for now. */
export async function listKnownImages(
  connection: Connection,
  productIds: readonly string[]
): Promise<(ImagePlace & { settled: boolean })[]> {
  return await query(
    connection,
    `select product_id, url,
       model = ? and (descriptors is not null or retry_at is null or retry_at > now()) as settled
     from assistant_image where product_id = any(?) and not removed`,
    [DESCRIPTOR_MODEL, productIds]
  )
}

/** Writes down what came of a picture; failures are tried again later and later, up to a day. */
export async function saveImage(
  connection: Connection,
  { product_id, url }: ImagePlace,
  outcome: ImageOutcome
): Promise<void> {
  const description = "failure" in outcome ? undefined : outcome
  const failure = "failure" in outcome ? outcome : undefined
  await query(
    connection,
    `insert into assistant_image as image
       (product_id, url, model, descriptors, fingerprint, failure, attempts, retry_at)
     values (?, ?, ?, ?, ?, ?, ?, case when ? then now() + interval '5 minutes' end)
     on conflict (product_id, url_hash) do update set
       model = excluded.model, descriptors = excluded.descriptors,
       fingerprint = excluded.fingerprint, failure = excluded.failure,
       attempts = case when excluded.failure is null then 0 else image.attempts + 1 end,
       retry_at = case when excluded.retry_at is not null
         then now() + least(interval '5 minutes' * 2 ^ least(image.attempts, 10), interval '1 day')
       end,
       removed = false, changed_at = clock_timestamp()`,
    [
      product_id,
      url,
      DESCRIPTOR_MODEL,
      description ? toBytes(description.descriptors) : null,
      description ? BigInt.asIntN(64, description.fingerprint).toString() : null,
      failure?.failure.slice(0, 500) ?? null,
      failure ? 1 : 0,
      failure?.again ?? false,
    ]
  )
}

/** Removes pictures; without addresses, all of the products'. Returns how many. */
export async function removeImages(
  connection: Connection,
  productIds: readonly string[],
  urls?: readonly string[]
): Promise<number> {
  const rows = await query(
    connection,
    `update assistant_image
     set removed = true, descriptors = null, fingerprint = null, changed_at = clock_timestamp()
     where product_id = any(?) and not removed ${urls ? "and url = any(?)" : ""} returning id`,
    urls ? [productIds, urls] : [productIds]
  )
  return rows.length
}

/** The products with pictures from one id to another, both excluded and included, in that order. */
export async function listProductsBetween(
  connection: Connection,
  after: string,
  until: string | undefined
): Promise<string[]> {
  const rows = await query<{ product_id: string }>(
    connection,
    `select distinct product_id from assistant_image
     where not removed and product_id > ? ${until === undefined ? "" : "and product_id <= ?"}`,
    until === undefined ? [after] : [after, until]
  )
  return rows.map(({ product_id }) => product_id)
}

/** The instant from which on `listChanges` has to look after everything was read that is there now. */
export async function readClock(connection: Connection): Promise<string> {
  const [row] = await query<{ now: string }>(connection, `select clock_timestamp()::text as now`)
  return (row as { now: string }).now
}

/** Described pictures in order of their ids. */
export async function listDescribed(
  connection: Connection,
  afterId: string,
  limit: number
): Promise<StoredImage[]> {
  const rows = await query<Row>(
    connection,
    `${SELECT} where id > ? and not removed and descriptors is not null and model = ?
     order by id limit ?`,
    [afterId, DESCRIPTOR_MODEL, limit]
  )
  return rows.map(toImage)
}

/** Which rows were written since an instant, or so shortly before that they may not have been seen. */
export async function listChanges(
  connection: Connection,
  since: string
): Promise<{ id: string; version: string }[]> {
  return await query(
    connection,
    `select id, changed_at::text as version from assistant_image
     where changed_at > ?::timestamptz - make_interval(secs => ?)`,
    [since, OVERLAP_SECONDS]
  )
}

export async function findImages(
  connection: Connection,
  ids: readonly string[]
): Promise<StoredImage[]> {
  return (await query<Row>(connection, `${SELECT} where id = any(?)`, [ids])).map(toImage)
}

/** Deletes what was removed long ago. */
export function purgeImages(connection: Connection): Promise<number> {
  return deleteOlder(connection, {
    table: "assistant_image",
    column: "changed_at",
    hours: KEEP_REMOVED_HOURS,
    where: "removed",
  })
}

interface Row {
  id: string
  product_id: string
  model: number
  version: string
  descriptors: Buffer | null
  fingerprint: string | null
}

const SELECT = `select id, product_id, model, changed_at::text as version, descriptors, fingerprint
  from assistant_image`

function toImage({ id, product_id, model, version, descriptors, fingerprint }: Row): StoredImage {
  const usable = model === DESCRIPTOR_MODEL && descriptors && fingerprint
  return {
    id,
    product_id,
    version,
    description: usable
      ? {
          descriptors: new Int8Array(descriptors),
          fingerprint: BigInt.asUintN(64, BigInt(fingerprint)),
        }
      : null,
  }
}

function toBytes({ buffer, byteOffset, byteLength }: Int8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
