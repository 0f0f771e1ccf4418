import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  ASSISTANT_MODULE,
  type AssistantService,
} from "medusa-plugin-wallet-assistant/modules/assistant"

/** What the assistant may say about how the shop does things is what the shop's own page says. */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse) {
  const assistant = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const { values } = await assistant.describeSettings()
  response.json({ policies: values.policies })
}
