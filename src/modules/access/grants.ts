import { randomBytes } from "node:crypto"
import { GroupCommit } from "../../concurrency/group-commit"
import { type Connection, query } from "../../database/connection"
import { readPage } from "../../database/read-page"
import type { Listing } from "../../database/read-page"

/** What can be given to somebody who does not manage the shop (spec, "Permissions"). */
export const GRANTABLE_CAPABILITIES = ["wallet_read_wallets", "wallet_write_wallets"] as const
export type GrantableCapability = (typeof GRANTABLE_CAPABILITIES)[number]

export const GRANT_SUBJECTS = ["user", "customer", "api_key"] as const

/** Who can be given a capability; `subject_id` is the host's id, or that of a store API key. */
export interface GrantSubject {
  subject_type: (typeof GRANT_SUBJECTS)[number]
  subject_id: string
}

export interface Grant extends GrantSubject {
  id: string
  capability: GrantableCapability
  /** Key of the identity that gave it, e.g. `user:user_01`. */
  created_by: string
  created_at: Date
}

/** A capability that somebody has, and by the key of whose identity it was given. */
export type GivenCapability = Pick<Grant, "capability" | "created_by">

export interface GrantFilter extends Partial<GrantSubject> {
  capability?: GrantableCapability
  page: number
  per_page: number
}

const COLUMNS = "id, subject_type, subject_id, capability, created_by, created_at"

type Narrowing = Omit<GrantFilter, "page" | "per_page">

const GRANTS: Listing<Narrowing> = {
  columns: COLUMNS,
  from: "access_grant",
  always: "revoked_at is null",
  conditions: {
    subject_type: "subject_type = ?",
    subject_id: "subject_id = ?",
    capability: "capability = ?",
  },
  orderBy: "created_at desc, id",
}

const CAPABILITIES = {
  prepared: true,
  text: `select wanted.place, capability, created_by
    from access_grant join unnest($1::int[], $2::text[], $3::text[]) as wanted (place, type, id)
      on subject_type = wanted.type and subject_id = wanted.id
    where revoked_at is null`,
}

/** Capabilities that were given to somebody. Changes take effect at once here, and elsewhere within two seconds. */
export class Grants {
  /** Of requests that come at once: a look-up costs more than a subject. */
  private readonly lookUps: GroupCommit<readonly GrantSubject[], GivenCapability[]>

  constructor(
    private readonly connection: Connection,
    private readonly announceChange: () => void
  ) {
    this.lookUps = new GroupCommit({
      run: async (asked) => await this.lookUp(asked),
      maxGroup: 200,
      maxInFlight: 1,
      maxQueued: Infinity,
      gatherMs: 1,
    })
  }

  /** Gives a capability; `created` is false when the subject had it already. */
  async give(
    grant: GrantSubject & { capability: GrantableCapability; created_by: string }
  ): Promise<{ grant: Grant; created: boolean }> {
    const [made] = await query<Grant>(
      this.connection,
      `insert into access_grant (id, subject_type, subject_id, capability, created_by)
       values (?, ?, ?, ?, ?)
       on conflict (subject_type, subject_id, capability) where revoked_at is null do nothing
       returning ${COLUMNS}`,
      [
        `grant_${randomBytes(12).toString("hex")}`,
        grant.subject_type,
        grant.subject_id,
        grant.capability,
        grant.created_by,
      ]
    )
    if (made) {
      this.announceChange()
      return { grant: made, created: true }
    }
    const { data } = await this.list({ ...grant, page: 1, per_page: 1 })
    // Revoked between the two statements: then it is to be given after all.
    return data[0] ? { grant: data[0], created: false } : this.give(grant)
  }

  /** Takes a capability away; false when there is no such grant any more. */
  async revoke(id: string, revokedBy: string): Promise<boolean> {
    const rows = await query(
      this.connection,
      `update access_grant set revoked_at = now(), revoked_by = ?
       where id = ? and revoked_at is null returning id`,
      [revokedBy, id]
    )
    this.announceChange()
    return rows.length > 0
  }

  /** Grants in force, newest first. */
  async list(filter: GrantFilter): Promise<{ data: Grant[]; total: number }> {
    return readPage<Grant, Narrowing>(this.connection, GRANTS, filter, filter)
  }

  /** Every capability that any of the subjects was given, once for each who gave it. */
  async capabilitiesOf(subjects: readonly GrantSubject[]): Promise<GivenCapability[]> {
    return await this.lookUps.submit(subjects)
  }

  private async lookUp(asked: readonly (readonly GrantSubject[])[]): Promise<GivenCapability[][]> {
    const wanted = asked.flatMap((subjects, place) =>
      subjects.map((subject) => ({ place, ...subject }))
    )
    const rows = await this.connection.objects<GivenCapability & { place: number }>({
      ...CAPABILITIES,
      values: [
        wanted.map(({ place }) => place),
        wanted.map(({ subject_type }) => subject_type),
        wanted.map(({ subject_id }) => subject_id),
      ],
    })
    const found = asked.map((): GivenCapability[] => [])
    for (const { place, ...given } of rows) found[place].push(given)
    return found
  }
}
