import type { AccessService } from "../../modules/access"
import type { Claim, CodesService, Grant } from "../../modules/codes"
import {
  type CreditCommand,
  type DecidedGroup,
  isAnsweredByServer,
  LedgerAssertionError,
  type LedgerService,
  type Result,
} from "../../modules/ledger"
import type { Transaction } from "../../database/connection"
import { toOutcome, toRefusalData } from "./entry-data"
import type { RedeemInput, WalletOutcome } from "./types"

export interface RedeemingModules {
  codes: Pick<CodesService, "claim" | "record">
  ledger: Pick<LedgerService, "transact" | "walletIdsFor" | "decide" | "announce">
  access: Pick<AccessService, "numbersFor">
}

/**
 * Redeems codes in one transaction, so that no crash leaves a use of a code without its credit or a
 * credit without its use. When the database refuses the transaction, each redemption is tried alone;
 * likewise when a customer can't be credited for the last use of a code, which another customer of the
 * group was refused.
 *
 * @returns one outcome per redemption, in order
 */
export async function redeemTogether(
  modules: RedeemingModules,
  redemptions: RedeemInput[]
): Promise<WalletOutcome[]> {
  try {
    // Before the transaction: within it, waiting for a second connection of the pool could block all.
    const numbers = await modules.access.numbersFor(
      "customer",
      redemptions.map(({ customer_id }) => customer_id)
    )
    return await modules.ledger.transact((transaction) =>
      claimAndCredit(modules, redemptions, numbers, transaction)
    )
  } catch (error) {
    const isGroupsTrouble =
      error instanceof UnpaidGrant ||
      error instanceof LedgerAssertionError ||
      isAnsweredByServer(error)
    if (redemptions.length === 1 || !isGroupsTrouble) {
      return redemptions.map(() => toOutcome({ error }))
    }
  }
  const outcomes: WalletOutcome[] = []
  for (const redemption of redemptions) {
    outcomes.push(...(await redeemTogether(modules, [redemption])))
  }
  return outcomes
}

/** A use was granted to a customer whose wallet can't be credited; others may have been refused it. */
class UnpaidGrant extends Error {}

async function claimAndCredit(
  { codes, ledger }: RedeemingModules,
  redemptions: RedeemInput[],
  numbers: Map<string, number>,
  transaction: Transaction
): Promise<WalletOutcome[]> {
  const decisions = await codes.claim(redemptions.map(toClaim), transaction.context)
  const grants = decisions.flatMap((decision) => (decision.ok ? [decision.grant] : []))
  const granted = redemptions.filter((_, index) => decisions[index].ok)
  const results: Result[] = []
  if (grants.length) {
    const wallets = await ledger.walletIdsFor(
      grants.map(({ customer_id, currency }) => ({
        customer_id,
        user_id: numbers.get(customer_id)!,
        currency,
      })),
      transaction
    )
    const credits = await ledger.decide(
      grants.map((grant, index) => ({
        ...toCredit(grant, wallets[index].id, granted[index]),
        opens: wallets[index].opens,
      })),
      transaction
    )
    results.push(...credits.results)
    if (redemptions.length > 1 && results.some(({ ok }) => !ok)) {
      throw new UnpaidGrant()
    }
    await write({ codes, ledger }, grants, credits, transaction)
  }
  const posted = results[Symbol.iterator]()
  return decisions.map((decision) =>
    decision.ok
      ? toOutcome({ result: posted.next().value! })
      : { status: "refused", refusal: toRefusalData(decision.refusal) }
  )
}

/** Writes the credits, what was redeemed with them, and its events. */
async function write(
  { codes, ledger }: Pick<RedeemingModules, "codes" | "ledger">,
  grants: Grant[],
  credits: DecidedGroup,
  { context }: Transaction
): Promise<void> {
  const paid = grants.flatMap((grant, index) => {
    const result = credits.results[index]
    return result.ok && result.posting.entry ? [{ grant, entry: result.posting.entry }] : []
  })
  if (!paid.length) {
    return
  }
  await credits.write()
  await codes.record(
    paid.map(({ grant: { code_id, customer_id }, entry }) => ({
      code_id,
      customer_id,
      wallet_id: entry.wallet_id,
      entry_id: entry.id,
    })),
    context
  )
  await ledger.announce(
    paid.map(({ grant, entry }) => ({
      type: "wallet.redemption_code.redeemed",
      wallet_id: entry.wallet_id,
      entry_id: entry.id,
      data: toEventData(grant),
    })),
    context
  )
}

function toClaim({ demands, ...claim }: RedeemInput): Claim {
  const read = (amount: string | undefined) => (amount === undefined ? undefined : BigInt(amount))
  return {
    ...claim,
    demands: {
      kyc_above: read(demands?.kyc_above),
      step_up_from: read(demands?.step_up_from),
    },
  }
}

function toCredit(grant: Grant, wallet_id: number, { actor, dry_run }: RedeemInput): CreditCommand {
  return {
    kind: "credit",
    wallet_id,
    amount: grant.amount,
    purpose: "gift",
    reason: `Redeemed code …${grant.last_four}`,
    actor,
    dry_run,
  }
}

/** What leaves the store of a redemption: never the code itself. */
function toEventData(grant: Grant) {
  return {
    code_id: grant.code_id,
    prefix: grant.prefix,
    amount: grant.amount.toString(),
    currency: grant.currency,
    customer_id: grant.customer_id,
    redemption_count: grant.redemption_count,
    max_redemptions: grant.max_redemptions,
  }
}
