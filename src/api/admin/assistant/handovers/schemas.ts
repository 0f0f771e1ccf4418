import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, InstantOut } from "../../../../http"
import {
  ASSISTANT_MODULE,
  HANDOVER_ACTIONS,
  HANDOVER_STATUSES,
} from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { presentHandovers } from "../../../../workflows/assistant/handovers"
import { AdminAssistantError } from "../service"

export const HandoverStatusField = component("HandoverStatus", z.enum(HANDOVER_STATUSES), {
  description: "`open`: nobody of the staff has taken it yet.",
})

const fields = {
  id: z.uuid(),
  created_at: InstantOut,
  updated_at: InstantOut,
  status: HandoverStatusField,
  conversation_ref: z.string().meta({ description: "`GET /conversations/{ref}` has its words." }),
  language: z.string().meta({ description: "What the shopper speaks, two letters." }),
  request: z.string().meta({ description: "What they want, in their own words." }),
  customer: z
    .strictObject({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .meta({ description: "Whoever was signed in, as the store has them now; null of guests." }),
  email: z.string().nullable().meta({ description: "The address that they gave in the chat." }),
  sender: z.string().nullable().meta({
    description: "Under which they wrote over the messaging channel.",
  }),
  order_number: z.int().nullable().meta({ description: "The order that it is about." }),
  products: z
    .array(z.strictObject({ id: z.int(), name: z.string() }))
    .meta({ description: "What was in talk, by public numbers." }),
  taken_by: z.string().nullable().meta({
    description: "Key of the identity of who sees to it, or saw to it last, e.g. `user:user_01`.",
  }),
  problem: z.string().nullable().meta({
    description:
      "Why the event, the e-mail or the store's extension has failed; null when all is well.",
  }),
}

export const HandoverOut = component("Handover", z.strictObject(fields), {
  description: "What a shopper asks a person of the shop for.",
})

export const HandoverDetailsOut = component(
  "HandoverDetails",
  z.strictObject({
    ...fields,
    steps: z
      .array(
        z.strictObject({
          at: InstantOut,
          actor: z.string().meta({ description: "Key of the identity, e.g. `user:user_01`." }),
          action: z.enum(HANDOVER_ACTIONS),
          note: z.string().nullable(),
        })
      )
      .meta({ description: "What staff did about it, oldest first." }),
    transcript: z
      .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string() }))
      .meta({
        description:
          "The conversation, oldest first, without e-mail addresses and long numbers; empty once it is no longer kept.",
      }),
  }),
  { description: "A hand-over with what was said and what staff did about it." }
)

export const handoverParams = z.object({ id: z.uuid().meta({ description: "The hand-over." }) })

export const Note = z.string().trim().min(1).max(4_000)

/** @throws AdminAssistantError assistant_not_found */
export async function readHandover(
  scope: MedusaContainer,
  id: string
): Promise<z.input<typeof HandoverDetailsOut>> {
  const { conversations, handovers } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const found = await handovers.read(id)
  if (!found) throw new AdminAssistantError("assistant_not_found")
  const [shown] = await presentHandovers(scope, [found])
  const conversation = await conversations.readTranscript(found.conversation_ref)
  return {
    ...shown,
    steps: found.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    transcript: conversation?.transcript ?? [],
  }
}
