import { ok } from "medusa-plugin-wallet-assistant/http/index"
import { z } from "@medusajs/framework/zod"
import { keyed } from "../services"

export const GET = keyed.endpoint({
  id: "keyed",
  summary: "Nothing",
  tags: ["Bench"],
  access: "authenticated",
  responses: { 200: z.strictObject({}) },
  handler: () => ok({}),
})
