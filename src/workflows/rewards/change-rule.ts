import type { MedusaContainer } from "@medusajs/framework/types"
import type { Transaction } from "../../database/connection"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import {
  REWARDS_MODULE,
  type RewardsService,
  type Rule,
  type RuleTerms,
} from "../../modules/rewards"

/** Makes a rule; the record of access says who, as of every change, in the same transaction. */
export async function createRule(
  container: MedusaContainer,
  terms: RuleTerms,
  actor: string
): Promise<Rule> {
  return await changing(container, async (rewards, transaction, record) => {
    const rule = await rewards.createRule(terms, actor, transaction)
    await record(rule, { actor, action: "reward_rule.created" })
    return rule
  })
}

/** @returns the rule as it is then, null for none; "overspent" when more is spent than its budget */
export async function updateRule(
  container: MedusaContainer,
  id: number,
  { terms, actor }: { terms: Partial<RuleTerms>; actor: string }
): Promise<Rule | null | "overspent"> {
  return await changing(container, async (rewards, transaction, record) => {
    const rule = await rewards.updateRule(id, terms, transaction)
    if (rule !== null && rule !== "overspent") {
      const changed = Object.keys(terms).sort().join(", ")
      await record(rule, { actor, action: "reward_rule.changed", details: { changed } })
    }
    return rule
  })
}

/** @returns "in_use" for a rule that orders have met: that can only be ended */
export async function deleteRule(
  container: MedusaContainer,
  id: number,
  actor: string
): Promise<Rule | null | "in_use"> {
  return await changing(container, async (rewards, transaction, record) => {
    const rule = await rewards.deleteRule(id, transaction)
    if (rule !== null && rule !== "in_use") {
      await record(rule, { actor, action: "reward_rule.deleted" })
    }
    return rule
  })
}

interface Change {
  actor: string
  action: "reward_rule.created" | "reward_rule.changed" | "reward_rule.deleted"
  details?: Record<string, string>
}

async function changing<T>(
  container: MedusaContainer,
  work: (
    rewards: RewardsService,
    transaction: Transaction,
    record: (rule: Rule, change: Change) => Promise<void>
  ) => Promise<T>
): Promise<T> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  return await ledger.transact(
    async (transaction) =>
      await work(rewards, transaction, async (rule, { actor, action, details }) => {
        const record = {
          actor,
          action,
          object_id: String(rule.id),
          subject_type: null,
          subject_id: null,
          details: { type: rule.type, name: rule.name, ...details },
        }
        await access.recordAudit(record, transaction)
      })
  )
}
