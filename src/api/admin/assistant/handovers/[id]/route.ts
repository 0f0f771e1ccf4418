import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import { ASSISTANT_MODULE } from "../../../../../modules/assistant"
import type { AssistantService } from "../../../../../modules/assistant"
import { MANAGE_ASSISTANT, SEE_ASSISTANT } from "../../../../permissions"
import { AdminAssistantError, endpoint } from "../../service"
import {
  HandoverDetailsOut,
  handoverParams,
  HandoverStatusField,
  Note,
  readHandover,
} from "../schemas"

const REFUSALS = {
  unknown: "assistant_not_found",
  taken: "assistant_handover_taken",
  another_open: "assistant_handover_open",
} as const

export const GET = endpoint({
  id: "getHandover",
  summary: "Get a hand-over",
  tags: ["Hand-overs"],
  access: SEE_ASSISTANT,
  params: handoverParams,
  responses: { 200: HandoverDetailsOut },
  errors: ["assistant_not_found"],
  handler: async ({ params, scope }) => ok(await readHandover(scope, params.id)),
})

export const PATCH = endpoint({
  id: "updateHandover",
  summary: "Take, close or open a hand-over again",
  description:
    "Whoever does it is kept with it. What a colleague has taken is opened again before somebody else " +
    "takes it.",
  tags: ["Hand-overs"],
  access: MANAGE_ASSISTANT,
  params: handoverParams,
  body: z.strictObject({
    status: HandoverStatusField,
    note: Note.optional().meta({ description: "What is to be remembered of it, for staff." }),
  }),
  responses: { 200: HandoverDetailsOut },
  errors: ["assistant_not_found", "assistant_handover_taken", "assistant_handover_open"],
  handler: async ({ params: { id }, body: { status, note }, identity, scope }) => {
    const { handovers } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const refusal = await handovers.changeStatus(id, status, identity.key, note)
    if (refusal) throw new AdminAssistantError(REFUSALS[refusal])
    return ok(await readHandover(scope, id))
  },
})
