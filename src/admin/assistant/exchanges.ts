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
