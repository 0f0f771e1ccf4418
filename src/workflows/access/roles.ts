import { hasPermission, resolvePermissions } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { FlagRouter } from "@medusajs/framework/utils"
import type { GivenCapability, GrantableCapability } from "../../modules/access"
import { ALL_POLICIES, IMPLIED, POLICIES } from "./policies"
import type { Policy } from "./policies"

/** A set of rights, as `resource:operation`. */
export type Policies = ReadonlySet<string>

const NONE: Policies = new Set()
const USER = "user:"
/** Identities that stand for whoever operates the server, and so could change the database itself. */
const OPERATOR = /^(cli|system):/

/** Whether the store's staff have roles (the host's feature flag `rbac`). */
export function hasRoles(scope: MedusaContainer): boolean {
  const flags = scope.resolve<FlagRouter>(ContainerRegistrationKeys.FEATURE_FLAG_ROUTER)
  return flags.isFeatureEnabled("rbac")
}

/**
 * What the host's roles allow an identity, by its key, at this moment; undefined in a store without
 * roles. Users of the dashboard have what their roles allow. The host's secret API keys have no
 * roles, and as in the host's own routes they are allowed nothing then.
 */
export async function policiesOf(
  scope: MedusaContainer,
  identityKey: string
): Promise<Policies | undefined> {
  if (!hasRoles(scope)) return undefined
  if (OPERATOR.test(identityKey)) return ALL_POLICIES
  if (!identityKey.startsWith(USER)) return NONE
  const roles = await rolesOf(scope, identityKey.slice(USER.length))
  // The host takes an empty list of roles for one that may do everything.
  if (roles.length === 0) return NONE
  const granted = await resolvePermissions({
    roles,
    universe: POLICIES.map(({ resource, operation }) => ({ resource, operation })),
    container: scope,
  })
  return withImplied(granted)
}

/**
 * Whether somebody, by the key of their identity, may do all that a user of the dashboard may,
 * anywhere in the store: what the host asks before it lets somebody give a role away.
 */
export async function hasRightsOf(
  scope: MedusaContainer,
  identityKey: string,
  userId: string
): Promise<boolean> {
  if (!hasRoles(scope) || identityKey === USER + userId) return true
  const theirs = await rolesOf(scope, userId)
  if (theirs.length === 0) return true
  const own = identityKey.startsWith(USER)
    ? await rolesOf(scope, identityKey.slice(USER.length))
    : []
  if (own.length === 0) return false
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "rbac_role",
    fields: ["id", "policies.resource", "policies.operation"],
    filters: { id: theirs },
  })
  const actions = (data as RoleRow[]).flatMap(({ policies }) => policies ?? [])
  return hasPermission({ roles: own, actions, container: scope })
}

interface RoleRow {
  policies?: { resource: string; operation: string }[]
}

/** What a capability that can be granted is worth as a policy. */
const POLICY_OF: Record<GrantableCapability, Policy> = {
  wallet_read_wallets: "wallet:read",
  wallet_write_wallets: "wallet:write",
}

/** What it takes to act for a customer, who can send their own money to others. */
const ACT_FOR_CUSTOMERS: Policy = "wallet:manage"

/** Whether an identity, by its key, has what it wants to give away. */
export async function hasCapability(
  scope: MedusaContainer,
  identityKey: string,
  capability: GrantableCapability
): Promise<boolean> {
  const policies = await policiesOf(scope, identityKey)
  return policies?.has(POLICY_OF[capability]) ?? true
}

/** The capabilities that were given by somebody who could still give them. */
export async function capabilitiesInForce(
  scope: MedusaContainer,
  given: readonly GivenCapability[]
): Promise<string[]> {
  const inForce = await Promise.all(
    given.map(({ created_by, capability }) => hasCapability(scope, created_by, capability))
  )
  return given.filter((_, index) => inForce[index]).map(({ capability }) => capability)
}

/** Whether an identity, by its key, has every right that anybody has in this plugin. */
export async function hasEveryRight(scope: MedusaContainer, identityKey: string) {
  const policies = await policiesOf(scope, identityKey)
  return policies === undefined || [...ALL_POLICIES].every((policy) => policies.has(policy))
}

/** Whether an identity, by its key, may make credentials for customers. */
export async function mayActForCustomers(scope: MedusaContainer, identityKey: string) {
  const policies = await policiesOf(scope, identityKey)
  return policies?.has(ACT_FOR_CUSTOMERS) ?? true
}

/** What a credential stands for: whose it is, and what they may do. */
interface CredentialRights {
  key: string
  customer_id?: string
  capabilities: ReadonlySet<string>
  policies?: Policies
}

/**
 * The rights that a credential has of its owner's: those that its maker, by the key of their
 * identity, has as well; undefined when none are left. Whoever made it themselves has them all.
 */
export async function limitToMaker<Owner extends CredentialRights>(
  scope: MedusaContainer,
  identity: Owner,
  madeBy: string
): Promise<Owner | undefined> {
  if (madeBy === identity.key) return identity
  const makers = await policiesOf(scope, madeBy)
  if (!makers) return identity
  if (identity.customer_id !== undefined) {
    return makers.has(ACT_FOR_CUSTOMERS) ? identity : undefined
  }
  const policies = new Set([...(identity.policies ?? [])].filter((policy) => makers.has(policy)))
  const capabilities = new Set(
    [...identity.capabilities].filter((held) => makers.has(POLICY_OF[held as GrantableCapability]))
  )
  return policies.size + capabilities.size > 0 ? { ...identity, policies, capabilities } : undefined
}

/** The roles that a user has now; those in a token may be out of date. */
async function rolesOf(scope: MedusaContainer, userId: string): Promise<string[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "user",
    fields: ["id", "rbac_roles.id"],
    filters: { id: userId },
  })
  const [user] = data as { rbac_roles?: ({ id?: string } | null)[] }[]
  return (user?.rbac_roles ?? []).flatMap((role) => role?.id ?? [])
}

function withImplied(granted: Policies): Policies {
  const implied = [...granted].flatMap((policy) => IMPLIED[policy as Policy] ?? [])
  return new Set([...granted, ...implied])
}
