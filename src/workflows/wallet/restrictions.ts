import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, settingsOf } from "../../modules/access"
import type { AccessService, GuardedOperation, Settings } from "../../modules/access"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"
import type { RestrictionsInput } from "./types"

/** Who wants to move money: what the store's limits have to know of them. */
export interface Spender {
  /** Key of the identity, e.g. `customer:cus_01`. */
  key: string
  /** Customers are held to the velocity cap; staff and server keys only if the settings say so. */
  is_customer: boolean
  /** Asked for when a step-up is demanded. */
  proof: () => {
    /** SHA-256 of the credential that was presented: a step-up holds for one session. */
    session: Buffer
    /** When the host itself last verified a second factor of this sign-in. */
    mfa_completed_at: Date | undefined
  }
}

/** What is to be moved, and whose it is. */
export interface Movement {
  operation: GuardedOperation
  /** Minor units. */
  amount: bigint
  owner: { wallet_id: number } | { customer_id: string }
}

/**
 * What the store's settings demand of a movement, for the ledger to check in the order of decisions,
 * "Order of checks". The settings have been refreshed by the caller. KYC and step-up are looked up only
 * where the settings demand them for this operation and amount.
 */
export async function restrictionsFor(
  scope: MedusaContainer,
  spender: Spender,
  movement: Movement
): Promise<RestrictionsInput> {
  const settings = settingsOf(scope)
  return {
    ...(needsKyc(settings, movement) ? { kyc_missing: await lacksKyc(scope, movement) } : {}),
    default_spending_limit: settings.default_spending_limit.toString(),
    velocity: velocityFor(settings, spender),
    ...(needsStepUp(settings, movement)
      ? { step_up_missing: !(await hasConfirmed(scope, spender)) }
      : {}),
  }
}

/** Above the threshold (decisions, "KYC"). */
function needsKyc(settings: Settings, { operation, amount }: Movement) {
  return settings.kyc_required_for.has(operation) && amount > settings.kyc_threshold
}

/** From the threshold on (decisions, "Step-up"). */
function needsStepUp(settings: Settings, { operation, amount }: Movement) {
  return settings.step_up_required_for.has(operation) && amount >= settings.step_up_threshold
}

function velocityFor(settings: Settings, { is_customer }: Spender) {
  const applies = is_customer || settings.limits_apply_to_managers
  return applies && settings.velocity_max_debits > 0
    ? {
        max: settings.velocity_max_debits,
        window_ms: settings.velocity_window_seconds * 1000,
      }
    : null
}

async function lacksKyc(scope: MedusaContainer, { owner }: Movement): Promise<boolean> {
  const customerId =
    "customer_id" in owner
      ? owner.customer_id
      : (await scope.resolve<LedgerService>(LEDGER_MODULE).findWallet(owner.wallet_id))?.customer_id
  if (customerId === undefined) {
    // The wallet does not exist, which the ledger refuses with a code of its own.
    return false
  }
  const { status } = await scope.resolve<AccessService>(ACCESS_MODULE).findKyc(customerId)
  return status !== "approved"
}

/** Whether somebody has confirmed who they are in this session, here or by the host's MFA. */
export async function hasConfirmed(
  scope: MedusaContainer,
  { key, proof }: Spender
): Promise<boolean> {
  const { session, mfa_completed_at } = proof()
  const age = mfa_completed_at ? Date.now() - mfa_completed_at.getTime() : Infinity
  const maxAge = settingsOf(scope).step_up_mfa_max_age_seconds * 1000
  // With a setting of 0 the host's MFA never counts, even if its clock ran ahead of ours.
  if (maxAge > 0 && age < maxAge) {
    return true
  }
  const { stepUps } = scope.resolve<AccessService>(ACCESS_MODULE)
  return await stepUps.isElevated({ subject: key, session })
}
