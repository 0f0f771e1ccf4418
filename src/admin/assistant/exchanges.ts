import type { Transcript } from "../../../packages/types/assistant-admin"

export type Answer = Transcript["answers"][number]
export type Said = Transcript["transcript"][number]

/** A message of the transcript; an answer with how it came about, as long as that is known. */
export interface Exchange {
  said: Said
  answer?: Answer
}

/**
 * The messages with the figures of their answers. Of a conversation, the last messages are kept, and of
 * its answers the latest figures; both end with the same answer, so they are matched from the end.
 * An answer that was never written left no message.
 */
export function exchangesOf({ transcript, answers }: Transcript): Exchange[] {
  const written = answers.filter(({ outcome, tools }) => outcome !== "failed" || tools.length > 0)
  let next = written.length
  return transcript
    .toReversed()
    .map((said) => ({ said, answer: said.role === "assistant" ? written[--next] : undefined }))
    .toReversed()
}

/** Calls of a tool that ended alike, as one, with how often it was called and how long that took. */
export function countTools(
  tools: Answer["tools"]
): { name: string; ok: boolean; count: number; ms: number }[] {
  const counted = new Map<string, { name: string; ok: boolean; count: number; ms: number }>()
  for (const { name, ok, ms } of tools) {
    const key = `${name} ${ok}`
    const known = counted.get(key) ?? { name, ok, count: 0, ms: 0 }
    counted.set(key, { ...known, count: known.count + 1, ms: known.ms + ms })
  }
  return [...counted.values()]
}
