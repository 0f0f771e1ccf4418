import type { MedusaRequest } from "@medusajs/framework/http"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"

/** Reads the settings again before a request when those that are known are too old. */
export function prepareSettings(request: MedusaRequest): Promise<void> | undefined {
  return request.scope.resolve<AccessService>(ACCESS_MODULE).refreshSettings()
}
