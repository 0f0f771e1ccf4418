import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ChatProvider, TokenUsage } from "../../../../modules/assistant/types"
import type { Review } from "../../../../modules/reviews"
import { bookSpending, chooseModels } from "../../turn/providers"
import type { Reply, ReplyFacts } from "./draft-reply"
import { askForReply } from "./model-reply"

export interface DraftToImprove {
  review: Review
  facts: ReplyFacts
  reply: Reply
}

export interface ImprovedDraft {
  text: string
  /** Two letters. */
  language: string
  /** Name of the language model. */
  drafted_by: string
  /** Its own words quote nothing. */
  policies: string[]
}

/** For all drafts together: a manager waits for them. */
const TIMEOUT_MS = 20_000
const AT_ONCE = 4

/**
 * Drafts as the shop's language models would write them, where one may be asked, answers in time, and
 * keeps to what is known. Whatever else happens the draft stays as it is.
 */
export async function improveDrafts(
  scope: MedusaContainer,
  drafts: readonly DraftToImprove[]
): Promise<Map<Review, ImprovedDraft>> {
  const improved = new Map<Review, ImprovedDraft>()
  const { models } = await chooseModels(scope)
  if (!models.length) return improved
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const waiting = [...drafts]
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const better = await improve(scope, models, next, signal)
      if (better) improved.set(next.review, better)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return improved
}

async function improve(
  scope: MedusaContainer,
  models: readonly ChatProvider[],
  { review, facts, reply }: DraftToImprove,
  signal: AbortSignal
): Promise<ImprovedDraft | undefined> {
  for (const model of models) {
    try {
      const { text, language, usage } = await askForReply(model, review, {
        draft: reply,
        facts,
        signal,
      })
      await book(scope, model.name, usage)
      return text === null ? undefined : { text, language, drafted_by: model.name, policies: [] }
    } catch (error) {
      if (signal.aborted) return undefined
      const { message } = error as Error
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The provider ${model.name} has drafted no reply: ${message}`)
    }
  }
  return undefined
}

async function book(scope: MedusaContainer, name: string, usage: TokenUsage) {
  await bookSpending(scope, [{ name, rounds: 1, usage }])
}
