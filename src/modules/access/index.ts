import type { MedusaContainer } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import AccessService from "./service"
import type { Settings } from "./settings-list"

export const ACCESS_MODULE = "walletAccess"

export type { ApplicationPassword, NewApplicationPassword } from "./application-passwords"
export { BLOCKED_CONTROLS } from "./blocked-attempts"
export type { BlockedAttempt, BlockedControl } from "./blocked-attempts"
export { KYC_STATUSES } from "./kyc"
export type { KycRecord, KycStatus } from "./kyc"
export type { PublicNumberKind } from "./public-numbers"
export type { RequestLogEntry } from "./request-log"
export type { EffectiveSettings, SettingChange, SettingChanges, SettingSource } from "./settings"
export { GUARDED_OPERATIONS, SETTING_KEYS, SETTINGS } from "./settings-list"
export type { GuardedOperation, SettingKey, Settings, SettingValues } from "./settings-list"
export { STEP_UP_METHODS } from "./step-up"
export type { StepUpMethod, StepUpSession } from "./step-up"
export { AccessService }

/** The settings, at once: for everything that happens below a request of ours. */
export function settingsOf(scope: MedusaContainer): Settings {
  return scope.resolve<AccessService>(ACCESS_MODULE).settings()
}

/** The settings for a job, a subscriber or a script, which no request has read them for. */
export async function loadSettings(scope: MedusaContainer): Promise<Settings> {
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  await access.refreshSettings()
  return access.settings()
}

export default Module(ACCESS_MODULE, { service: AccessService })
