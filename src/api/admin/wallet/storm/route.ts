import { z } from "@medusajs/framework/zod"
import { component, ok } from "../../../../http"
import { LEAST_OPERATIONS, runStorm } from "../../../../workflows/self-test/storm"
import { MANAGE_WALLETS } from "../../../permissions"
import { AdminError, endpoint } from "../service"

/** What one request may fire: seconds of work, not minutes. */
const MAX_OPERATIONS = 5000

const StormVerdict = component(
  "StormVerdict",
  z.strictObject({
    ok: z.boolean(),
    operations: z.int(),
    seconds: z.number(),
    per_second: z.int(),
    outcomes: z.record(z.string(), z.int()),
    checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string() })),
  }),
  { description: "Whether the ledger kept its promises under fire." }
)

export const POST = endpoint({
  id: "runStorm",
  summary: "Fire at scratch wallets and check the ledger",
  description:
    "Debits, transfers in all directions and redemptions on a few scratch wallets of this very " +
    "database, all at once; then the sums, the codes and the chains are checked. The wallets are " +
    "in the test currency XTS, which appears in no list that does not ask for it. One storm at a " +
    "time: 409 while another one is under way.",
  tags: ["Self-test"],
  access: MANAGE_WALLETS,
  body: z.object({ operations: z.int().min(LEAST_OPERATIONS).max(MAX_OPERATIONS).default(600) }),
  responses: { 200: StormVerdict },
  errors: ["wallet_storm_under_way"],
  handler: async ({ body, scope }) => {
    const verdict = await runStorm(scope, body.operations)
    if (!verdict) {
      throw new AdminError("wallet_storm_under_way")
    }
    return ok(verdict)
  },
})
