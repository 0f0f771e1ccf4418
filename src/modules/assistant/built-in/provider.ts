import type {
  ChatProvider,
  ConversationState,
  ProviderEvent,
  ProviderRequest,
  ToolCall,
  TurnMessage,
} from "../types"
import { HANDOVER } from "../handovers/tool"
import { rememberTurn } from "../memory/remember-turn"
import { converse } from "./dialogue/converse"
import type { Draft, Outcome } from "./dialogue/script"
import type { Talk } from "./dialogue/talk"
import { expandShorthand, languageOf, LANGUAGES as SHARED } from "../../../language"
import { splitRequests } from "./grammar/split"
import { detectLanguage, isForeign, LANGUAGES, listLanguages } from "./language"

export const BUILT_IN_PROVIDER = "built-in"

/** In place of what no round is left to ask for. */
const UNANSWERED: Outcome = { code: "assistant_unanswered", message: "There was no time to look." }
const OWN_ID = "built_in_"
const NOTHING_YET: ConversationState = { turns: 0, shown: [], focus: [], cart: [] }

/**
 * The assistant that needs no model, no key and no network: it understands requests by a grammar,
 * asks the same tools as a model would, and words its answers from templates. The same conversation
 * always gives the same answer.
 */
export function createBuiltInProvider(): ChatProvider {
  warmUp()
  return { name: BUILT_IN_PROVIDER, deterministic: true, respond }
}

let isWarm = false

/** Compiles the patterns of every language, so that no shopper waits for it. */
function warmUp() {
  if (isWarm) {
    return
  }
  isWarm = true
  for (const language of LANGUAGES) {
    setImmediate(() => void splitRequests(language.code, language))
  }
}

async function* respond(request: ProviderRequest): AsyncGenerator<ProviderEvent> {
  const { messages, state = NOTHING_YET } = request
  const said = messages.flatMap((message) => (message.role === "user" ? [message.content] : []))
  const answers = readAnswers(messages)
  const language = detectLanguage(said, request.locale)
  const isUnknown = isForeign(said.at(-1) ?? "")
  const shared = languageOf(language.code) ?? SHARED[0]
  const spoken = said.map((each) => expandShorthand(each, shared))
  const message = spoken.at(-1) ?? ""
  const tools = new Set(request.tools.map(({ name }) => name))
  const talk: Talk = {
    language,
    languages: listLanguages(language),
    isForeign: isUnknown,
    state,
    currency: request.currency,
    isSignedIn: request.isSignedIn ?? false,
    canHandOver: tools.has(HANDOVER),
    ownWords: request.ownWords,
    message,
    earlier: spoken.slice(0, -1),
  }
  const script = converse(talk, message)
  let step = script.next()
  while (!step.done) {
    const outcomes = step.value.map((draft) => takeAnswer(draft, answers, tools))
    const open = step.value.filter((_, index) => outcomes[index] === null)
    if (open.length > 0 && !request.lastRound) {
      yield { type: "calls", calls: open.map((draft, index) => toCall(draft, messages, index)) }
      return
    }
    const known = outcomes.map((outcome) => outcome ?? UNANSWERED)
    talk.state = remember(talk.state, step.value, known)
    step = script.next(known)
  }
  const { lines, pending } = step.value
  for (const [index, line] of lines.entries()) {
    yield { type: "text", content: index === 0 ? line : `\n${line}` }
  }
  if (pending) {
    yield { type: "pending", pending }
  }
}

interface Answer {
  call: ToolCall
  outcome: Outcome
}

/** What the tools of this turn answered, whoever asked them. */
function readAnswers(messages: readonly TurnMessage[]): Answer[] {
  const start = messages.map(({ role }) => role).lastIndexOf("user")
  const turn = messages.slice(start + 1)
  const calls = turn.flatMap((each) => (each.role === "tool_calls" ? each.calls : []))
  return turn.flatMap((each) => {
    const call = each.role === "tool_result" && calls.find(({ id }) => id === each.call_id)
    return call ? [{ call, outcome: each.result }] : []
  })
}

/** The first answer to such a call that nobody has taken yet; null when it is still to be asked. */
function takeAnswer(draft: Draft, answers: Answer[], tools: ReadonlySet<string>): Outcome | null {
  const key = keyOf(draft)
  const index = answers.findIndex(
    ({ call }) => keyOf(call) === key || (isOthers(call) && doesTheSame(call, draft))
  )
  if (index >= 0) {
    return answers.splice(index, 1)[0].outcome
  }
  return tools.has(draft.name)
    ? null
    : { code: "assistant_no_such_tool", message: `There is no tool ${draft.name}.` }
}

function isOthers({ id }: ToolCall): boolean {
  return !id.startsWith(OWN_ID)
}

/**
 * Whether a call that another provider made before it failed has done what is asked for now. Of what
 * is put into the cart the product decides: better once too few than twice.
 */
function doesTheSame({ name, input }: ToolCall, draft: Draft): boolean {
  return (
    name === "add_to_cart" &&
    draft.name === name &&
    (input as { product_id?: unknown } | null)?.product_id === draft.input.product_id
  )
}

/** Equal for calls that do the same, in whatever order their input is written. */
function keyOf({ name, input }: { name: string; input: unknown }): string {
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : []
  const given = entries.filter(([, value]) => value !== undefined)
  return JSON.stringify([name, given.sort(([one], [other]) => (one < other ? -1 : 1))])
}

function toCall(draft: Draft, messages: readonly TurnMessage[], index: number): ToolCall {
  return { ...draft, id: `${OWN_ID}${messages.length}_${index}` }
}

/** What the calls of one step add to what "it" and "the second one" mean. */
function remember(state: ConversationState, drafts: Draft[], outcomes: Outcome[]) {
  const calls = drafts.map((draft, index) => ({ ...draft, id: String(index) }))
  const next = rememberTurn(state, [
    { role: "tool_calls", content: "", calls },
    ...outcomes.map((result, index) => ({
      role: "tool_result" as const,
      call_id: String(index),
      name: drafts[index].name,
      result,
    })),
  ])
  return { ...next, turns: state.turns }
}
