import { referenceScriptEndpoint } from "../../../../reference"
import { assistant, endpoint } from "../../../service"

export const GET = endpoint(referenceScriptEndpoint(assistant))
