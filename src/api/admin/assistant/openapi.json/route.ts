import { adminOpenApiEndpoint } from "../../../openapi-endpoint"
import { SEE_ASSISTANT } from "../../../permissions"
import { adminAssistant, endpoint } from "../service"

export const GET = endpoint(adminOpenApiEndpoint(() => adminAssistant.openapi(), SEE_ASSISTANT))
