import { ok } from "medusa-plugin-wallet-assistant/http/index"
import { z } from "@medusajs/framework/zod"
import { nonced } from "../services"

export const GET = nonced.endpoint({
  id: "nonced",
  summary: "Nothing",
  tags: ["Bench"],
  access: "authenticated",
  responses: { 200: z.strictObject({}) },
  handler: () => ok({}),
})
