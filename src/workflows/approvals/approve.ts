import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type Approval,
  APPROVALS_MODULE,
  type ApprovalsService,
  type Execution,
} from "../../modules/approvals"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { findReplayedCodes } from "../wallet"
import { attempt } from "../warn-once"
import { carryOut, executionKeyOf } from "./carry-out"

/** What is being carried out by a request is left to it for so long. */
const UNDER_WAY_SECONDS = 30
const HOUR_MS = 60 * 60 * 1000
/** The ledger knows for a day what it has done by a key; nothing is tried anew shortly before. */
const TRIED_HOURS = 20
const KNOWN_HOURS = 24

export type ApproveOutcome =
  | { status: "decided"; approval: Approval }
  | { status: "own" }
  /** Decided before, or its time is over. */
  | { status: "not_pending"; approval: Approval }

/**
 * Agrees to what another person asked for, and carries it out. The decision is written first, so that
 * one of several who agree at once carries it out, and a crash leaves it to the job, `sweepApprovals`.
 *
 * @param person key of the person who agrees
 */
export async function approve(
  container: MedusaContainer,
  found: Approval,
  person: string
): Promise<ApproveOutcome> {
  if (found.persons.includes(person)) {
    return { status: "own" }
  }
  const approvals = container.resolve<ApprovalsService>(APPROVALS_MODULE)
  const approved = await approvals.decide(found.id, { status: "approved", actor: person })
  if (!approved) {
    return { status: "not_pending", approval: (await approvals.find(found.id)) ?? found }
  }
  return { status: "decided", approval: await finish(container, approved) }
}

/** Carries out what was agreed to before a crash, and ends what nobody decided in time. */
export async function sweepApprovals(container: MedusaContainer): Promise<void> {
  const approvals = container.resolve<ApprovalsService>(APPROVALS_MODULE)
  await approvals.expire()
  for (const approval of await approvals.listUnfinished(UNDER_WAY_SECONDS)) {
    await attempt(container, `The approval ${approval.id} could not be carried out`, () =>
      finish(container, approval)
    )
  }
}

async function finish(container: MedusaContainer, approval: Approval): Promise<Approval> {
  const age = Date.now() - approval.decided_at!.getTime()
  const execution =
    age < TRIED_HOURS * HOUR_MS
      ? await carryOut(container, approval)
      : await lookBack(container, approval, age)
  if (!execution) {
    return approval
  }
  const approvals = container.resolve<ApprovalsService>(APPROVALS_MODULE)
  return (await approvals.finish(approval.id, execution)) ?? approval
}

/** What became of one that is too old to be tried: carrying it out twice would be worse than not at all. */
async function lookBack(
  container: MedusaContainer,
  approval: Approval,
  age: number
): Promise<Execution> {
  const key = executionKeyOf(approval)
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const result = await ledger.findReplay(key)
  if (result?.ok) {
    return { status: "executed", transaction_id: result.posting.entry?.id ?? null }
  }
  if (await findReplayedCodes(container, key)) {
    return { status: "executed", transaction_id: null }
  }
  return age < KNOWN_HOURS * HOUR_MS
    ? failure("not_carried_out", "The store could not carry it out within a day; ask again.")
    : failure(
        "outcome_unknown",
        "The store was down when it was to be carried out, and nobody can tell any more whether it " +
          "was: look at the wallet before you ask again."
      )
}

function failure(code: string, message: string): Execution {
  return { status: "failed", failure: { code, message } }
}
