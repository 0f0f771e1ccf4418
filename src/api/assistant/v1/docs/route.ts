import { referenceEndpoint } from "../../../reference"
import { endpoint } from "../../service"

export const GET = endpoint(referenceEndpoint({ title: "Assistant API" }))
