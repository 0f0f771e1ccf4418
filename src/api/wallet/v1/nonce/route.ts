import { nonceEndpoint } from "../../../nonce"
import { endpoint, wallet } from "../../service"

export const GET = endpoint(nonceEndpoint(wallet))
