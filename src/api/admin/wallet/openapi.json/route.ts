import { adminOpenApiEndpoint } from "../../../openapi-endpoint"
import { adminWallet, endpoint } from "../service"

export const GET = endpoint(adminOpenApiEndpoint(() => adminWallet.openapi()))
