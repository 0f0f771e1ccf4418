import { z } from "@medusajs/framework/zod"
import { created } from "../../../../../../http"
import { ASSISTANT_MODULE } from "../../../../../../modules/assistant"
import type { AssistantService } from "../../../../../../modules/assistant"
import { MANAGE_ASSISTANT } from "../../../../../permissions"
import { AdminAssistantError, endpoint } from "../../../service"
import { HandoverDetailsOut, handoverParams, Note, readHandover } from "../../schemas"

export const POST = endpoint({
  id: "addHandoverNote",
  summary: "Note something about a hand-over",
  description: "For staff; the shopper doesn't see it.",
  tags: ["Hand-overs"],
  access: MANAGE_ASSISTANT,
  params: handoverParams,
  body: z.strictObject({ note: Note }),
  responses: { 201: HandoverDetailsOut },
  errors: ["assistant_not_found"],
  handler: async ({ params: { id }, body: { note }, identity, scope }) => {
    const { handovers } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    if (!(await handovers.addNote(id, identity.key, note))) {
      throw new AdminAssistantError("assistant_not_found")
    }
    return created(await readHandover(scope, id))
  },
})
