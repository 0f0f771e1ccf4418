import { nonceEndpoint } from "../../../nonce"
import { assistant, endpoint } from "../../service"

export const GET = endpoint(nonceEndpoint(assistant))
