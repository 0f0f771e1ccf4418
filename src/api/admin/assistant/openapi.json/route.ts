import { adminOpenApiEndpoint } from "../../../openapi-endpoint"
import { adminAssistant, endpoint } from "../service"

export const GET = endpoint(adminOpenApiEndpoint(() => adminAssistant.openapi()))
