/** Opening balances, so that wallets have something to show. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  creditWalletsWorkflow,
  debitWalletsWorkflow,
  openWalletsWorkflow,
  type CreditInput,
  type DebitInput,
  type WalletData,
  type WalletOutcome,
} from "medusa-plugin-wallet-assistant/workflows"
import { makeExpiryRule } from "medusa-plugin-wallet-assistant/workflows/wallet/index"
import { MEMBERS } from "./seed-accounts"
import { Random } from "./seed-random"

const ACTOR = "system:demo"
const STORE_CURRENCY = "USD"
/** What ten dollars are about worth, in minor units. */
const TEN: Record<string, bigint> = { USD: 1000n, EUR: 900n, JPY: 1500n, KWD: 3000n }

const LAPSES_MS = 60_000

/** The last instant of next month. */
function endOfNextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1) - 1000).toISOString()
}

function creditsFor(wallet: WalletData): CreditInput[] {
  const ten = TEN[wallet.currency] ?? 1000n
  const random = new Random(`credits of ${wallet.user_id} in ${wallet.currency}`)
  const some = (low: number, high: number) => (ten * BigInt(random.between(low, high))).toString()
  const base = { wallet_id: wallet.id, actor: ACTOR }
  return [
    {
      ...base,
      reference: "demo:topup",
      type: "topup",
      purpose: "paid",
      amount: some(4, 12),
      reason: "Top-up by card",
    },
    {
      ...base,
      reference: "demo:goodwill",
      purpose: "general",
      amount: some(1, 3),
      reason: "Sorry for the late parcel",
      note: "Agreed on the phone",
    },
    {
      ...base,
      reference: "demo:promotion",
      purpose: "promotional",
      amount: some(1, 2),
      reason: "Autumn promotion",
      expiry_date: endOfNextMonth(),
    },
    {
      ...base,
      reference: "demo:gift",
      purpose: "gift",
      amount: some(2, 5),
      reason: "Gift card redeemed",
    },
    {
      ...base,
      reference: "demo:birthday",
      purpose: "gift",
      amount: some(1, 2),
      reason: "Happy birthday",
      // The rule for gifts lets it last longer a minute after the store has started.
      expiry_date: new Date(Date.now() + LAPSES_MS).toISOString(),
    },
  ]
}

/** What expires is not lost at once: gifts last longer, of promotional money a half does. */
async function makeRules(container: MedusaContainer): Promise<void> {
  const rule = { currency: null, starts_at: null, ends_at: null, actor: ACTOR }
  await makeExpiryRule(container, { ...rule, action: "extend", days: 30, purpose: "gift" })
  const half = { action: "convert", basis_points: 5000, days: 14 } as const
  await makeExpiryRule(container, { ...rule, ...half, purpose: "promotional" })
}

function debitsFor(wallet: WalletData, orders: { id: string; display_id: number }[]): DebitInput[] {
  const ten = TEN[wallet.currency] ?? 1000n
  const random = new Random(`debits of ${wallet.user_id} in ${wallet.currency}`)
  const base = { wallet_id: wallet.id, actor: ACTOR }
  const [order] = orders
  return [
    {
      ...base,
      reference: "demo:order",
      amount: ((ten * BigInt(random.between(9, 32))) / 10n).toString(),
      reason: order ? `Order #${order.display_id}` : "Counter sale",
      order_id: order?.display_id,
      medusa_order_id: order?.id,
    },
    { ...base, reference: "demo:wrapping", amount: (ten / 4n).toString(), reason: "Gift wrapping" },
  ]
}

/** Every entry carries a reference of its own, so that a second run of the seed books nothing twice. */
function expectPosted(outcomes: WalletOutcome[]) {
  for (const outcome of outcomes) {
    const isThereAlready =
      outcome.status === "refused" && outcome.refusal.code === "duplicate_reference"
    if (outcome.status !== "posted" && !isThereAlready) {
      throw new Error(`A demo entry was not booked: ${JSON.stringify(outcome)}`)
    }
  }
}

async function listOrders(container: MedusaContainer, customerId: string, currency: string) {
  const orders = await container
    .resolve(Modules.ORDER)
    .listOrders(
      { customer_id: customerId },
      { select: ["id", "display_id", "currency_code", "status"], order: { display_id: "DESC" } }
    )
  return orders.filter(
    ({ currency_code, status }) => currency_code === currency.toLowerCase() && status !== "canceled"
  )
}

export interface MemberWallets {
  user_id: number
  /** the wallet in the store's currency */
  wallet_id: number
  currency: string
  /** all of the customer's wallets */
  wallets: { wallet_id: number; currency: string }[]
}

/** Opens each member's wallets, in the store's currency and in their own, and gives them a history. */
export async function seedWallets(
  container: MedusaContainer,
  customerIds: Map<string, string>
): Promise<MemberWallets[]> {
  const members: MemberWallets[] = []
  await makeRules(container)
  for (const { email, currency } of MEMBERS) {
    const customer_id = customerIds.get(email)!
    const currencies = [...new Set([STORE_CURRENCY, currency.toUpperCase()])]
    const { result: wallets } = await openWalletsWorkflow(container).run({
      input: { owners: currencies.map((code) => ({ customer_id, currency: code })) },
    })
    for (const wallet of wallets) {
      const credits = await creditWalletsWorkflow(container).run({
        input: { credits: creditsFor(wallet) },
      })
      expectPosted(credits.result)
      const orders = await listOrders(container, customer_id, wallet.currency)
      const debits = await debitWalletsWorkflow(container).run({
        input: { debits: debitsFor(wallet, orders) },
      })
      expectPosted(debits.result)
    }
    const [first] = wallets
    members.push({
      user_id: first!.user_id,
      wallet_id: first!.id,
      currency: first!.currency,
      wallets: wallets.map(({ id, currency: code }) => ({ wallet_id: id, currency: code })),
    })
  }
  return members
}
