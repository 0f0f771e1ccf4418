import { Module } from "@medusajs/framework/utils"
import ReloadsService from "./service"

export const RELOADS_MODULE = "walletReloads"

export default Module(RELOADS_MODULE, { service: ReloadsService })

export type { ReloadsService }
export { afterDecline, DECLINES_UNTIL_END } from "./core/retries"
export {
  mayBecome,
  OPEN_STATES,
  RELOAD_STATES,
  type ReloadState,
  statesBefore,
} from "./core/reload-states"
export * from "./types"
