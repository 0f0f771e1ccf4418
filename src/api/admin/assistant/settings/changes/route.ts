import { endpoint } from "../../service"
import { changes } from "../endpoints"

export const GET = endpoint(changes)
