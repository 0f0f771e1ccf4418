import { PeriodicYield } from "../../../concurrency/yielding"
import { HANDOVER } from "../handovers/tool"
import { Grounder, neutralWords } from "../grounding"
import { isToolResult, rememberTurn } from "../memory/remember-turn"
import type {
  CartState,
  ChatProvider,
  Comparison,
  Frame,
  PendingQuestion,
  ProductCard,
  ProviderRequest,
  TokenUsage,
  ToolCall,
  ToolRefusal,
  TurnMessage,
} from "../types"
import { Aborted, takeUntilAborted } from "./abort"
import { mayChangeCart } from "./cart-intent"
import { BUDGETS } from "./parts"
import { TurnRounds } from "./journal"
import type { JournalRound } from "./journal"
import type { TurnBudgets, TurnParts } from "./parts"
import { failureCode, ProviderLog } from "./provider-log"
import { ToolRunner } from "./run-tools"
import type { ToolAnswer } from "./run-tools"
import { emptySummary } from "./summary"
import type { TurnSummary } from "./summary"
import { systemPrompt } from "./system-prompt"
import { estimateRound, wasTakenOn } from "./usage"
import { engineWords } from "./words"

const NOT_ASKED: ToolRefusal = {
  code: "not_asked_for",
  message: "The shopper has not asked for a change of the cart. Ask them first.",
}
const NOTHING: TokenUsage = { input: 0, output: 0 }
/** The platform's own reason, as clients of models know it; made once, since each brings its stack. */
const OVER = new DOMException("This operation was aborted", "AbortError")

/**
 * One turn of a conversation: asks providers and runs tools until there is an answer, and gives the
 * frames of the stream as they come (spec, "Events"), `done` at the end. No claim leaves that no
 * tool of the turn bears out. Always ends, within its budgets; it never throws, except for a defect.
 *
 * @returns everything that the turn came to
 */
export async function* runTurn<Context>(
  parts: TurnParts<Context>
): AsyncGenerator<Frame, TurnSummary> {
  const budgets = { ...BUDGETS, ...parts.budgets }
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), budgets.milliseconds)
  const signal = AbortSignal.any([parts.signal, timer.signal])
  const turn = new Turn(parts, budgets, signal)
  try {
    yield* turn.run()
  } catch (error) {
    if (!(error instanceof Aborted)) throw error
    if (parts.signal.aborted) return turn.finish("aborted")
    yield* turn.giveUp("tooLong")
  } finally {
    clearTimeout(timeout)
    // A provider or tool that is still at it need not be.
    timer.abort(OVER)
  }
  const { ref, messageRef } = parts.conversation
  yield { type: "done", conversation_ref: ref, message_ref: messageRef }
  return turn.finish(turn.failed ? "failed" : "done")
}

/** What one round came to. */
type Round = JournalRound | "cut" | "nobody"

class Turn<Context> {
  failed = false
  private readonly summary: TurnSummary
  private readonly messages: TurnMessage[]
  private readonly grounder: Grounder
  private readonly tools: ToolRunner<Context>
  private readonly log = new ProviderLog()
  private readonly clock: () => number
  private readonly started: number
  private readonly shown = new Set<number>()
  private readonly rounds: TurnRounds
  private readonly periodicYield = new PeriodicYield()
  private pending: PendingQuestion | undefined
  /** Place of the provider that answers now; those before it have failed. */
  private current = 0
  private spent = 0
  /** What is said after tools have run, or in place of an answer, is a paragraph of its own. */
  private beginsParagraph = false

  constructor(
    private readonly parts: TurnParts<Context>,
    private readonly budgets: TurnBudgets,
    private readonly signal: AbortSignal
  ) {
    const { conversation, shopper, shop, tools, toolContext: context, onFault } = parts
    const { promptAddition: addition, ownWords } = parts
    const tone = ownWords?.tone
    this.clock = parts.clock ?? (() => performance.now())
    this.started = this.clock()
    this.summary = emptySummary(parts.isOverBudget ?? false)
    const canHandOver = tools.some(({ name }) => name === HANDOVER)
    this.messages = [
      { role: "system", content: systemPrompt({ shop, shopper, canHandOver, addition, tone }) },
      ...conversation.messages,
    ]
    const said = conversation.messages.filter(({ role }) => role === "user")
    this.grounder = new Grounder(
      said.map(({ content }) => content),
      { shop, language: this.language, state: conversation.state }
    )
    this.rounds = new TurnRounds(parts.journal)
    this.tools = new ToolRunner({ tools, context, signal, clock: this.clock, onFault })
  }

  async *run(): AsyncGenerator<Frame> {
    for (let round = 1; round <= this.budgets.rounds; round++) {
      const last = round === this.budgets.rounds || this.spent >= this.budgets.tokens
      this.summary.rounds = round
      if (this.periodicYield.isDue) await this.periodicYield.yieldNow()
      const outcome = (yield* this.repeat(round)) ?? (yield* this.ask(last))
      if (outcome === "cut") return yield* this.giveUp("cutOff")
      if (outcome === "nobody") return yield* this.giveUp("fallback")
      if (outcome.calls.length === 0) return yield* this.conclude()
      if (last) return yield* this.giveUp("tooLong")
      yield* this.call(outcome)
      await this.periodicYield.yieldNow()
    }
  }

  /** What an attempt before this one had come to in a round; undefined when it came no further. */
  private *repeat(round: number): Generator<Frame, JournalRound | undefined> {
    const known = this.rounds.before(round)
    if (!known) return undefined
    yield* this.say(this.grounder.push(known.said, known.trusted))
    yield* this.say(this.grounder.flush(known.trusted))
    this.remember(known.said, known.calls)
    return known
  }

  /** Asks the provider whose turn it is, and those after it while none has said a word. */
  private async *ask(last: boolean): AsyncGenerator<Frame, Round> {
    for (; this.current < this.parts.providers.length; this.current++) {
      const provider = this.parts.providers[this.current] as ChatProvider
      const before = this.summary.message.length
      const calls: ToolCall[] = []
      let said = ""
      let usage: TokenUsage | undefined
      this.pending = undefined
      try {
        const events = takeUntilAborted(provider.respond(this.request(last)), this.signal)
        for await (const event of events) {
          if (this.periodicYield.isDue) await this.periodicYield.yieldNow()
          if (event.type === "text") {
            said += event.content
            yield* this.say(this.grounder.push(event.content, provider.deterministic))
          } else if (event.type === "calls") {
            calls.push(...event.calls)
          } else if (event.type === "usage") {
            usage = event.usage
          } else {
            this.pending = event.pending
          }
        }
        if (said.trim() === "" && calls.length === 0) throw new EmptyAnswer()
        yield* this.say(this.grounder.flush(provider.deterministic))
        this.account(provider, said, usage)
        this.remember(said, calls)
        const trusted = provider.deterministic ?? false
        return { by: provider.name, trusted, said, calls, answers: [] }
      } catch (error) {
        this.account(provider, said, usage, failureCode(error))
        if (error instanceof Aborted) throw error
        this.parts.onFault(error, `The provider ${provider.name}`)
        this.summary.degraded = true
        this.grounder.discard()
        if (this.summary.message.length > before) return "cut"
      }
    }
    return "nobody"
  }

  /** Runs what a provider asked for and shows what was found, before any word about it. */
  private async *call(round: JournalRound): AsyncGenerator<Frame> {
    const { calls, by, trusted } = round
    for (const call of calls) {
      if (this.tools.knows(call)) yield this.mark({ type: "tool", name: call.name })
    }
    const wish = this.parts.conversation.messages.at(-1)?.content ?? ""
    const refusal = trusted || mayChangeCart(wish) ? undefined : NOT_ASKED
    const known = await this.rounds.begin(round, (call) => !refusal && this.tools.writes(call))
    const answers = new Map<ToolCall, ToolAnswer>()
    for await (const answer of this.tools.run({ calls, by, refusal, known })) {
      answers.set(answer.call, answer)
      await this.rounds.note(answer)
      const { call, result, ok, ms } = answer
      this.summary.tools.push({ name: this.tools.knows(call) ? call.name : "unknown", ok, ms })
      if (!isToolResult(result)) continue
      this.grounder.learn(result, ok && this.tools.writes(call))
      if (result.cart) this.note(result.cart)
      if (!call.isLookUp) yield* this.show(result.cards ?? [])
      if (result.comparison) yield* this.compare(result.comparison)
      if (result.notice && !trusted) {
        yield* this.say(result.notice)
        this.beginsParagraph = true
      }
    }
    for (const call of calls) {
      const { result } = answers.get(call) as ToolAnswer
      this.messages.push({ role: "tool_result", call_id: call.id, name: call.name, result })
    }
  }

  /** Ends a turn whose provider has answered. */
  private async *conclude(): AsyncGenerator<Frame> {
    if (this.summary.message.trim() !== "") return
    const { seeCards, unsure } = neutralWords(this.language)
    yield* this.say(this.summary.cards.length > 0 ? seeCards : unsure)
  }

  /** Ends a turn that has no answer, or half of one, and says so. */
  async *giveUp(why: keyof ReturnType<typeof engineWords>): AsyncGenerator<Frame> {
    this.summary.degraded = true
    this.failed = why === "fallback"
    this.grounder.discard()
    this.beginsParagraph = true
    yield* this.say(engineWords(this.language)[why])
  }

  finish(outcome: TurnSummary["outcome"]): TurnSummary {
    const { summary, grounder } = this
    const { state } = this.parts.conversation
    summary.state = rememberTurn(state, this.messages, this.pending)
    summary.grounding = grounder.receipts
    summary.claims = grounder.checked
    summary.removed_claims = grounder.removed
    summary.removals = grounder.removals
    summary.providers = this.log.uses()
    summary.outcome = outcome
    summary.duration_ms = this.clock() - this.started
    return summary
  }

  /** Keeps the time of the first frame, and of the first text. */
  private mark(frame: Frame): Frame {
    const now = this.clock() - this.started
    this.summary.first_frame_ms ??= now
    if (frame.type === "chunk") this.summary.first_text_ms ??= now
    return frame
  }

  private *say(content: string): Generator<Frame> {
    if (content === "") return
    const { message } = this.summary
    const gap = this.beginsParagraph && /\S$/.test(message) ? "\n\n" : ""
    this.beginsParagraph = false
    this.summary.message = message + gap + content
    yield this.mark({ type: "chunk", content: gap + content })
  }

  private note(cart: CartState) {
    this.summary.cart = cart
    const line = cart.items.find(({ cart_item_key }) => cart_item_key === cart.cart_item_key)
    if (line) this.summary.added.push(line.product_id)
  }

  private *show(cards: readonly ProductCard[]): Generator<Frame> {
    const products = cards.filter(({ id }) => !this.shown.has(id))
    if (products.length === 0) return
    for (const { id } of products) this.shown.add(id)
    this.summary.cards.push(...products)
    yield this.mark({ type: "products", products })
  }

  private *compare(comparison: Comparison): Generator<Frame> {
    this.summary.comparison = comparison
    const { cards } = this.summary
    const known = new Set(cards.map(({ id }) => id))
    cards.push(...comparison.products.filter(({ id }) => !known.has(id)))
    yield this.mark({ type: "comparison", ...comparison })
  }

  private get language(): string {
    const { language, locale } = this.parts.shopper
    return language ?? locale
  }

  private request(last: boolean): ProviderRequest {
    const { tools, shopper, conversation, ownWords } = this.parts
    return {
      messages: this.messages,
      tools,
      ...(conversation.state && { state: conversation.state }),
      ...(last && { lastRound: true }),
      ...(ownWords && { ownWords }),
      locale: shopper.locale,
      currency: shopper.currency,
      ...(shopper.customer_id !== undefined && { isSignedIn: true }),
      maxOutputTokens: this.budgets.outputTokens,
      signal: this.signal,
    }
  }

  private remember(said: string, calls: ToolCall[]) {
    if (calls.length === 0) return
    this.messages.push({ role: "tool_calls", content: said, calls })
    this.beginsParagraph = true
  }

  private account(
    provider: ChatProvider,
    said: string,
    reported: TokenUsage | undefined,
    failure?: string
  ) {
    const isFree = provider.deterministic || (failure && said === "" && !wasTakenOn(failure))
    const usage = reported ?? (isFree ? NOTHING : estimateRound(this.messages, said))
    this.spent += usage.input + usage.output
    this.log.add(provider.name, usage, failure)
    if (!failure) this.summary.provider = provider.name
  }
}

class EmptyAnswer extends Error {
  readonly code = "empty"
}
