import { widgetFileEndpoint } from "../../../../storefront-files"
import { wallet, endpoint } from "../../../service"

export const GET = endpoint(widgetFileEndpoint(wallet))
