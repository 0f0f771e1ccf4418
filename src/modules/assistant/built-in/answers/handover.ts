import { EMAIL_MISSING, HANDOVER } from "../../handovers/tool"
import { isToolResult } from "../../memory/remember-turn"
import { fieldOf, textOf } from "../dialogue/outputs"
import { call, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { LANGUAGES } from "../language"
import { findPassage } from "./passages"
import { word } from "./phrases"
import { askTeam, findContact, quote, readPolicies } from "./policy"
import { readQuestion } from "./texts"

/** How a person is reached; where requests can be passed on, the offer to. */
export function* tellHowToReach(talk: Talk): Script<Reply> {
  const contact = findContact(yield* readPolicies())
  const told = reply(contact ? word(talk, "human", { contact }) : word(talk, "humanSomehow"))
  return offerHandover(talk, told)
}

/** Words of regret, what the shop does in such a case, and how to reach its people. */
export function* answerComplaint(talk: Talk, text: string): Script<Reply> {
  const policies = yield* readPolicies()
  const question = readQuestion(text, talk.language.code)
  const passage = findPassage(question, policies)
  const lines = passage ? quote(talk, passage) : []
  return offerHandover(talk, reply(word(talk, "sorry"), ...lines, askTeam(talk, policies)))
}

/** Passes what the shopper wants on to a person, or asks how they are reached; and says who helps. */
export function* handOver(talk: Talk): Script<Reply> {
  if (!talk.canHandOver) return yield* tellHowToReach(talk)
  const outcome = yield* call(HANDOVER)
  const contact = findContact(yield* readPolicies())
  const who = contact && word(talk, "human", { contact })
  if (isToolResult(outcome)) return reply(textOf(fieldOf(outcome, "told_the_shopper")), who)
  if (outcome.code !== EMAIL_MISSING) return reply(who || word(talk, "humanSomehow"))
  return { ...reply(who, word(talk, "askEmail")), pending: { about: "handover" } }
}

/** Adds the offer to pass it on, where it can be. */
export function offerHandover(talk: Talk, told: Reply): Reply {
  if (!talk.canHandOver) return told
  return { lines: [...told.lines, word(talk, "offerHandover")], pending: { about: "handover" } }
}

/** What a shopper is told of a request that was passed on. */
export interface HandedOver {
  /** Two letters. */
  language: string
  isNew: boolean
  /** At which they can be reached. */
  email: string | null
  isSignedIn: boolean
}

/** That a request was passed on, and how its shopper will be reached. */
export function wordHandedOver({ language, isNew, email, isSignedIn }: HandedOver): string {
  const talk = { language: LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0] }
  const done = word(talk, isNew ? "handedOver" : "handedOverAlready")
  if (email) return `${done} ${word(talk, "reachByEmail", { email })}`
  return isSignedIn ? `${done} ${word(talk, "reachByAccount")}` : done
}
