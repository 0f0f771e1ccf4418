import type { MedusaContainer } from "@medusajs/framework/types"
import type { Transaction } from "../../database/connection"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import {
  LEDGER_MODULE,
  type LedgerService,
  type ListedExpiryRule,
  type NewExpiryRule,
} from "../../modules/ledger"

/**
 * Makes a rule of what becomes of credits that lapse; the record says who, in the same transaction.
 *
 * @returns null when it would end before it begins
 */
export async function makeExpiryRule(
  container: MedusaContainer,
  rule: NewExpiryRule
): Promise<ListedExpiryRule | null> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  return await ledger.transact(async (transaction) => {
    const made = await ledger.makeExpiryRule(rule, transaction)
    if (made)
      await record(container, { rule: made, actor: rule.actor, did: "created" }, transaction)
    return made
  })
}

/** @returns the rule as it is then, null when there is none with this id */
export async function endExpiryRule(
  container: MedusaContainer,
  id: number,
  actor: string
): Promise<ListedExpiryRule | null> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  return await ledger.transact(async (transaction) => {
    const ended = await ledger.endExpiryRule(id, actor, transaction)
    if (!ended) return null
    const { rule, changed } = ended
    if (changed) await record(container, { rule, actor, did: "ended" }, transaction)
    return rule
  })
}

async function record(
  container: MedusaContainer,
  { rule, actor, did }: { rule: ListedExpiryRule; actor: string; did: "created" | "ended" },
  transaction: Transaction
): Promise<void> {
  await container.resolve<AccessService>(ACCESS_MODULE).recordAudit(
    {
      actor,
      action: `expiry_rule.${did}`,
      object_id: String(rule.id),
      subject_type: null,
      subject_id: null,
      details: {
        action: rule.action,
        ...(rule.currency !== null && { currency: rule.currency }),
        ...(rule.purpose !== null && { purpose: rule.purpose }),
      },
    },
    transaction
  )
}
