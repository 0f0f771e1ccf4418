import { ASSISTANT_MODULE, ASSISTANT_SETTINGS } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { settingsEndpoints } from "../../../settings-endpoints"
import { MANAGE_ASSISTANT } from "../../../permissions"

export const { get, patch, changes } = settingsEndpoints(
  "AssistantSettings",
  ASSISTANT_SETTINGS,
  (scope) => scope.resolve<AssistantService>(ASSISTANT_MODULE),
  MANAGE_ASSISTANT
)
