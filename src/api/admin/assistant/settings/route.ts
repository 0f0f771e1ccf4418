import { endpoint } from "../service"
import { get, patch } from "./endpoints"

export const GET = endpoint(get)
export const PATCH = endpoint(patch)
