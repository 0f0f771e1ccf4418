import { widgetFileEndpoint } from "../../../../storefront-files"
import { assistant, endpoint } from "../../../service"

export const GET = endpoint(widgetFileEndpoint(assistant))
