import { isUtf8 } from "node:buffer"
import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import {
  checkReviews,
  importReviews,
  MAX_REVIEWS,
} from "../../../../../workflows/assistant/reviews/import-reviews"
import { readRecords } from "../../../../../workflows/assistant/reviews/review-file"
import { MANAGE_ASSISTANT } from "../../../../permissions"
import { AdminAssistantError, endpoint } from "../../service"
import { countsOf, ImportResult, Source } from "../schemas"

export const POST = endpoint({
  id: "importReviews",
  summary: "Bring in a file of product reviews",
  description:
    `A JSON array, JSON lines, or CSV with the names of the fields in its first line; at most ${MAX_REVIEWS} ` +
    "reviews with the fields of `addReviews`. All of them are kept or, when one is wrong, none; " +
    "`data.params` says what is wrong by line. Sending a file again changes nothing.",
  tags: ["Reviews"],
  access: MANAGE_ASSISTANT,
  upload: {
    field: "file",
    description: "The file; JSON, JSON lines or CSV in UTF-8.",
    maxBytes: 20 * 1024 * 1024,
    missing: "assistant_file_missing",
    tooLarge: "assistant_file_too_large",
  },
  body: z.object({ source: Source.default("import") }),
  responses: { 200: ImportResult },
  handler: async ({ body, upload, scope }) => {
    return ok(countsOf(await importReviews(scope, body.source, checkReviews(recordsOf(upload)))))
  },
})

function recordsOf(file: Buffer) {
  if (!isUtf8(file)) throw refusal("is not UTF-8")
  try {
    return readRecords(file.toString("utf8"))
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal(error.message)
    throw error
  }
}

function refusal(problem: string) {
  return new AdminAssistantError("assistant_invalid_param", { data: { params: { file: problem } } })
}
