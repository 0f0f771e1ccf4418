import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import { loadAssistantSettings } from "../../modules/assistant"
import { generateCode, normalizeCode } from "../../modules/codes"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
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
  const code =
    facts.code ?? (rules.length ? await rewards.keepReferralCode(customerId, newCode()) : null)
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
  const normalized = normalizeCode(code)
  const referrer_id = normalized && (await rewards.findReferrer(normalized))
  const known = await rewards.findReferralOf(friend_id)
  // A storefront may send the same code at each visit.
  if (known && known.referrer_id === referrer_id) return { referral: known }
  if (!(await rewards.findReferralRules()).length) return { refusal: "disabled" }
  if (!referrer_id) return { refusal: "unknown" }
  if (referrer_id === friend_id) return { refusal: "own_code" }
  if (known) return { refusal: "taken" }
  if (await hasPaid(container, friend_id)) return { refusal: "ordered_before" }
  const referrer = await readContacts(container, referrer_id)
  const friend = await readContacts(container, friend_id)
  if (!referrer || !friend) return { refusal: "unknown" }
  if (sharesContact(referrer, friend)) return { refusal: "same_address" }
  const referral = await rewards.takeReferral({ referrer_id, friend_id })
  if (!referral) return { refusal: "loop" }
  return referral.referrer_id === referrer_id ? { referral } : { refusal: "taken" }
}

/** Gives a customer a new code; the record of access says who did, in the same transaction. */
export async function rotateReferralCode(
  container: MedusaContainer,
  customerId: string,
  actor: string
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  await ledger.transact(async (transaction) => {
    await rewards.replaceReferralCode(customerId, newCode(), transaction)
    const record = {
      actor,
      action: "referral_code.rotated" as const,
      object_id: customerId,
      subject_type: "customer" as const,
      subject_id: customerId,
      details: {},
    }
    await access.recordAudit(record, transaction)
  })
}

function newCode(): { code: string; normalized: string } {
  const code = generateCode(PREFIX)
  return { code, normalized: normalizeCode(code)! }
}

async function linkOf(container: MedusaContainer, code: string): Promise<string | null> {
  await loadAssistantSettings(container)
  const shop = namedStorefront(container)
  if (!URL.canParse(shop)) return null
  const link = new URL(shop)
  link.searchParams.set("ref", code)
  return link.toString()
}
