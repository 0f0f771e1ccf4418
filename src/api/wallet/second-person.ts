import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "@medusajs/framework/zod"
import { personKey, replayed, reply } from "../../http"
import type { Idempotency, Identity } from "../../http"
import { settingsOf } from "../../modules/access"
import { APPROVALS_MODULE } from "../../modules/approvals"
import type { ApprovalOperation, ApprovalsService } from "../../modules/approvals"
import { personsBehind } from "../../workflows/approvals"
import { findReplay, findReplayedCodes } from "../../workflows/wallet"
import { type Approval, presentApproval } from "../approvals"
import { ledgerOf } from "./modules"
import { WalletError } from "./service"

type ApprovalReply = ReturnType<typeof reply<202, z.input<typeof Approval>>>

interface Caller {
  identity: Identity
  idempotency: Idempotency | undefined
  scope: MedusaContainer
}

/** What somebody of the staff wants to do with money. */
export interface Wanted {
  operation: ApprovalOperation
  /** Minor units. */
  amount: bigint
  /** Looked up by the wallet when absent. */
  currency?: string
  wallet_id: number | null
  customer_id?: string | null
  withdrawal_id?: number
  reason: string
  /** As the operation's workflow takes it; actor and key are the approval's own. */
  input: object
  /** Asks as if, so that what can't be done is refused at once. @throws whatever it is refused with */
  check?: () => Promise<unknown>
}

/**
 * Notes what is wanted, where it is so much that a second person has to agree; nothing moves then.
 *
 * @returns the answer; null when the caller may do it alone
 * @throws WalletError when it would be refused anyway
 */
export async function askSecondPerson(
  { identity, idempotency, scope }: Caller,
  { currency: known, check, customer_id, withdrawal_id, input, ...wanted }: Wanted
): Promise<ApprovalReply | ReturnType<typeof replayed<z.input<typeof Approval>>> | null> {
  const { second_person_above: amounts, second_person_hours: hours } = settingsOf(scope)
  if (amounts.size === 0 || isExempt(scope, identity)) return null
  const wallet =
    wanted.wallet_id === null ? null : await ledgerOf(scope).findWallet(wanted.wallet_id)
  const currency = known ?? wallet?.currency
  const above = currency === undefined ? undefined : amounts.get(currency)
  if (currency === undefined || above === undefined || wanted.amount <= above) return null
  const approvals = scope.resolve<ApprovalsService>(APPROVALS_MODULE)
  if (idempotency) {
    const earlier = await approvals.findByKey(idempotency)
    if (earlier) {
      if (earlier.fingerprint !== idempotency.fingerprint) {
        throw new WalletError("wallet_idempotency_key_reused")
      }
      return replayed(presentApproval(earlier.approval), 202)
    }
    // It was done with this key before two people were asked for.
    const done =
      (await findReplay(scope, idempotency)) ?? (await findReplayedCodes(scope, idempotency))
    if (done) return null
  }
  await check?.()
  const { approval, isNew } = await approvals.create({
    ...wanted,
    currency,
    customer_id: customer_id ?? wallet?.customer_id ?? null,
    withdrawal_id: withdrawal_id ?? null,
    input: withoutCaller(input),
    requested_by: identity.key,
    persons: await personsBehind(scope, {
      key: identity.key,
      person: personKey(identity),
      made_by: identity.made_by,
    }),
    hours,
    idempotency,
  })
  const body = presentApproval(approval)
  return isNew || !idempotency ? reply(202, body) : replayed(body, 202)
}

/** Keys of the shop, where the store does not ask for a second person for what its programs do. */
function isExempt(scope: MedusaContainer, { type }: Identity): boolean {
  const isKey = type === "secret_key" || type === "api_key"
  return isKey && !settingsOf(scope).second_person_for_keys
}

/** The approval carries it out by a key of its own. */
function withoutCaller(input: object): Record<string, unknown> {
  const {
    actor: _actor,
    idempotency: _key,
    opens: _opens,
    ...rest
  } = input as Record<string, unknown>
  return rest
}
