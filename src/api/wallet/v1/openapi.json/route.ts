import { openApiEndpoint } from "../../../openapi-endpoint"
import { endpoint, wallet } from "../../service"

export const GET = endpoint(openApiEndpoint(() => wallet.openapi()))
