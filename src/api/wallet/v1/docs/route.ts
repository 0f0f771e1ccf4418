import { referenceEndpoint } from "../../../reference"
import { endpoint } from "../../service"

export const GET = endpoint(referenceEndpoint({ title: "Wallet API" }))
