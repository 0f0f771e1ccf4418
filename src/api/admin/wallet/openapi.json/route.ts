import { adminOpenApiEndpoint } from "../../../openapi-endpoint"
import { SEE_WALLETS } from "../../../permissions"
import { adminWallet, endpoint } from "../service"

export const GET = endpoint(adminOpenApiEndpoint(() => adminWallet.openapi(), SEE_WALLETS))
