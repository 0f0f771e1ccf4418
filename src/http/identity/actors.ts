import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { GroupCommit } from "../../concurrency/group-commit"
import { runPrepared } from "../../database/prepared"
import { MANAGE_SHOP, READ_OWN } from "./identity"
import type { Identity, KeyScope } from "./identity"
import type { ActorType } from "./signed-in-session"

type Via = Identity["via"]

/** Whom capabilities were given to. */
export interface GrantHolder {
  subject_type: ActorType | "api_key"
  subject_id: string
}

/** Every capability that was given to any of the holders. */
export type FindGrants = (
  scope: MedusaContainer,
  holders: readonly GrantHolder[]
) => Promise<readonly string[]>

/** A store API key that holds, and whom it acts for: nobody is the shop. */
export interface FoundStoreKey {
  id: string
  scope: KeyScope
  owner_type: ActorType | null
  owner_id: string | null
}

const MANAGER: ReadonlySet<string> = new Set([MANAGE_SHOP, READ_OWN])
const CUSTOMER: ReadonlySet<string> = new Set([READ_OWN])

interface Actor {
  id: string
  email?: string | null
}

/**
 * A user or customer of the store with what they were given; undefined when they are gone, or not
 * who is meant.
 */
export async function findActorIdentity(
  findGrants: FindGrants,
  scope: MedusaContainer,
  actor: { type: ActorType; id: string },
  via: Via,
  isMeant: (actor: Actor) => boolean = () => true
): Promise<Identity | undefined> {
  const [found, identity] = await Promise.all([
    findActor(scope, actor.type, actor.id),
    withGrants(findGrants, scope, actorIdentity(actor.type, actor.id, via), [holderOf(actor)]),
  ])
  return found && isMeant(found) ? identity : undefined
}

/** A store API key with the rights of whom it acts for, and with what it was given itself. */
export async function findKeyIdentity(
  findGrants: FindGrants,
  scope: MedusaContainer,
  { id, scope: keyScope, owner_type, owner_id }: FoundStoreKey
): Promise<Identity | undefined> {
  const own = { key: `api_key:${id}`, scope: keyScope, via: "api_key" } as const
  if (!owner_type || !owner_id) return { ...own, type: "api_key", capabilities: MANAGER }
  const actor = { type: owner_type, id: owner_id }
  const holders = [holderOf(actor), { subject_type: "api_key", subject_id: id } as const]
  const [found, identity] = await Promise.all([
    findActor(scope, actor.type, actor.id),
    withGrants(findGrants, scope, actorIdentity(actor.type, actor.id, "api_key"), holders),
  ])
  return found && { ...identity, ...own }
}

/** Actors that are asked for at the same time are read together: a read costs more than a row. */
type ActorReads = Record<ActorType, GroupCommit<string, Actor | undefined>>

/** One set per application in this process, known by its pool. */
const reads = new WeakMap<object, ActorReads>()

function findActor(
  scope: MedusaContainer,
  type: ActorType,
  id: string
): Promise<Actor | undefined> {
  const knex = scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  let open = reads.get(knex)
  if (!open) {
    open = {
      user: readTogether((ids) => runPrepared(knex, USERS, [ids])),
      customer: readTogether((ids) => runPrepared(knex, CUSTOMERS, [ids])),
    }
    reads.set(knex, open)
  }
  return open[type].submit(id)
}

/** The host's modules give the same; each token costs them a millisecond of the process's time. */
const USERS = {
  name: "http-read-users",
  text: `select id, email from "user" where id = any($1) and deleted_at is null`,
}
const CUSTOMERS = {
  name: "http-read-customers",
  text: "select id, email from customer where id = any($1) and deleted_at is null",
}

const MAX_TOGETHER = 200
/** A look-up costs more than this; one that is on its way may share it. */
const GATHER_MS = 1

function readTogether(read: (ids: string[]) => Promise<Actor[]>) {
  return new GroupCommit<string, Actor | undefined>({
    run: async (ids) => {
      const found = new Map((await read([...new Set(ids)])).map((actor) => [actor.id, actor]))
      return ids.map((id) => found.get(id))
    },
    maxGroup: MAX_TOGETHER,
    maxInFlight: 1,
    maxQueued: Infinity,
    gatherMs: GATHER_MS,
  })
}

/** What somebody is by who they are alone. */
export function actorIdentity(type: ActorType, id: string, via: Via): Identity {
  return type === "user"
    ? { type, key: `user:${id}`, user_id: id, capabilities: MANAGER, via }
    : { type, key: `customer:${id}`, customer_id: id, capabilities: CUSTOMER, via }
}

/** A secret API key of the host, which manages the shop. */
export function secretKeyIdentity(id: string): Identity {
  return { type: "secret_key", key: `secret_key:${id}`, capabilities: MANAGER, via: "secret_key" }
}

async function withGrants(
  findGrants: FindGrants,
  scope: MedusaContainer,
  identity: Identity,
  holders: readonly GrantHolder[]
): Promise<Identity> {
  // Whoever manages the shop has every capability already.
  if (identity.capabilities.has(MANAGE_SHOP)) return identity
  const granted = await findGrants(scope, holders)
  if (granted.length === 0) return identity
  return { ...identity, capabilities: new Set([...identity.capabilities, ...granted]) }
}

function holderOf({ type, id }: { type: ActorType; id: string }): GrantHolder {
  return { subject_type: type, subject_id: id }
}
