import type { MedusaContainer } from "@medusajs/framework/types"
import type { DebitContext } from "../../extensions"
import { GroupCommit } from "../../concurrency/group-commit"
import { type Idempotency, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { asksBeforeDebit, refuseBeforeDebit } from "./before-debit"
import { noteIfBlocked, noteIfRedemptionBlocked } from "./blocked-attempts"
import { creditWalletsWorkflow } from "./credit-wallets"
import { debitWalletsWorkflow } from "./debit-wallets"
import { newRun } from "./new-run"
import { redeemCodesWorkflow } from "./redeem-codes"
import { findReplay } from "./replays"
import { reverseTransactionsWorkflow } from "./reverse-transactions"
import { errorOf, outcomeOf, type RunFailure } from "./run-failure"
import { transferFundsWorkflow } from "./transfer-funds"
import type {
  CreditInput,
  DebitInput,
  RedeemInput,
  ReversalInput,
  TransferInput,
  WalletOutcome,
} from "./types"

/** The most requests that one workflow run serves. */
const MAX_GROUP = 256
/** One at a time: a run costs as much for many requests as for one, so many should share it. */
const MAX_IN_FLIGHT = 1
const MAX_QUEUED = 10_000
/** A run costs about as much as this; callers who are about to come again may share it. */
const GATHER_MS = 1
/**
 * A run that takes longer waits for a wallet that another instance or transaction has locked;
 * requests for other wallets go on without it.
 */
const OVERDUE_MS = 250

type Run<Input> = (container: MedusaContainer, inputs: Input[]) => Promise<WalletOutcome[]>

/** One set per ledger, and so per application in this process. */
const entrances = new WeakMap<LedgerService, Entrances>()

/** Credits a wallet through the workflow, together with whoever else is crediting just now. */
export function creditWallet(scope: MedusaContainer, input: CreditInput): Promise<WalletOutcome> {
  return entrancesOf(scope).credit.enter(scope, input, input.idempotency)
}

/**
 * Debits a wallet through the workflow, together with whoever else is debiting just now, unless
 * the store's `wallet_before_debit` refuses.
 */
export function debitWallet(scope: MedusaContainer, input: DebitInput): Promise<WalletOutcome> {
  return spend(scope, input.type ?? "debit", input, entrancesOf(scope).debit)
}

/** Redeems a code through the workflow, together with whoever else is redeeming just now. */
export async function redeemCode(
  scope: MedusaContainer,
  input: RedeemInput
): Promise<WalletOutcome> {
  const outcome = await entrancesOf(scope).redeem.enter(scope, input)
  if (!input.dry_run) {
    await noteIfRedemptionBlocked(scope, outcome, input)
  }
  return outcome
}

/**
 * Transfers money through the workflow, together with whoever else is transferring just now,
 * unless the store's `wallet_before_debit` refuses.
 */
export function transferFunds(
  scope: MedusaContainer,
  input: TransferInput
): Promise<WalletOutcome> {
  return spend(scope, "transfer", input, entrancesOf(scope).transfer)
}

async function spend<Input extends DebitInput | TransferInput>(
  scope: MedusaContainer,
  operation: DebitContext["operation"],
  input: Input,
  entrance: Entrance<Input>
): Promise<WalletOutcome> {
  const { wallet_id, reason, actor, reference = null, idempotency } = input
  // The store is asked about money that may move: a repeat moves none.
  const isRepeatable = idempotency && !input.dry_run && asksBeforeDebit(scope)
  const replay = isRepeatable ? await findReplay(scope, idempotency) : null
  if (replay) {
    return replay
  }
  const attempt = { operation, wallet_id, amount: BigInt(input.amount), actor }
  const refused = await refuseBeforeDebit(scope, { ...attempt, reason, reference })
  if (refused) {
    return refused
  }
  const outcome = await entrance.enter(scope, input, idempotency)
  if (!input.dry_run) {
    noteIfBlocked(scope, outcome, attempt)
  }
  return outcome
}

/** Reverses a transaction through the workflow. */
export function reverseTransaction(
  scope: MedusaContainer,
  input: ReversalInput
): Promise<WalletOutcome> {
  return entrancesOf(scope).reverse.enter(scope, input, input.idempotency)
}

type Entrances = ReturnType<typeof openEntrances>

function entrancesOf(scope: MedusaContainer): Entrances {
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const known = entrances.get(ledger)
  if (known) {
    return known
  }
  const opened = openEntrances()
  entrances.set(ledger, opened)
  return opened
}

function openEntrances() {
  const ownWallet = ({ wallet_id }: CreditInput | DebitInput | ReversalInput) => [wallet_id]
  return {
    credit: new Entrance<CreditInput>(async (container, credits) => {
      const run = creditWalletsWorkflow(container).run(runOf({ credits }))
      return outcomesOf(await run, "walletsCredited")
    }, ownWallet),
    debit: new Entrance<DebitInput>(async (container, debits) => {
      const run = debitWalletsWorkflow(container).run(runOf({ debits }))
      return outcomesOf(await run, "walletsDebited")
    }, ownWallet),
    redeem: new Entrance<RedeemInput>(
      async (container, redemptions) => {
        const run = redeemCodesWorkflow(container).run(runOf({ redemptions }))
        return outcomesOf(await run, "codesRedeemed")
      },
      ({ customer_id }) => [customer_id]
    ),
    transfer: new Entrance<TransferInput>(
      async (container, transfers) => {
        const run = transferFundsWorkflow(container).run(runOf({ transfers }))
        return outcomesOf(await run, "fundsTransferred")
      },
      ({ wallet_id, to_wallet_id }) => [wallet_id, to_wallet_id]
    ),
    reverse: new Entrance<ReversalInput>(async (container, reversals) => {
      const run = reverseTransactionsWorkflow(container).run(runOf({ reversals }))
      return outcomesOf(await run, null)
    }, ownWallet),
  }
}

/** How a workflow is run for a group: what fails is told, not thrown. */
function runOf<Input>(input: Input) {
  return { input, throwOnError: false, context: newRun() }
}

/** Where requests wait for the next run of a workflow. */
class Entrance<Input extends { dry_run?: boolean }> {
  private readonly groups: GroupCommit<{ scope: MedusaContainer; input: Input }, WalletOutcome>
  /** Idempotency keys of the requests that are under way in this process. */
  private readonly underWay = new Set<string>()

  constructor(run: Run<Input>, keysOf: (input: Input) => readonly (number | string)[]) {
    this.groups = new GroupCommit({
      run: async (group) => await runIsolated(run, group),
      maxGroup: MAX_GROUP,
      maxInFlight: MAX_IN_FLIGHT,
      maxQueued: MAX_QUEUED,
      gatherMs: GATHER_MS,
      keysOf: ({ input }) => keysOf(input),
      overdueMs: OVERDUE_MS,
    })
  }

  async enter(
    scope: MedusaContainer,
    input: Input,
    idempotency?: Idempotency | null
  ): Promise<WalletOutcome> {
    const key = idempotency && `${idempotency.scope}\n${idempotency.key}`
    if (!key) {
      return await this.groups.submit({ scope, input })
    }
    if (this.underWay.has(key)) {
      const refusal = { code: "idempotency_in_progress" as const, key: idempotency.key }
      return { status: "refused", refusal }
    }
    this.underWay.add(key)
    try {
      const outcome = await this.groups.submit({ scope, input })
      const mayRepeat = isRefusedByStore(outcome) && !input.dry_run
      return (mayRepeat && (await findReplay(scope, idempotency))) || outcome
    } finally {
      this.underWay.delete(key)
    }
  }
}

/** By a merchant's hook, that is, which comes before the ledger and knows nothing of keys. */
function isRefusedByStore(outcome: WalletOutcome): boolean {
  return outcome.status === "refused" && outcome.refusal.code === "refused_by_store"
}

/**
 * Runs a workflow for a group. When a run fails before it booked anything, as when a merchant's
 * `validate` hook throws, each request is tried alone, so that only the one that is meant fails.
 */
async function runIsolated<Input>(
  run: Run<Input>,
  group: { scope: MedusaContainer; input: Input }[]
): Promise<WalletOutcome[]> {
  const [{ scope }] = group
  try {
    return await run(
      scope,
      group.map(({ input }) => input)
    )
  } catch (error) {
    if (!(error instanceof NothingPostedError)) {
      throw error
    }
    if (group.length === 1) {
      return [outcomeOf(error.cause as RunFailure)]
    }
  }
  const outcomes: WalletOutcome[] = []
  for (const member of group) {
    const alone = runIsolated(run, [member])
    outcomes.push(...(await alone.catch((error: RunFailure) => [outcomeOf(error)])))
  }
  return outcomes
}

/** A run failed before it booked anything; `cause` says over what. */
class NothingPostedError extends Error {}

interface RunResult {
  result: WalletOutcome[]
  errors: { action: string; error: RunFailure }[]
}

/**
 * @throws NothingPostedError when the run failed before the posting step was done; the error of a
 * later step as it is, since what was booked has been taken back
 */
function outcomesOf({ result, errors }: RunResult, afterPosting: string | null): WalletOutcome[] {
  if (!errors.length) {
    return result
  }
  const [{ action, error }] = errors
  throw action === afterPosting
    ? errorOf(error)
    : new NothingPostedError(error.message, { cause: error })
}
