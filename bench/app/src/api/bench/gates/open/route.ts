import { ok } from "medusa-plugin-wallet-assistant/http/index"
import { z } from "@medusajs/framework/zod"
import { open } from "../services"

export const GET = open.endpoint({
  id: "open",
  summary: "Nothing",
  tags: ["Bench"],
  access: "public",
  responses: { 200: z.strictObject({}) },
  handler: () => ok({}),
})
