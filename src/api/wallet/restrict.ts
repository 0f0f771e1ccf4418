import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { personKey, presentedCredential } from "../../http"
import type { Identity } from "../../http"
import { ACCESS_MODULE, settingsOf } from "../../modules/access"
import type { AccessService, StepUpSession } from "../../modules/access"
import { MAX_AMOUNT } from "../../modules/ledger"
import { hasConfirmed, restrictionsFor } from "../../workflows/wallet"
import type {
  Movement,
  RedemptionDemands,
  RestrictionsInput,
  Spender,
} from "../../workflows/wallet"
import { wallet } from "./service"

/** The part of an endpoint's context that a restriction depends on. */
export interface Caller {
  identity: Identity
  request: MedusaRequest
  scope: MedusaContainer
}

/** What the store demands of a movement, and where a person fulfils it. */
export interface Demands {
  restrictions: RestrictionsInput
  /** Present while the step-up is missing; hand it to `postedOrThrow`. */
  step_up_url?: string
}

/** Our own endpoint to confirm at, relative to the request. */
export const STEP_UP_URL = `${wallet.root}/step-up/challenge`

/** What the store demands before this caller may move that much money out of that wallet. */
export async function restrict(caller: Caller, movement: Movement): Promise<Demands> {
  const restrictions = await restrictionsFor(caller.scope, spenderOf(caller), movement)
  return restrictions.step_up_missing
    ? { restrictions, step_up_url: await stepUpUrl(caller, movement) }
    : { restrictions }
}

/**
 * What the store demands before this customer may redeem a code, by what it may be worth: that is
 * known only once the code is found.
 */
export async function restrictRedemption(
  caller: Caller,
  customer_id: string
): Promise<RedemptionDemands> {
  const movement = { operation: "redeem", amount: MAX_AMOUNT, owner: { customer_id } } as const
  const missing = await restrictionsFor(caller.scope, spenderOf(caller), movement)
  const settings = settingsOf(caller.scope)
  return {
    ...(missing.kyc_missing ? { kyc_above: settings.kyc_threshold.toString() } : {}),
    ...(missing.step_up_missing ? { step_up_from: settings.step_up_threshold.toString() } : {}),
  }
}

/** Where the caller confirms: the store's own page, or our endpoint, relative to the request. */
export async function stepUpUrl(
  { identity, scope }: Caller,
  { operation, amount }: Pick<Movement, "operation" | "amount">
): Promise<string> {
  const { wallet_step_up_url: ask } = scope.resolve<AccessService>(ACCESS_MODULE).extensions
  return ask
    ? await ask({
        container: scope,
        operation,
        amount,
        actor: identity.key,
        default_url: STEP_UP_URL,
      })
    : STEP_UP_URL
}

/** Whether the caller has confirmed who they are, here or by the host's second factor. */
export async function isElevated(caller: Caller): Promise<boolean> {
  return await hasConfirmed(caller.scope, spenderOf(caller))
}

export function spenderOf({ identity, request }: Caller): Spender {
  return {
    key: identity.key,
    is_customer: identity.type === "customer",
    proof: () => {
      const { hash, mfa_completed_at } = presentedCredential(request, identity)
      return { session: hash, mfa_completed_at }
    },
  }
}

/** The session that a caller confirms in. */
export function stepUpSession({ identity, request }: Caller): StepUpSession {
  return {
    subject: identity.key,
    session: presentedCredential(request, identity).hash,
    person: personKey(identity),
  }
}
