import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
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

async function findActor(
  scope: MedusaContainer,
  type: ActorType,
  id: string
): Promise<Actor | undefined> {
  const one = { select: ["id", "email"], take: 1 } as { select: ("id" | "email")[]; take: number }
  const found =
    type === "user"
      ? await scope.resolve(Modules.USER).listUsers({ id: [id] }, one)
      : await scope.resolve(Modules.CUSTOMER).listCustomers({ id: [id] }, one)
  return found[0]
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
