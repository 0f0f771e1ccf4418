import type { MedusaContainer } from "@medusajs/framework/types"
import { GroupCommit } from "../../concurrency/group-commit"
import type { Idempotency } from "../../modules/ledger"
import { hasHookConsumers } from "./hook-consumers"
import { findReplay } from "./replays"
import { errorOf, outcomeOf, type RunFailure } from "./run-failure"
import type { WalletOutcome } from "./types"

/** The most requests that one workflow run serves. */
const MAX_GROUP = 256
/** One run at a time, so that the requests that arrive meanwhile share the next: it costs the same. */
const MAX_IN_FLIGHT = 1
const MAX_QUEUED = 10_000
/**
 * Callers of the last run often come again within this time, and a run takes about as long: see
 * `GroupCommit`, on gathering.
 */
const GATHER_MS = 1
/**
 * A run that takes longer is waiting for a wallet that another instance or transaction has locked;
 * requests for other wallets get a run beside it.
 */
const OVERDUE_MS = 250

interface RunResult {
  result: WalletOutcome[]
  errors: { action: string; error: RunFailure }[]
}

export interface WorkflowRequestsParts<Input> {
  /** The workflow that serves the requests. */
  workflow: { hooks: object }
  /** Runs it for these requests; what fails is told in `errors`, not thrown. */
  run: (container: MedusaContainer, inputs: Input[]) => Promise<RunResult>
  /** The hook that runs after the posting; null when there is none. */
  hookAfterPosting: string | null
  /** The wallets, or customers, that a request concerns. */
  keysOf: (input: Input) => readonly (number | string)[]
}

/**
 * The requests that one of our workflows serves. In a store without hooks one run serves all that
 * are waiting. Where the store's code has registered a handler on a hook of the workflow, each
 * request has a run and its own scope: a handler that throws takes back that request and no other,
 * and what it resolves is the request's.
 */
export class WorkflowRequests<Input extends { dry_run?: boolean }> {
  private readonly groups: GroupCommit<{ scope: MedusaContainer; input: Input }, WalletOutcome>
  /** Idempotency keys of the requests that are under way in this process. */
  private readonly keysUnderWay = new Set<string>()

  constructor(private readonly parts: WorkflowRequestsParts<Input>) {
    this.groups = new GroupCommit({
      run: async (group) => await this.runForGroup(group),
      maxGroup: MAX_GROUP,
      maxInFlight: MAX_IN_FLIGHT,
      maxQueued: MAX_QUEUED,
      gatherMs: GATHER_MS,
      keysOf: ({ input }) => parts.keysOf(input),
      overdueMs: OVERDUE_MS,
    })
  }

  /**
   * Has a request served. A key that is under way in this process is refused as such.
   *
   * @throws what a handler of the hook after the posting threw, or `QueueFullError`
   */
  async submit(
    scope: MedusaContainer,
    input: Input,
    idempotency?: Idempotency | null
  ): Promise<WalletOutcome> {
    if (!idempotency) {
      return await this.serve(scope, input)
    }
    const key = `${idempotency.scope}\n${idempotency.key}`
    if (this.keysUnderWay.has(key)) {
      const refusal = { code: "idempotency_in_progress" as const, key: idempotency.key }
      return { status: "refused", refusal }
    }
    this.keysUnderWay.add(key)
    try {
      // A hook is about what happens now: a repeat is not its to refuse or to act on again.
      const asked = hasHookConsumers(this.parts.workflow) && !input.dry_run
      const replay = asked ? await findReplay(scope, idempotency) : null
      return replay ?? (await this.serve(scope, input))
    } finally {
      this.keysUnderWay.delete(key)
    }
  }

  private async serve(scope: MedusaContainer, input: Input): Promise<WalletOutcome> {
    return hasHookConsumers(this.parts.workflow)
      ? await this.runAlone(scope, input)
      : await this.groups.submit({ scope, input })
  }

  private async runAlone(scope: MedusaContainer, input: Input): Promise<WalletOutcome> {
    const { result, errors } = await this.parts.run(scope, [input])
    if (!errors.length) {
      return result[0]
    }
    const [{ action, error }] = errors
    if (action === this.parts.hookAfterPosting) {
      throw errorOf(error)
    }
    return outcomeOf(error)
  }

  /** No hook can fail here, so what does is the host's trouble and everybody's. */
  private async runForGroup(
    group: { scope: MedusaContainer; input: Input }[]
  ): Promise<WalletOutcome[]> {
    const [{ scope }] = group
    const inputs = group.map(({ input }) => input)
    const { result, errors } = await this.parts.run(scope, inputs)
    if (errors.length) {
      throw errorOf(errors[0].error)
    }
    return result
  }
}
