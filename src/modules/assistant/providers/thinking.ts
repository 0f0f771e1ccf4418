import type { ProviderEvent } from "../types"

const OPEN = "<think>"
const CLOSE = "</think>"

/** Leaves out what some models think aloud at the beginning of their answer. */
export async function* withoutThinking(
  events: AsyncIterable<ProviderEvent>
): AsyncIterable<ProviderEvent> {
  let state: "start" | "thinking" | "answer" = "start"
  let held = ""
  for await (const event of events) {
    if (event.type !== "text" || state === "answer") {
      yield event
      continue
    }
    held += event.content
    if (state === "start") {
      const begun = held.trimStart()
      if (OPEN.startsWith(begun)) continue
      state = begun.startsWith(OPEN) ? "thinking" : "answer"
    }
    const end = state === "thinking" ? held.indexOf(CLOSE) : -1
    if (state === "thinking" && end < 0) continue
    const content = state === "thinking" ? held.slice(end + CLOSE.length).trimStart() : held
    state = "answer"
    held = ""
    if (content !== "") yield { type: "text", content }
  }
  // A few characters that could have begun a thought and did not.
  if (state === "start" && held !== "" && held !== OPEN) yield { type: "text", content: held }
}
