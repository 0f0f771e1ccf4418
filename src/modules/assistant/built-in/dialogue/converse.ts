import { findEmail } from "../../../../text/without-contacts"
import { type Request, splitRequests } from "../grammar/split"
import { advise } from "../answers"
import { findOwnAnswer } from "../answers/own-answers"
import { joinReplies } from "./add"
import { advisedBefore } from "./advised-before"
import { answer } from "./answers"
import { recall } from "./recall"
import type { Script } from "./script"
import { serve } from "./serve"
import { type Reply, reply, say, type Talk } from "./talk"

/** A whole turn: what the shopper's last message asks for, one after the other. */
export function* converse(talk: Talk, message: string): Script<Reply> {
  // An address that was asked for is of no language.
  const isAddress = talk.state.pending?.about === "handover" && findEmail(message) !== undefined
  if (talk.isForeign && !isAddress)
    return reply(say(talk, "languages", { languages: talk.languages }))
  const understood = splitRequests(message, talk.language)
  if (understood.some(({ intent }) => intent === "override")) return reply(say(talk, "override"))
  const own = findOwnAnswer(message, talk.language.code, talk.ownWords?.answers ?? [])
  if (own) return reply(own.answer)
  const { pending } = talk.state
  const advised = !pending || pending.about === "wish" ? advisedBefore(talk, understood) : null
  if (advised) return yield* advise(talk, `${advised}. ${message}`)
  const answered = pending && (yield* answer(talk, pending, message))
  if (answered) return answered
  const requests: readonly Request[] = yield* recall(talk, understood)
  const replies: Reply[] = []
  for (const request of requests) replies.push(yield* serve(talk, request))
  return joinReplies(withoutAsides(requests, replies))
}

/**
 * `Can it be washed? I have a dog.`: what is said beside a question that was answered, and that nothing
 * was found for, was no wish.
 */
function withoutAsides(requests: readonly Request[], replies: readonly Reply[]): readonly Reply[] {
  const isQuestion = ({ text }: Request) => /[?؟]/.test(text)
  const isOpen = ({ pending }: Reply) => pending?.about === "wish"
  const hasAnswer = replies.some((each, at) => isQuestion(requests[at]) && !isOpen(each))
  return hasAnswer
    ? replies.filter((each, at) => isQuestion(requests[at]) || !isOpen(each))
    : replies
}
