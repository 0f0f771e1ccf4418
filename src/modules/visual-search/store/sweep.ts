import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

/** A picture that is to be tried again has a look at all products begin, but not more often than so. */
const RETRY_SECONDS = 300
/** For how long one instance has the sweep for itself after each sign of life. */
const LEASE_SECONDS = 120

/**
 * Takes over the look at all products when it is time for one, or for a picture that could not be
 * fetched, and nobody else is at it.
 *
 * @returns the id of the product behind which to go on; undefined when there is nothing to do
 */
export async function claimSweep(
  connection: Connection,
  everySeconds: number
): Promise<string | undefined> {
  const [row] = await query<{ after: string }>(
    connection,
    `update assistant_image_sweep set leased_until = now() + make_interval(secs => ?)
     where leased_until < now()
       and (finished_at is null or finished_at < now() - make_interval(secs => ?)
         or (finished_at < now() - make_interval(secs => ?) and exists (
           select 1 from assistant_image
           where retry_at <= now() and descriptors is null and not removed)))
     returning after`,
    [LEASE_SECONDS, everySeconds, RETRY_SECONDS]
  )
  return row?.after
}

/** Notes how far it has come. */
export async function moveSweep(connection: Connection, after: string): Promise<void> {
  await query(
    connection,
    `update assistant_image_sweep
     set after = ?, finished_at = null, leased_until = now() + make_interval(secs => ?)`,
    [after, LEASE_SECONDS]
  )
}

/** Lets go: somebody may go on at once, or, when it is finished, begin anew in due time. */
export async function releaseSweep(
  connection: Connection,
  { finished }: { finished: boolean }
): Promise<void> {
  await query(
    connection,
    finished
      ? `update assistant_image_sweep
         set after = '', finished_at = now(), leased_until = '-infinity'`
      : `update assistant_image_sweep set leased_until = '-infinity'`
  )
}

/** The next look is due at once. */
export async function resetSweep(connection: Connection): Promise<void> {
  await query(
    connection,
    `update assistant_image_sweep set after = '', finished_at = null
     where after <> '' or finished_at is not null`
  )
}
