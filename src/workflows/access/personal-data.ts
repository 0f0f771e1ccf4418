import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessData, AccessService, KycRecord } from "../../modules/access"
import { ALLOWANCES_MODULE } from "../../modules/allowances"
import type { Allowance, AllowancesService, Use } from "../../modules/allowances"
import { ASSISTANT_MODULE } from "../../modules/assistant"
import type { AssistantService } from "../../modules/assistant"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService, ListedHold, Wallet } from "../../modules/ledger"
import { RELOADS_MODULE } from "../../modules/reloads"
import type { Agreement, Reload, ReloadsService } from "../../modules/reloads"
import { REWARDS_MODULE } from "../../modules/rewards"
import type { Award, Progress, ReferralFacts, RewardsService } from "../../modules/rewards"
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals"
import type { Withdrawal, WithdrawalsService } from "../../modules/withdrawals"
import { ownersOf, sendersOf } from "./erase-customer"

type Conversations = Awaited<ReturnType<AssistantService["readShopper"]>>

/** Everything that this plugin keeps about one customer. */
export interface PersonalData {
  customer_id: string
  email: string | null
  name: string | null
  phone: string | null
  wallets: Wallet[]
  /** Newest first within each wallet. */
  holds: ListedHold[]
  withdrawals: Withdrawal[]
  /** What they agreed to be charged, and every attempt to; newest first. */
  auto_reload_agreements: Agreement[]
  reloads: Reload[]
  /** What agents may spend, and what they spent; newest first. */
  allowances: Allowance[]
  allowance_uses: Use[]
  /** What their orders earned; newest first. */
  rewards: Award[]
  /** What their orders count for milestones. */
  reward_progress: Progress[]
  /** Their code, what came of it, and how they were brought themselves. */
  referrals: ReferralFacts
  kyc: KycRecord
  access: AccessData
  assistant: Conversations
  /** The text of a JSON array, its entries in the form of `GET /transactions/{id}`, newest first. */
  transactions: string
}

/**
 * Reads everything that the modules keep about one customer: what `eraseCustomer` would erase, and
 * the money that it would leave (decisions, "Erasure").
 *
 * @param staff with the notes that are for staff, and what was written under their phone number
 */
export async function readPersonalData(
  scope: MedusaContainer,
  customerId: string,
  staff: boolean
): Promise<PersonalData> {
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers(
    { id: [customerId] },
    {
      select: ["id", "email", "first_name", "last_name", "phone"],
      withDeleted: true,
      take: 1,
    }
  )
  // Nobody has verified that the number in a customer's profile is theirs.
  const senders = staff ? sendersOf(customer?.phone) : []
  const reloads = scope.resolve<ReloadsService>(RELOADS_MODULE)
  const allowances = scope.resolve<AllowancesService>(ALLOWANCES_MODULE)
  const rewards = scope.resolve<RewardsService>(REWARDS_MODULE)
  const assistant = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const wallets = await ledger.findWalletsOf(customerId)
  return {
    customer_id: customerId,
    email: customer?.email ?? null,
    name: [customer?.first_name, customer?.last_name].filter(Boolean).join(" ") || null,
    phone: customer?.phone ?? null,
    wallets,
    holds: await readHolds(ledger, wallets),
    withdrawals: await scope.resolve<WithdrawalsService>(WITHDRAWALS_MODULE).listOf(customerId),
    auto_reload_agreements: await reloads.listAgreementsOf(customerId),
    reloads: await reloads.listOf(customerId),
    allowances: await allowances.listOf(customerId),
    allowance_uses: await allowances.listUsesOf(customerId),
    rewards: await rewards.listOf(customerId),
    reward_progress: (await rewards.readProgress(customerId)).filter(
      ({ orders, not_counted }) => orders > 0 || Object.keys(not_counted).length > 0
    ),
    referrals: await rewards.readReferrals(customerId),
    kyc: await access.findKyc(customerId),
    access: await access.readPersonalData(
      customerId,
      wallets.map(({ id }) => id)
    ),
    assistant: await assistant.readShopper(ownersOf(assistant, customerId, senders), senders),
    transactions: await readTransactions(ledger, customerId, staff),
  }
}

const PAGE = 1000

async function readHolds(ledger: LedgerService, wallets: readonly Wallet[]) {
  const holds: ListedHold[] = []
  for (const { id: wallet_id } of wallets) {
    for (let page = 1, total = 1; (page - 1) * PAGE < total; page += 1) {
      const read = await ledger.listHolds({ wallet_id, page, per_page: PAGE })
      holds.push(...read.data)
      total = read.total
    }
  }
  return holds
}

async function readTransactions(ledger: LedgerService, customer_id: string, staff: boolean) {
  const pages: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await ledger.listEntries({
      customer_id,
      staff,
      page: 1,
      per_page: PAGE,
      ...(cursor ? { cursor } : {}),
    })
    // Without the brackets around its entries.
    const entries = page.json.slice(1, -1)
    if (entries) pages.push(entries)
    cursor = page.next_cursor
  } while (cursor)
  return `[${pages.join(",")}]`
}
