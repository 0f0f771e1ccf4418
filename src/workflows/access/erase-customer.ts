import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import { ALLOWANCES_MODULE } from "../../modules/allowances"
import type { AllowancesService } from "../../modules/allowances"
import { APPROVALS_MODULE } from "../../modules/approvals"
import type { ApprovalsService } from "../../modules/approvals"
import { ASSISTANT_MODULE } from "../../modules/assistant"
import type { AssistantService } from "../../modules/assistant"
import { IMPORTS_MODULE } from "../../modules/imports"
import type { ImportsService } from "../../modules/imports"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"
import { RELOADS_MODULE } from "../../modules/reloads"
import type { ReloadsService } from "../../modules/reloads"
import { REWARDS_MODULE } from "../../modules/rewards"
import type { RewardsService } from "../../modules/rewards"
import { WEBHOOKS_MODULE } from "../../modules/webhooks"
import type { WebhooksService } from "../../modules/webhooks"
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals"
import type { WithdrawalsService } from "../../modules/withdrawals"
import { shopperKey } from "../assistant/catalogue/shopper"
import { endAutoReloadsOf } from "../reloads"
import { attempt } from "../warn-once"
import { cancelWithdrawalsOf } from "../withdrawals"

const PAGE = 100

/**
 * Erases what identifies a customer whom the host has deleted, in every module, and keeps their money
 * (decisions, "Erasure"). Can be repeated; the last step notes that it is done.
 */
export async function eraseCustomer(scope: MedusaContainer, customerId: string): Promise<void> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers(
      { id: [customerId] },
      { select: ["id", "email", "phone"], withDeleted: true, take: 1 }
    )
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const wallet_ids = await ledger.findWalletIdsOf(customerId)
  await endAutoReloadsOf(scope, customerId, { reason: "erased", by: "system:erasure" })
  await scope.resolve<ReloadsService>(RELOADS_MODULE).erase(customerId)
  await scope.resolve<AllowancesService>(ALLOWANCES_MODULE).erase(customerId)
  await cancelWithdrawalsOf(scope, customerId)
  await scope.resolve<WithdrawalsService>(WITHDRAWALS_MODULE).eraseTexts(customerId)
  await scope.resolve<ApprovalsService>(APPROVALS_MODULE).eraseCustomer(customerId, wallet_ids)
  await scope.resolve<RewardsService>(REWARDS_MODULE).eraseCustomer(customerId)
  await scope.resolve<ImportsService>(IMPORTS_MODULE).eraseCustomer(customerId)
  const entryIds = await ledger.eraseTexts(customerId)
  await scope.resolve<WebhooksService>(WEBHOOKS_MODULE).eraseTexts(wallet_ids, entryIds)
  const assistant = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const senders = sendersOf(customer?.phone)
  await assistant.eraseShopper(ownersOf(assistant, customerId, senders), senders)
  await scope.resolve<AccessService>(ACCESS_MODULE).eraseCustomer({
    customer_id: customerId,
    wallet_ids,
    traces: customer?.email ? [customer.email] : [],
  })
}

/**
 * Erases customers whom the host has deleted without our hearing of it: events can be lost. Each by
 * itself; one who can't be erased is tried again the next time.
 *
 * @returns how many were erased
 */
export async function eraseDeletedCustomers(scope: MedusaContainer): Promise<number> {
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const customers = scope.resolve(Modules.CUSTOMER)
  let found = 0
  for (let skip = 0; ; skip += PAGE) {
    const page = await customers.listCustomers(
      { deleted_at: { $ne: null } } as object,
      {
        select: ["id"],
        withDeleted: true,
        order: { deleted_at: "DESC" },
        skip,
        take: PAGE,
      } as object
    )
    const erased = await access.findErased(page.map(({ id }) => id))
    for (const { id } of page) {
      if (erased.has(id)) continue
      await attempt(scope, `The deleted customer ${id} could not be erased`, async () => {
        await eraseCustomer(scope, id)
        found += 1
      })
    }
    if (page.length < PAGE) return found
  }
}

/** The shoppers that a customer is: signed in, and as whoever writes under their number. */
export function ownersOf(
  { inbox }: AssistantService,
  customer_id: string,
  senders: readonly string[]
): string[] {
  const written = senders.map((sender) => shopperKey({ guest: inbox.sessionOf(sender) }))
  return [shopperKey({ customer_id }), ...written]
}

/** The channel names people by their number, with or without a plus. */
export function sendersOf(phone: string | null | undefined): string[] {
  const digits = phone?.replace(/\D/g, "") ?? ""
  return digits ? [digits, `+${digits}`] : []
}
