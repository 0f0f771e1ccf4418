import { z } from "@medusajs/framework/zod"
import { loadAssistantSettings } from "../../../modules/assistant"
import type { Fact, OwnAnswer, Policy } from "../../../modules/assistant/types"
import { defineTool } from "./context"

/** Words of a question that say nothing of what it is about. */
const SHORT = 3
const ANSWERS = 3
/** What a call that asks for everything gets, in characters. */
const MOST_TEXT = 60_000

export const getPolicy = defineTool({
  name: "get_policy",
  description:
    "What the shop says about returns, shipping, payment, warranty, contact and the like. Say " +
    "nothing about these that is not in the text. Without input, every text that there is.",
  writes: false,
  input: z.strictObject({
    topic: z.string().max(40).optional().meta({ description: "Such as `returns`." }),
    question: z.string().max(1_000).optional().meta({ description: "In the shopper's words." }),
  }),
  output: z.object({
    policies: z.array(z.object({ topic: z.string(), title: z.string(), text: z.string() })),
    topics: z.array(z.string()).meta({ description: "Everything that there is a text on." }),
  }),
  async run({ topic, question }, { scope }) {
    const { policies: texts, answers } = await loadAssistantSettings(scope)
    const all = [...texts, ...answers.map(asPolicy)]
    const policies = choosePolicies(all, topic, question)
    return {
      output: { policies, topics: texts.map((policy) => policy.topic) },
      facts: policies.map((policy): Fact => ({
        kind: "policy",
        field: `policies.${policy.topic}`,
        value: policy.text,
        display: [policy.text, policy.title],
      })),
    }
  },
})

/** A question that the shop answers itself, as a text about it. */
function asPolicy({ questions, answer }: OwnAnswer, place: number): Policy {
  return { topic: `answer_${place + 1}`, title: questions.join(" / "), text: answer }
}

/**
 * The texts on a topic; where there is none of that name, those that share most words with the
 * question. All of them where neither is given.
 */
export function choosePolicies(
  policies: readonly Policy[],
  topic: string | undefined,
  question: string | undefined
): Policy[] {
  if (topic === undefined && question === undefined) return takeUpTo(policies, MOST_TEXT)
  const wanted = fold(topic ?? "").replace(/[^\p{L}\p{N}]+/gu, "_")
  const named = policies.filter((policy) => isAbout(policy, wanted))
  if (named.length) return named
  const words = wordsOf(`${topic ?? ""} ${question ?? ""}`)
  return policies
    .map((policy) => ({ policy, score: scoreOf(policy, words) }))
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score)
    .slice(0, ANSWERS)
    .map(({ policy }) => policy)
}

/** As many of the texts, in their order, as stay below a length. */
function takeUpTo(policies: readonly Policy[], most: number): Policy[] {
  let length = 0
  return policies.filter(({ text }) => (length += text.length) <= most)
}

/** `returns` is what `return_policy` and `returns_and_refunds` are about. */
function isAbout({ topic }: Policy, wanted: string): boolean {
  if (!wanted) return false
  const parts = (text: string) => text.split("_").map((part) => part.replace(/s$/, ""))
  const own = parts(topic)
  return topic === wanted || parts(wanted).every((part) => own.includes(part))
}

function scoreOf({ topic, title, text }: Policy, words: ReadonlySet<string>): number {
  const heading = wordsOf(`${topic.replaceAll("_", " ")} ${title}`)
  const body = wordsOf(text)
  let score = 0
  for (const word of words) {
    if (heading.has(word)) score += 3
    else if (body.has(word)) score += 1
  }
  return score
}

function wordsOf(text: string): Set<string> {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length > SHORT).map((word) => word.replace(/s$/, "")))
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim()
}
