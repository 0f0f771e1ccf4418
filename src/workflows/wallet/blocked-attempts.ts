import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService, BlockedAttempt, BlockedControl } from "../../modules/access"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"
import type { HoldOutcome, RedeemInput, WalletOutcome } from "./types"

type Attempt = Omit<BlockedAttempt, "control" | "minute" | "attempts">

/** How long attempts are collected before they are written together in one statement. */
const GATHER_MS = 250

const CONTROLS: Partial<Record<string, BlockedControl>> = {
  kyc_required: "kyc",
  spending_limit_exceeded: "spending_limit",
  velocity_cap_exceeded: "velocity",
  step_up_required: "step_up",
}

/** Attempts that are not written yet, by ledger: one per application in this process. */
const waiting = new WeakMap<LedgerService, Map<string, Omit<BlockedAttempt, "minute">>>()

/**
 * Counts an attempt that a limit, KYC or step-up has stopped; the first one of a wallet, control
 * and minute is also announced, as `wallet.spending_limit.blocked`. It is written in the background:
 * no request waits for it.
 */
export function noteIfBlocked(
  scope: MedusaContainer,
  outcome: WalletOutcome | HoldOutcome,
  attempt: Attempt
): void {
  const control = outcome.status === "refused" ? CONTROLS[outcome.refusal.code] : undefined
  if (!control) {
    return
  }
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  let gathered = waiting.get(ledger)
  if (!gathered) {
    gathered = new Map()
    waiting.set(ledger, gathered)
    setTimeout(() => void flush(scope, ledger), GATHER_MS)
  }
  const key = `${attempt.wallet_id} ${control}`
  const attempts = (gathered.get(key)?.attempts ?? 0) + 1
  gathered.set(key, { ...attempt, control, attempts })
}

/**
 * As `noteIfBlocked`, for the redemption of a code, on the wallet that it would have gone into. Who has
 * no wallet is not counted: what is refused opens none.
 */
export async function noteIfRedemptionBlocked(
  scope: MedusaContainer,
  outcome: WalletOutcome,
  { customer_id, actor }: RedeemInput
): Promise<void> {
  if (outcome.status !== "refused" || !("currency" in outcome.refusal)) {
    return
  }
  const { amount = "0", currency } = outcome.refusal
  if (currency === undefined) {
    return
  }
  const wallets = await scope.resolve<LedgerService>(LEDGER_MODULE).findWalletsOf(customer_id)
  const wallet = wallets.find((candidate) => candidate.currency === currency) ?? wallets[0]
  if (wallet) {
    const attempt = { wallet_id: wallet.id, amount: BigInt(amount), actor }
    noteIfBlocked(scope, outcome, { ...attempt, operation: "redeem" })
  }
}

async function flush(scope: MedusaContainer, ledger: LedgerService): Promise<void> {
  const blocked = [...(waiting.get(ledger)?.values() ?? [])]
  waiting.delete(ledger)
  try {
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    const first = await access.blockedAttempts.add(blocked)
    if (first.length) {
      await ledger.announce(first.map(toEvent))
    }
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Blocked attempts could not be counted: ${(error as Error).message}`)
  }
}

function toEvent({ wallet_id, amount, minute, ...blocked }: BlockedAttempt) {
  return {
    type: "wallet.spending_limit.blocked",
    wallet_id,
    data: { ...blocked, wallet_id, amount: amount.toString(), minute: minute.toISOString() },
  }
}
