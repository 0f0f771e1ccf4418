import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { settingsOf } from "../../modules/access"
import type { Wallet } from "../../modules/ledger"
import type { Agreement, Reload } from "../../modules/reloads"
import { toMajorUnits } from "../../money/money"
import { listSavedMethods, readPayingCustomer } from "../payment-methods"
import { createTopUpCollection, reloadLimits, topUpProviders } from "../topups"
import { endAutoReload, modulesOf } from "./agreements"
import { concludeReload } from "./conclude-reload"
import { findOutcomeOfError } from "./outcome"
import { settleReload } from "./settle-reload"

/** Longer is waited for no provider; its answer is heard all the same when it comes. */
const ANSWER_MS = 30_000
const ACTOR = "system:reload"
const DAY_HOURS = 24
const MONTH_HOURS = 30 * DAY_HOURS

/**
 * Reloads a wallet in which less can be spent than its customer wants, if they agreed to it, nothing of
 * theirs is under way, and the store's limits leave room. Any number of callers may ask for it at once.
 */
export async function reloadIfLow(container: MedusaContainer, walletId: number): Promise<void> {
  const { ledger, reloads } = modulesOf(container)
  const wallet = await ledger.findWallet(walletId)
  if (!wallet?.auto_reload_enabled || !isLow(wallet)) return
  const agreement = await reloads.findAgreement(walletId)
  if (!agreement || !(await mayCharge(container, wallet, agreement))) return
  const id = await reloads.queue(agreement.id)
  if (id !== null) await chargeReload(container, id)
}

/**
 * Charges a queued attempt. What it asks the provider it asks once: before that the attempt is noted as
 * `charging`, which one caller can do, once. Whoever dies afterwards leaves it so, and it is found out by
 * what the host and the provider know of it, never by charging again.
 */
export async function chargeReload(container: MedusaContainer, id: number): Promise<void> {
  const { ledger, reloads } = modulesOf(container)
  const reload = await reloads.find(id)
  if (reload?.state !== "queued") return
  const { wallet_id, currency, amount } = reload
  const wallet = await ledger.findWallet(wallet_id)
  const agreement = await reloads.findAgreement(wallet_id)
  const isWanted =
    wallet &&
    isLow(wallet) &&
    agreement?.id === reload.agreement_id &&
    (await mayCharge(container, wallet, agreement))
  const payer = isWanted ? await readPayer(container, agreement) : null
  if (!payer) return await reloads.dropQueued(id)

  const payments = container.resolve(Modules.PAYMENT)
  const topup_id = await createTopUpCollection(container, reload)
  const isClaimed = await ledger.transact(async (transaction) => {
    await ledger.lockWallet(wallet_id, transaction)
    const { context } = transaction
    if (!(await reloads.claim(id, topup_id, context))) return false
    const data = { reload_id: id, topup_id, amount: amount.toString(), currency }
    await ledger.announce([{ type: "wallet.reload.triggered", wallet_id, data }], context)
    return true
  })
  if (!isClaimed) return await payments.deletePaymentCollections(topup_id)

  const claimed = { ...reload, topup_id }
  const answer = payments.createPaymentSession(topup_id, {
    provider_id: payer.provider_id,
    currency_code: currency.toLowerCase(),
    amount: toMajorUnits(amount, currency),
    data: chargeDataOf(payer),
    context: {
      customer: payer.customer,
      account_holder: payer.account_holder,
      // Of the attempt and not of its session: a provider that keeps keys would not charge it a second time.
      idempotency_key: `reload-${id}-${reload.queued_at.getTime()}`,
    },
  })
  const heard = answer.then(
    () => settleReload(container, claimed, { ask: true }),
    (error) => noteFailure(container, claimed, error)
  )
  const timer = new AbortController()
  const isOverdue = await Promise.race([
    heard.then(() => false),
    sleep(ANSWER_MS, true, { signal: timer.signal }).catch(() => false),
  ]).finally(() => timer.abort())
  if (isOverdue) {
    heard.catch((error) => warn(container, id, error))
    await concludeReload(container, claimed, { state: "unknown", reason: "not_answered" })
  }
}

function isLow({ balance, auto_reload_threshold }: Wallet): boolean {
  return balance < auto_reload_threshold
}

async function mayCharge(
  container: MedusaContainer,
  wallet: Wallet,
  agreement: Agreement
): Promise<boolean> {
  const settings = settingsOf(container)
  const { ended_at, waits_for_customer, next_attempt_at, amount } = agreement
  const isDue = !next_attempt_at || next_attempt_at.getTime() <= Date.now()
  return (
    settings.auto_reload_enabled &&
    settings.topups_enabled &&
    !wallet.frozen &&
    !ended_at &&
    !waits_for_customer &&
    isDue &&
    amount <= reloadLimits(settings, wallet.balance + wallet.held).maximum &&
    (await isWithinLimits(container, agreement))
  )
}

/** Whether the store's limits leave room for one more: of one top-up, of a day and of a month. */
export async function isWithinLimits(
  container: MedusaContainer,
  { customer_id, currency, amount }: Pick<Agreement, "customer_id" | "currency" | "amount">
): Promise<boolean> {
  const { reloads } = modulesOf(container)
  const settings = settingsOf(container)
  const { auto_reload_daily_maximum, auto_reload_monthly_maximum } = settings
  const { minimum, maximum } = reloadLimits(settings, 0n)
  if (amount < minimum || amount > maximum) return false
  const limits: [maximum: bigint, hours: number][] = [
    [auto_reload_daily_maximum, DAY_HOURS],
    [auto_reload_monthly_maximum, MONTH_HOURS],
  ]
  for (const [maximum, hours] of limits) {
    const charged = maximum > 0n ? await reloads.sumCharged(customer_id, currency, hours) : 0n
    if (maximum > 0n && charged + amount > maximum) return false
  }
  return true
}

/**
 * Whom and what is charged; null when the provider does not keep it any more, which ends the agreement, or
 * does not say so just now.
 */
async function readPayer(container: MedusaContainer, agreement: Agreement) {
  const { wallet_id, customer_id, currency, provider_id, method_id } = agreement
  const found = await readPayingCustomer(container, customer_id)
  const account_holder = found?.accountHolders.find((each) => each.provider_id === provider_id)
  if (!found || !account_holder || method_id === null) return null
  if (!(await topUpProviders(container, currency)).includes(provider_id)) return null
  const { methods, unavailable } = await listSavedMethods(container, customer_id)
  if (unavailable.includes(provider_id)) return null
  if (!methods.some((one) => one.provider_id === provider_id && one.id === method_id)) {
    await endAutoReload(container, wallet_id, { reason: "method_removed", by: ACTOR })
    return null
  }
  return { customer: found.customer, account_holder, provider_id, method_id }
}

/**
 * What tells a provider to charge a saved method at once, without its owner: in the words of the host's
 * Stripe provider, which others have taken over. A card needs no page to come back from.
 */
function chargeDataOf({ provider_id, method_id }: { provider_id: string; method_id: string }) {
  return {
    payment_method: method_id,
    off_session: true,
    confirm: true,
    ...(provider_id.startsWith("pp_stripe_") && {
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    }),
  }
}

/** The call failed: a provider that refuses says so by the kind of its error; all else is unknown. */
async function noteFailure(
  container: MedusaContainer,
  reload: Reload,
  error: unknown
): Promise<void> {
  warn(container, reload.id, error)
  const found = findOutcomeOfError(error)
  await concludeReload(container, reload, {
    state: "unknown",
    reason: "answer_lost",
    ...(found?.state !== "authorized" && found),
  })
}

function warn(container: MedusaContainer, id: number, error: unknown) {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`The reload ${id} did not go through: ${(error as Error).message}`)
}
