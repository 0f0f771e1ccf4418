import { z } from "@medusajs/framework/zod"
import { component, ok } from "../../../../http"
import { examineStore } from "../../../../workflows/self-test/doctor"
import { MANAGE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"

const Diagnosis = component(
  "Diagnosis",
  z.strictObject({
    check: z.string(),
    status: z.enum(["ok", "warning", "failure"]),
    found: z.string(),
    advice: z.string().nullable().meta({ description: "What to do; null when all is well." }),
  }),
  { description: "One finding about the store's configuration or health." }
)

export const GET = endpoint({
  id: "examineStore",
  summary: "Examine configuration and health",
  description:
    "Keys, secrets, durability, clock, pool, Redis, HTTPS, client addresses, event relay, upkeep, checkpoints " +
    "and withdrawals that wait.",
  tags: ["Self-test"],
  access: MANAGE_WALLETS,
  responses: { 200: z.strictObject({ ok: z.boolean(), diagnoses: z.array(Diagnosis) }) },
  handler: async ({ request, scope }) => {
    const diagnoses = await examineStore(scope, {
      trustsProxy: Boolean(request.app.get("trust proxy")),
      cameByProxy: request.headers["x-forwarded-for"] !== undefined,
    })
    return ok({ ok: diagnoses.every(({ status }) => status !== "failure"), diagnoses })
  },
})
