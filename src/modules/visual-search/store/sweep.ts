import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

/** For how long one instance has the sweep for itself after each sign of life. */
const LEASE_SECONDS = 120

/**
 * Takes over the look at all products when it is time for one and nobody else is at it.
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
       and (finished_at is null or finished_at < now() - make_interval(secs => ?))
     returning after`,
    [LEASE_SECONDS, everySeconds]
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
