import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService } from "../../../modules/assistant"

/** A second tap waits for as long for the first one's answer. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 50

/** What makes a change of a cart repeatable. */
export interface CartIdempotency {
  key: string
  /** Of what was asked for: the same key for something else is refused. */
  fingerprint: string
}

export type OnceOutcome<Answer> =
  | { outcome: "done" | "replayed"; answer: Answer }
  /** The key was used for another request, or the first one takes too long. */
  | { outcome: "reused" | "in_progress" }

/**
 * Does something with a shopper's cart once for each idempotency key. What failed may be tried
 * again with its key.
 *
 * @param owner key of the shopper: keys of different shoppers have nothing to do with each other
 */
export async function once<Answer>(
  scope: MedusaContainer,
  owner: string,
  { key, fingerprint }: CartIdempotency,
  work: () => Promise<Answer>
): Promise<OnceOutcome<Answer>> {
  const { cartRequests } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const found = await cartRequests.begin(owner, key, fingerprint)
    if (found.state === "new") break
    if (found.state === "other") return { outcome: "reused" }
    if (found.state === "answered") {
      return { outcome: "replayed", answer: found.answer as Answer }
    }
    if (Date.now() > deadline) return { outcome: "in_progress" }
    await sleep(LOOK_EVERY_MS)
  }
  try {
    const answer = await work()
    await cartRequests.finish(owner, key, answer)
    return { outcome: "done", answer }
  } catch (error) {
    await cartRequests.forget(owner, key)
    throw error
  }
}
