/**
 * What customers do with their wallets beside paying: a top-up, a card that reloads the wallet, a milestone
 * that was reached, a friend who was brought, a withdrawal that waits for staff.
 */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { updateRegionsWorkflow } from "@medusajs/medusa/core-flows"
import { requestWithdrawalWorkflow } from "medusa-plugin-wallet-assistant/workflows"
import {
  beginSavingMethod,
  findSavedMethod,
} from "medusa-plugin-wallet-assistant/workflows/payment-methods/index"
import { agreeToReload } from "medusa-plugin-wallet-assistant/workflows/reloads/index"
import {
  readOwnReferrals,
  settleRewards,
  takeReferralCode,
} from "medusa-plugin-wallet-assistant/workflows/rewards/index"
import { completeTopUp, startTopUp } from "medusa-plugin-wallet-assistant/workflows/topups/index"
import { addCard, findIntent, setStatus } from "../demo-card/cards"
import { FRIEND, MEMBERS, type Person } from "./seed-accounts"
import type { Notebook } from "./seed-notebook"
import { seedOrder } from "./seed-orders"
import type { Shop } from "./seed-store"
import type { MemberWallets } from "./seed-wallets"

const DEMO_CARD = "pp_demo-card_demo"

/** Every region takes the demo's card, those of earlier seeds too. */
async function offerDemoCard(container: MedusaContainer, { regions }: Shop) {
  for (const { id } of regions) {
    const payment_providers = ["pp_system_default", "pp_wallet", DEMO_CARD]
    await updateRegionsWorkflow(container).run({
      input: { selector: { id }, update: { payment_providers } },
    })
  }
}

interface Member extends MemberWallets {
  customer_id: string
}

async function topUp(container: MedusaContainer, { customer_id, wallet_id, currency }: Member) {
  const { id, sessions } = await startTopUp(container, {
    customer_id,
    wallet_id,
    currency,
    amount: 2_500n,
    provider_id: DEMO_CARD,
  })
  // The customer has entered a card in the shop's dialog.
  setStatus(findIntent(String(sessions[0]!.data.id))!, "captured")
  const status = await completeTopUp(container, id)
  if (status !== "paid") throw new Error(`The demo's top-up is ${status}`)
}

async function reloadByItself(container: MedusaContainer, member: Member) {
  const { customer_id, wallet_id, user_id, currency } = member
  const holder = `holder_${customer_id}`
  await beginSavingMethod(container, customer_id, DEMO_CARD)
  const id = addCard(holder, "4242")
  const found = await findSavedMethod(container, customer_id, { provider_id: DEMO_CARD, id })
  const { provider_id, id: method_id, ...method } = found!.method
  await agreeToReload(
    container,
    {
      wallet_id,
      customer_id,
      user_id,
      currency,
      threshold: 500n,
      amount: 2_500n,
      provider_id,
      method_id,
      method,
      terms:
        "I agree that Demo card •••• 4242 is charged with $25.00, without my being asked again, whenever " +
        "less than $5.00 is left in my wallet, until I switch this off.",
    },
    `customer:${customer_id}`
  )
}

async function withdraw(container: MedusaContainer, member: Member) {
  const { customer_id, wallet_id, user_id, currency } = member
  const { result } = await requestWithdrawalWorkflow(container).run({
    input: {
      wallet_id,
      customer_id,
      user_id,
      currency,
      amount: "1000",
      destination: "Maya Lindgren, account 000123456789 (invented)",
      actor: `customer:${customer_id}`,
    },
  })
  if (result.status !== "done") throw new Error(`The demo's withdrawal is ${result.status}`)
}

/** An order of today, which the rewards of the demo are for, as those of the past are not. */
async function order(
  container: MedusaContainer,
  shop: Shop,
  placed: { number: number; customer_id: string; person: Person; least: number }
) {
  await settleRewards(container, await seedOrder(container, shop, placed))
}

async function bringFriend(container: MedusaContainer, shop: Shop, { customer_id }: Member) {
  const { code } = await readOwnReferrals(container, customer_id)
  const customers = container.resolve(Modules.CUSTOMER)
  const { first_name, last_name, email } = FRIEND
  const [known] = await customers.listCustomers({ email })
  const friend =
    known ?? (await customers.createCustomers({ first_name, last_name, email, has_account: true }))
  const taken = await takeReferralCode(container, { customer_id: friend.id, code: code! })
  if ("refusal" in taken) throw new Error(`The demo's referral is refused: ${taken.refusal}`)
  await order(container, shop, {
    number: 10_002,
    customer_id: friend.id,
    person: FRIEND,
    least: 50,
  })
}

/** Needs wallets and the rules of rewards. */
export async function seedWalletFeatures(
  container: MedusaContainer,
  notebook: Notebook,
  shop: Shop,
  maya: Member
): Promise<void> {
  const { customer_id } = maya
  const placed = { number: 10_001, customer_id, person: MEMBERS[0]!, least: 0 }
  await notebook.once("demo card", () => offerDemoCard(container, shop))
  await notebook.once("top-up", () => topUp(container, maya))
  await notebook.once("auto-reload", () => reloadByItself(container, maya))
  await notebook.once("milestone", () => order(container, shop, placed))
  await notebook.once("referral", () => bringFriend(container, shop, maya))
  await notebook.once("withdrawal", () => withdraw(container, maya))
}
