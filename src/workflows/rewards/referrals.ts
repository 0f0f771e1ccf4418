import type { MedusaContainer } from "@medusajs/framework/types"
import { loadAssistantSettings } from "../../modules/assistant"
import { generateCode, normalizeCode } from "../../modules/codes"
import {
  type Referral,
  type ReferralFacts,
  REWARDS_MODULE,
  type RewardsService,
  type Rule,
  sharesContact,
} from "../../modules/rewards"
import { namedStorefront } from "../assistant/catalogue/links"
import { hasPaid } from "./first-order"
import { readContacts } from "./read-contacts"

/** What codes begin with, so that people tell them from codes that hold money. */
const PREFIX = "REF"

/** Why a code is not taken; nothing is changed then. */
export type CodeRefusal =
  "disabled" | "unknown" | "own_code" | "loop" | "same_address" | "ordered_before" | "taken"

export type TakenCode = { referral: Referral } | { refusal: CodeRefusal }

export interface OwnReferrals extends ReferralFacts {
  /** The storefront's address with the code; null while either is missing. */
  link: string | null
  /** What is given now. */
  rules: Rule[]
}

/** A customer's code, which is made when there is something to be had for it, and what came of it. */
export async function readOwnReferrals(
  container: MedusaContainer,
  customerId: string
): Promise<OwnReferrals> {
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  const rules = await rewards.findReferralRules()
  const facts = await rewards.readReferrals(customerId)
  const code = facts.code ?? (rules.length ? await makeCode(rewards, customerId) : null)
  return { ...facts, code, link: code && (await linkOf(container, code)), rules }
}

/**
 * Notes that a customer was brought by the one whose code they take: once, for good, and before they
 * have paid for anything.
 */
export async function takeReferralCode(
  container: MedusaContainer,
  { customer_id: friend_id, code }: { customer_id: string; code: string }
): Promise<TakenCode> {
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  if (!(await rewards.findReferralRules()).length) return { refusal: "disabled" }
  const normalized = normalizeCode(code)
  const referrer_id = normalized && (await rewards.findReferrer(normalized))
  if (!referrer_id) return { refusal: "unknown" }
  if (referrer_id === friend_id) return { refusal: "own_code" }
  const known = await rewards.findReferralOf(friend_id)
  if (known) return known.referrer_id === referrer_id ? { referral: known } : { refusal: "taken" }
  if (await hasPaid(container, friend_id)) return { refusal: "ordered_before" }
  const referrer = await readContacts(container, referrer_id)
  const friend = await readContacts(container, friend_id)
  if (!referrer || !friend) return { refusal: "unknown" }
  if (sharesContact(referrer, friend)) return { refusal: "same_address" }
  const referral = await rewards.takeReferral({ referrer_id, friend_id })
  if (!referral) return { refusal: "loop" }
  return referral.referrer_id === referrer_id ? { referral } : { refusal: "taken" }
}

async function makeCode(rewards: RewardsService, customerId: string): Promise<string | null> {
  const code = generateCode(PREFIX)
  return await rewards.keepReferralCode(customerId, { code, normalized: normalizeCode(code)! })
}

async function linkOf(container: MedusaContainer, code: string): Promise<string | null> {
  await loadAssistantSettings(container)
  const shop = namedStorefront(container)
  if (!URL.canParse(shop)) return null
  const link = new URL(shop)
  link.searchParams.set("ref", code)
  return link.toString()
}
