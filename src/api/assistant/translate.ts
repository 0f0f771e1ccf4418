import { ToolRefused } from "../../modules/assistant/refusal"
import { ASSISTANT_ERRORS } from "./errors"

type Code = keyof typeof ASSISTANT_ERRORS

/** What a tool refuses, as an error of the assistant's service. */
export function translateRefusal(error: unknown) {
  if (!(error instanceof ToolRefused) || !isKnown(error.code)) return undefined
  return { code: error.code, message: error.message, data: error.details }
}

function isKnown(code: string): code is Code {
  return Object.hasOwn(ASSISTANT_ERRORS, code)
}
