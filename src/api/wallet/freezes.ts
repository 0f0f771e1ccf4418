import { z } from "@medusajs/framework/zod"
import { component, PositiveInteger, text } from "../../http"

export const freezeParams = z.object({
  id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }),
})

export const FreezeRequest = component(
  "FreezeRequest",
  z.object({
    reason: text({ min: 1, max: 255 }).meta({
      description: "For staff only; kept in the record of access.",
      examples: ["Account taken over, as the customer says"],
    }),
  })
)
