import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { GroupCommit } from "../../concurrency/group-commit"
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

/** What an identity may do beside what it is by itself. */
export interface RightsSources {
  findGrants: FindGrants
  /**
   * What the host's roles allow an identity, by its key, as `resource:operation`; undefined in a
   * store without roles.
   */
  findPolicies(
    scope: MedusaContainer,
    identityKey: string
  ): Promise<ReadonlySet<string> | undefined>
  /**
   * Limits the identity of a credential to the rights that the person who made it has now.
   * Undefined when the maker has none any more: the credential has ended with them.
   */
  limitToMaker(
    scope: MedusaContainer,
    identity: Identity,
    madeBy: string
  ): Promise<Identity | undefined>
}

/** A store API key that holds, and whom it acts for: nobody is the shop. */
export interface FoundStoreKey {
  id: string
  scope: KeyScope
  owner_type: ActorType | null
  owner_id: string | null
  /** Key of the identity that made it. */
  created_by: string
}

const MANAGER: ReadonlySet<string> = new Set([MANAGE_SHOP, READ_OWN])
const CUSTOMER: ReadonlySet<string> = new Set([READ_OWN])
const NOTHING: ReadonlySet<string> = new Set()

interface Actor {
  id: string
  email?: string | null
}

/**
 * A user or customer of the store with what they were given; undefined when they are gone, or not
 * who is meant.
 */
export async function findActorIdentity(
  sources: RightsSources,
  scope: MedusaContainer,
  actor: { type: ActorType; id: string },
  via: Via,
  isMeant: (actor: Actor) => boolean = () => true
): Promise<Identity | undefined> {
  const [found, identity] = await Promise.all([
    findActor(scope, actor.type, actor.id),
    actorIdentity(sources, scope, actor, via).then((plain) =>
      withGrants(sources, scope, plain, [holderOf(actor)])
    ),
  ])
  return found && isMeant(found) ? identity : undefined
}

/** A store API key with the rights of whom it acts for, and with what it was given itself. */
export async function findKeyIdentity(
  sources: RightsSources,
  scope: MedusaContainer,
  { id, scope: keyScope, owner_type, owner_id, created_by }: FoundStoreKey
): Promise<Identity | undefined> {
  const key = `api_key:${id}`
  const own = { key, scope: keyScope, made_by: created_by, via: "api_key" } as const
  const holder = { subject_type: "api_key", subject_id: id } as const
  if (!owner_type || !owner_id) {
    // The shop itself has every right; a key that acts for it has those of its maker.
    const rights = rightsFrom(await sources.findPolicies(scope, created_by))
    return withGrants(sources, scope, { ...own, type: "api_key", ...rights }, [holder])
  }
  const actor = { type: owner_type, id: owner_id }
  const [found, identity] = await Promise.all([
    findActor(scope, actor.type, actor.id),
    actorIdentity(sources, scope, actor, "api_key").then((plain) =>
      withGrants(sources, scope, plain, [holderOf(actor), holder])
    ),
  ])
  const limited = found && (await sources.limitToMaker(scope, identity, created_by))
  return limited && { ...limited, ...own }
}

const MAX_TOGETHER = 200
/** A look-up costs more than this; one that is on its way may share it. */
const GATHER_MS = 1

/** Actors that are asked for at the same time are read together: a read costs more than a row. */
type ActorReads = GroupCommit<string, Actor | undefined>

/** One per module of the host that keeps actors, and so per application in this process. */
const reads = new WeakMap<object, ActorReads>()

function findActor(
  scope: MedusaContainer,
  type: ActorType,
  id: string
): Promise<Actor | undefined> {
  const module = type === "user" ? scope.resolve(Modules.USER) : scope.resolve(Modules.CUSTOMER)
  let together = reads.get(module)
  if (!together) {
    together = readTogether(readerOf(scope, type))
    reads.set(module, together)
  }
  return together.submit(id)
}

function readerOf(scope: MedusaContainer, type: ActorType): (ids: string[]) => Promise<Actor[]> {
  const config = { select: ["id", "email"], take: MAX_TOGETHER }
  if (type === "user") {
    const users = scope.resolve(Modules.USER)
    return (id) => users.listUsers({ id }, config)
  }
  const customers = scope.resolve(Modules.CUSTOMER)
  return (id) => customers.listCustomers({ id }, config)
}

function readTogether(read: (ids: string[]) => Promise<Actor[]>): ActorReads {
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

/** What somebody is by who they are and by their roles. */
export async function actorIdentity(
  { findPolicies }: Pick<RightsSources, "findPolicies">,
  scope: MedusaContainer,
  { type, id }: { type: ActorType; id: string },
  via: Via
): Promise<Identity> {
  const key = `${type}:${id}`
  if (type === "customer") return { type, key, customer_id: id, capabilities: CUSTOMER, via }
  return { type, key, user_id: id, via, ...rightsFrom(await findPolicies(scope, key)) }
}

/** A secret API key of the host, which manages the shop in a store without roles. */
export async function secretKeyIdentity(
  { findPolicies }: Pick<RightsSources, "findPolicies">,
  scope: MedusaContainer,
  id: string
): Promise<Identity> {
  const key = `secret_key:${id}`
  return {
    type: "secret_key",
    key,
    via: "secret_key",
    ...rightsFrom(await findPolicies(scope, key)),
  }
}

/** Without roles, whoever belongs to the staff manages the shop; with them, what they allow. */
function rightsFrom(policies: ReadonlySet<string> | undefined) {
  return policies ? { capabilities: NOTHING, policies } : { capabilities: MANAGER }
}

async function withGrants(
  { findGrants }: RightsSources,
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
