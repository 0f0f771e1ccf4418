import type { MedusaRequest } from "@medusajs/framework/http"
import { ASSISTANT_MODULE } from "../../modules/assistant"
import type { AssistantService } from "../../modules/assistant"

/** Reads the assistant's settings again before a request when those that are known are too old. */
export function prepareAssistantSettings(request: MedusaRequest): Promise<void> | undefined {
  return request.scope.resolve<AssistantService>(ASSISTANT_MODULE).refreshSettings()
}
