import { widgetManifestEndpoint } from "../../../storefront-files"
import { endpoint } from "../../service"

export const GET = endpoint(widgetManifestEndpoint("assistant"))
