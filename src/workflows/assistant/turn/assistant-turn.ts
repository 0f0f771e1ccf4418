import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { FinishedTurn } from "../../../extensions"
import { moneyRequests } from "../../../concurrency/yielding"
import { ASSISTANT_MODULE, assistantSettingsOf, newRef } from "../../../modules/assistant"
import type {
  AssistantService,
  CartChangeRecord,
  Conversation,
  ConversationTurn,
  TurnChannel,
} from "../../../modules/assistant"
import { detectLanguage } from "../../../modules/assistant/built-in"
import { HANDOVER } from "../../../modules/assistant/handovers/tool"
import { runTurn } from "../../../modules/assistant/turn"
import type { TurnJournal, TurnSummary } from "../../../modules/assistant/turn"
import type { ChatMessage, Frame, Shopper } from "../../../modules/assistant/types"
import { readPromptAddition, tellOfTurn } from "../extensions"
import { readShop } from "../catalogue/shop"
import { announceSoon } from "../handovers"
import { createToolRegistry } from "../tools"
import { recordTouch } from "../touches"
import { bookSpending, chooseProviders } from "./providers"

/** What a turn is about. */
export interface TurnRequest {
  /** Oldest first, the last one the shopper's; see `readMessages`. */
  messages: readonly ChatMessage[]
  channel: TurnChannel
  /** The conversation that it goes on with, as `openConversation` has found it. */
  conversation: Conversation
  /** Under which the shopper writes over the messaging channel. */
  sender?: string
  /** For turns that another attempt may have to end. */
  journal?: TurnJournal & CartChangeRecord
  /** Keeps what the conversation remembers, for those who keep more with it. */
  keep?: (turn: ConversationTurn) => void
}

/** What a turn came to, and the references by which it is known. */
export interface TurnAnswer extends TurnSummary {
  conversation_ref: string
  message_ref: string
}

/** Of longer conversations, providers get the end: so many messages and characters at the most. */
const RECENT_MESSAGES = 30
const RECENT_CHARACTERS = 40_000

/** The shopper's conversation of that reference, or a new one. */
export function openConversation(
  scope: MedusaContainer,
  shopper: Shopper,
  ref: string | undefined
): Promise<Conversation> {
  const { conversations } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  return conversations.open(ref, shopper.key)
}

/** A whole turn; see `streamTurn`. */
export async function assistantTurn(
  scope: MedusaContainer,
  shopper: Shopper,
  request: TurnRequest,
  signal: AbortSignal = new AbortController().signal
): Promise<TurnAnswer> {
  const turn = streamTurn(scope, shopper, request, signal)
  for (;;) {
    const next = await turn.next()
    if (next.done) return next.value
  }
}

/**
 * One turn with a shopper: the frames of the stream as they come, `done` once the conversation is
 * kept, so that whoever goes on with it at once is understood. Of a conversation that the server
 * knows, its own transcript counts, and of the request the shopper's last words alone.
 *
 * @param signal fires when the client has gone
 * @returns what the turn came to
 */
export async function* streamTurn(
  scope: MedusaContainer,
  shopper: Shopper,
  request: TurnRequest,
  signal: AbortSignal
): AsyncGenerator<Frame, TurnAnswer> {
  const { conversation, channel, journal, sender } = request
  const [{ providers, isOverBudget }, shop, tools] = await Promise.all([
    chooseProviders(scope),
    readShop(scope),
    createToolRegistry(scope),
  ])
  const messageRef = newRef()
  const messages = recentMessages(conversation, request.messages)
  const said = messages.flatMap(({ role, content }) => (role === "user" ? [content] : []))
  const spokenTo = { ...shopper, language: detectLanguage(said, shopper.locale).code }
  // The built-in provider is told nothing.
  const isModelAsked = providers.some(({ deterministic }) => !deterministic)
  const promptAddition = isModelAsked ? await readPromptAddition(scope, spokenTo) : undefined
  const { answers, phrases, tone } = assistantSettingsOf(scope)
  const turn = runTurn({
    conversation: { ref: conversation.ref, messageRef, messages, state: conversation.state },
    shopper: spokenTo,
    shop: shop.name,
    tools,
    promptAddition,
    ownWords: { answers, phrases, tone },
    toolContext: {
      scope,
      shopper: spokenTo,
      signal,
      changes: journal,
      conversation: { ref: conversation.ref, said, state: conversation.state, sender },
    },
    journal,
    providers,
    isOverBudget,
    signal,
    onFault: (error, where) => report(scope, error, where),
  })
  const close = async (summary: TurnSummary) => {
    await moneyRequests.giveWay()
    await keepTurn(scope, shopper, request, summary)
    await touch(scope, shopper, conversation.ref, summary)
    if (summary.tools.some(({ name, ok }) => name === HANDOVER && ok)) announceSoon(scope)
    const refs = { message_ref: messageRef, conversation_ref: conversation.ref }
    tellOfTurn(scope, spokenTo, finishedTurn(request, refs, summary))
    record(scope, channel, refs, summary)
  }
  let done: Frame | undefined
  let isClosed = false
  try {
    for (;;) {
      const next = await turn.next()
      if (next.done) {
        isClosed = true
        await close(next.value)
        if (done) yield done
        return { ...next.value, conversation_ref: conversation.ref, message_ref: messageRef }
      }
      if (next.value.type === "done") done = next.value
      else yield next.value
    }
  } finally {
    // Whoever reads no further has gone; what was done until then is kept all the same.
    const summary = isClosed ? undefined : await drain(turn)
    if (summary) await close(summary)
  }
}

/** What the store's observer is told of a turn. */
function finishedTurn(
  { messages, channel }: TurnRequest,
  refs: Pick<TurnAnswer, "conversation_ref" | "message_ref">,
  summary: TurnSummary
): FinishedTurn {
  const { message, outcome, provider = null, degraded, tools, cards } = summary
  return {
    ...refs,
    channel,
    user: messages.at(-1)?.content ?? "",
    assistant: message,
    outcome,
    provider,
    degraded,
    tools: tools.map(({ name, ok, ms }) => ({ name, ok, ms })),
    product_ids: cards.map(({ id }) => id),
    removed_claims: summary.removed_claims,
    duration_ms: summary.duration_ms,
  }
}

/** Undefined for a turn that has thrown. */
async function drain(
  turn: AsyncGenerator<Frame, TurnSummary | undefined>
): Promise<TurnSummary | undefined> {
  for (;;) {
    const next = await turn.next()
    if (next.done) return next.value
  }
}

function recentMessages(
  conversation: Conversation,
  sent: readonly ChatMessage[]
): readonly ChatMessage[] {
  const last = sent.slice(-1)
  const all = conversation.messages.length > 0 ? [...conversation.messages, ...last] : sent
  let room = RECENT_CHARACTERS
  const from = all.findLastIndex(({ content }) => (room -= content.length) < 0)
  const recent = all.slice(Math.max(from + 1, all.length - RECENT_MESSAGES))
  return recent.length > 0 ? recent : last
}

/** A conversation that could not be kept is no reason to keep the answer back. */
async function keepTurn(
  scope: MedusaContainer,
  shopper: Shopper,
  { conversation: { ref }, messages, keep }: TurnRequest,
  { message: assistant, state, tools }: TurnSummary
) {
  if (assistant === "" && tools.length === 0) return
  const turn = { user: messages.at(-1)?.content ?? "", assistant, state }
  if (keep) return keep(turn)
  const { conversations } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  try {
    await conversations.append(ref, shopper.key, turn)
  } catch (error) {
    report(scope, error, "Keeping a conversation")
  }
}

/** What could not be attributed is no reason to keep the answer back. */
async function touch(
  scope: MedusaContainer,
  shopper: Shopper,
  ref: string,
  { cards, added }: TurnSummary
) {
  try {
    await recordTouch(scope, shopper, { source: "conversation", ref, cards, added })
  } catch (error) {
    report(scope, error, "Recording what a conversation showed")
  }
}

/** Behind the shopper's back: nobody waits for figures. */
function record(
  scope: MedusaContainer,
  channel: TurnChannel,
  refs: Pick<TurnAnswer, "conversation_ref" | "message_ref">,
  summary: TurnSummary
) {
  const { telemetry } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  bookSpending(scope, summary.providers)
    .then((providers) =>
      telemetry.recordTurn({ ...figuresOf(summary), ...refs, channel, providers })
    )
    .catch((error) => report(scope, error, "Booking what a turn has cost"))
}

/** A turn without what the shopper said and read. */
function figuresOf({
  outcome,
  provider,
  degraded,
  rounds,
  first_frame_ms,
  first_text_ms,
  duration_ms,
  claims,
  removed_claims,
  removals,
  tools,
}: TurnSummary) {
  return {
    outcome,
    provider,
    degraded,
    rounds,
    first_frame_ms,
    first_text_ms,
    duration_ms,
    claims,
    removed_claims,
    removals,
    tools,
  }
}

function report(scope: MedusaContainer, error: unknown, where: string) {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const { message, stack, code } = error as Error & { code?: unknown }
  // What a provider answers is its own; which failure it was is said by the code.
  if (where.startsWith("The provider")) logger.warn(`${where} failed (${String(code)}): ${message}`)
  else logger.error(`${where} failed: ${stack ?? message}`)
}
