import { responseSchema } from "../endpoint"
import type { Endpoint } from "../endpoint"

let enabled: boolean | undefined

/** Whether answers are held against their declared schema: in tests and development, or on demand. */
export function checksReplies(): boolean {
  enabled ??=
    process.env.WALLET_CHECK_RESPONSES === "true" ||
    (process.env.WALLET_CHECK_RESPONSES !== "false" &&
      ["test", "development"].includes(process.env.NODE_ENV ?? "development"))
  return enabled
}

/** Throws when an answer is not what the endpoint declares; the caller gets a 500, the log why. */
export function checkReply(endpoint: Endpoint, status: number, body: unknown): void {
  const { id, responses } = endpoint.spec
  const declared = responses[status]
  if (!declared) throw new Error(`${id} answered ${status}, which it does not declare`)
  if (Buffer.isBuffer(body)) return
  const schema = responseSchema(declared)
  const result = schema.safeParse(body)
  if (result.success) return
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join(".") || "body"}: ${issue.message}`
  )
  throw new Error(`${id} answered ${status} with another shape: ${problems.join("; ")}`)
}
