import type { MedusaContainer } from "@medusajs/framework/types"
import type { DebitContext } from "../../extensions"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { asksBeforeDebit, refuseBeforeDebit } from "./before-debit"
import { noteIfBlocked, noteIfRedemptionBlocked } from "./blocked-attempts"
import { creditWalletsWorkflow } from "./credit-wallets"
import { debitWalletsWorkflow } from "./debit-wallets"
import { redeemCodesWorkflow } from "./redeem-codes"
import { findReplay } from "./replays"
import { reverseTransactionsWorkflow } from "./reverse-transactions"
import { transferFundsWorkflow } from "./transfer-funds"
import type {
  CreditInput,
  DebitInput,
  RedeemInput,
  ReversalInput,
  TransferInput,
  WalletOutcome,
} from "./types"
import { WorkflowRequests } from "./workflow-requests"

/** One set per ledger, and so per application in this process. */
const requestsByLedger = new WeakMap<LedgerService, Requests>()

/** Credits a wallet through its workflow, in a run that other requests may share. */
export function creditWallet(scope: MedusaContainer, input: CreditInput): Promise<WalletOutcome> {
  return requestsOf(scope).credit.submit(scope, input, input.idempotency)
}

/**
 * Debits a wallet through its workflow, in a run that other requests may share, unless the store's
 * `wallet_before_debit` refuses.
 */
export function debitWallet(scope: MedusaContainer, input: DebitInput): Promise<WalletOutcome> {
  return spend(scope, input.type ?? "debit", input, requestsOf(scope).debit)
}

/** Redeems a code through its workflow, in a run that other requests may share. */
export async function redeemCode(
  scope: MedusaContainer,
  input: RedeemInput
): Promise<WalletOutcome> {
  const outcome = await requestsOf(scope).redeem.submit(scope, input)
  if (!input.dry_run) {
    await noteIfRedemptionBlocked(scope, outcome, input)
  }
  return outcome
}

/**
 * Transfers money through its workflow, in a run that other requests may share, unless the store's
 * `wallet_before_debit` refuses.
 */
export function transferFunds(
  scope: MedusaContainer,
  input: TransferInput
): Promise<WalletOutcome> {
  return spend(scope, "transfer", input, requestsOf(scope).transfer)
}

async function spend<Input extends DebitInput | TransferInput>(
  scope: MedusaContainer,
  operation: DebitContext["operation"],
  input: Input,
  requests: WorkflowRequests<Input>
): Promise<WalletOutcome> {
  const { wallet_id, reason, actor, reference = null, idempotency } = input
  // The store is asked before money moves; a repeat of what was booked moves none.
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
  const outcome = await requests.submit(scope, input, idempotency)
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
  return requestsOf(scope).reverse.submit(scope, input, input.idempotency)
}

type Requests = ReturnType<typeof createRequests>

function requestsOf(scope: MedusaContainer): Requests {
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const known = requestsByLedger.get(ledger)
  if (known) {
    return known
  }
  const created = createRequests()
  requestsByLedger.set(ledger, created)
  return created
}

function createRequests() {
  const ownWallet = ({ wallet_id }: CreditInput | DebitInput | ReversalInput) => [wallet_id]
  return {
    credit: new WorkflowRequests<CreditInput>({
      workflow: creditWalletsWorkflow,
      run: (container, credits) => creditWalletsWorkflow(container).run(telling({ credits })),
      hookAfterPosting: "walletsCredited",
      keysOf: ownWallet,
    }),
    debit: new WorkflowRequests<DebitInput>({
      workflow: debitWalletsWorkflow,
      run: (container, debits) => debitWalletsWorkflow(container).run(telling({ debits })),
      hookAfterPosting: "walletsDebited",
      keysOf: ownWallet,
    }),
    redeem: new WorkflowRequests<RedeemInput>({
      workflow: redeemCodesWorkflow,
      run: (container, redemptions) => redeemCodesWorkflow(container).run(telling({ redemptions })),
      hookAfterPosting: "codesRedeemed",
      keysOf: ({ customer_id }) => [customer_id],
    }),
    transfer: new WorkflowRequests<TransferInput>({
      workflow: transferFundsWorkflow,
      run: (container, transfers) => transferFundsWorkflow(container).run(telling({ transfers })),
      hookAfterPosting: "fundsTransferred",
      keysOf: ({ wallet_id, to_wallet_id }) => [wallet_id, to_wallet_id],
    }),
    reverse: new WorkflowRequests<ReversalInput>({
      workflow: reverseTransactionsWorkflow,
      run: (container, reversals) =>
        reverseTransactionsWorkflow(container).run(telling({ reversals })),
      hookAfterPosting: null,
      keysOf: ownWallet,
    }),
  }
}

/** How a workflow is run that tells what fails and does not throw it. */
function telling<Input>(input: Input) {
  return { input, throwOnError: false }
}
