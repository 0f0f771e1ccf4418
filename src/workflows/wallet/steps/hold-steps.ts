import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  type Command,
  type HoldCommand,
  LEDGER_MODULE,
  type LedgerService,
  type MadeHold,
} from "../../../modules/ledger"
import { holdWithinAllowance } from "../../allowances/hold-within-allowance"
import { toHoldOutcome, toOutcome } from "../entry-data"
import { expiryOf } from "../expiry"
import type {
  CommitHoldInput,
  ExtendHoldInput,
  HoldInput,
  HoldOutcome,
  PostedOutcome,
  ReleaseHoldInput,
} from "../types"
import { takeBack, takeBackHolds } from "./compensate"
import { newlyPosted, toRestrictions } from "./post-commands"

/** Sets money aside, and releases it and frees its key when the workflow fails afterwards. */
export const holdFundsStep = createStep(
  "wallet-hold-funds-step",
  async (holds: HoldInput[], { container }) => {
    const outcomes = await holdAll(
      container,
      await Promise.all(
        holds.map(async ({ amount, expiry_date, restrictions, allowance, ...hold }) => ({
          allowance,
          command: {
            kind: "hold" as const,
            ...hold,
            amount: BigInt(amount),
            expires_at: await expiryOf(container, expiry_date),
            restrictions: toRestrictions(restrictions),
          },
        }))
      )
    )
    const made = outcomes.flatMap((outcome, index): MadeHold[] => {
      if (outcome.status !== "held" || outcome.replayed) return []
      const { id: hold_id, wallet_id } = outcome.hold
      return [{ hold_id, wallet_id, idempotency: holds[index].idempotency }]
    })
    return new StepResponse(outcomes, made)
  },
  async (made: MadeHold[] | undefined, { container }) => {
    await takeBackHolds(container, made ?? [])
  }
)

/**
 * Turns holds, or parts of them, into debits. When the workflow fails afterwards the money goes back
 * to the wallet, free to be spent: a hold that has ended does not come back.
 */
export const commitHoldsStep = createStep(
  "wallet-commit-holds-step",
  async (commits: CommitHoldInput[], { container }) => {
    const commands = commits.map(({ amount, ...commit }): Command => ({
      kind: "commit_hold",
      ...commit,
      amount: amount === undefined ? undefined : BigInt(amount),
    }))
    const outcomes = (await ledgerOf(container).postEach(commands)).map(toOutcome)
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

/** Gives back what holds reserve. Whoever has it meanwhile keeps it: this is not undone. */
export const releaseHoldsStep = createStep(
  "wallet-release-holds-step",
  async (releases: ReleaseHoldInput[], { container }) => {
    const commands = releases.map(({ amount, ...release }): Command => ({
      kind: "release_hold",
      ...release,
      amount: amount === undefined ? undefined : BigInt(amount),
    }))
    return new StepResponse(await postHolds(container, commands))
  }
)

/** Lets holds end later. A hold that lasts too long costs nobody anything: this is not undone. */
export const extendHoldsStep = createStep(
  "wallet-extend-holds-step",
  async (extensions: ExtendHoldInput[], { container }) => {
    const commands = await Promise.all(
      extensions.map(async ({ expiry_date, ...extension }): Promise<Command> => ({
        kind: "extend_hold",
        ...extension,
        expires_at: await expiryOf(container, expiry_date),
      }))
    )
    return new StepResponse(await postHolds(container, commands))
  }
)

interface Wanted {
  allowance: HoldInput["allowance"]
  command: HoldCommand
}

/** One outcome each, in order. What has to fit into an allowance has a transaction of its own. */
async function holdAll(
  container: MedusaContainer,
  wanted: readonly Wanted[]
): Promise<HoldOutcome[]> {
  const free = wanted.filter(({ allowance }) => !allowance)
  const posted = (
    await postHolds(
      container,
      free.map(({ command }) => command)
    )
  ).values()
  const outcomes: HoldOutcome[] = []
  for (const { allowance, command } of wanted) {
    const outcome = allowance
      ? await holdWithinAllowance(container, command, allowance)
      : posted.next().value
    if (outcome) outcomes.push(outcome)
  }
  return outcomes
}

async function postHolds(container: MedusaContainer, commands: Command[]): Promise<HoldOutcome[]> {
  return (await ledgerOf(container).postEach(commands)).map(toHoldOutcome)
}

function ledgerOf(container: MedusaContainer): LedgerService {
  return container.resolve<LedgerService>(LEDGER_MODULE)
}
