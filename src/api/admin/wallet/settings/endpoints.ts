import { ACCESS_MODULE, SETTINGS } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { settingsEndpoints } from "../../../settings-endpoints"
import { MANAGE_WALLETS } from "../../../permissions"

export const { get, patch, changes } = settingsEndpoints(
  "Settings",
  SETTINGS,
  (scope) => scope.resolve<AccessService>(ACCESS_MODULE),
  MANAGE_WALLETS
)
