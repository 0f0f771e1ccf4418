import { nonceEndpoint } from "../../../nonce"
import { endpoint } from "../../service"

export const GET = endpoint(nonceEndpoint)
