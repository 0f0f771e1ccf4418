import { widgetEndpoint } from "../../../storefront-files"
import { endpoint } from "../../service"

export const GET = endpoint(widgetEndpoint("wallet"))
