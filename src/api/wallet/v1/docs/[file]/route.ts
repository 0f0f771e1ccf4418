import { referenceScriptEndpoint } from "../../../../reference"
import { wallet, endpoint } from "../../../service"

export const GET = endpoint(referenceScriptEndpoint(wallet))
