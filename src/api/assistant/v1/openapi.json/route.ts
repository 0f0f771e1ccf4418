import { openApiEndpoint } from "../../../openapi-endpoint"
import { assistant, endpoint } from "../../service"

export const GET = endpoint(openApiEndpoint(() => assistant.openapi()))
