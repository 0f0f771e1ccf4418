import type { MedusaContainer } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import AccessService from "./service"
import type { Settings } from "./settings-list"

export const ACCESS_MODULE = "walletAccess"

export { AUDIT_ACTIONS } from "./audit"
export type { AuditRecord } from "./audit"
export { BLOCKED_CONTROLS } from "./blocked-attempts"
export type { BlockedAttempt, BlockedControl } from "./blocked-attempts"
export { KEY_SCOPES } from "./credentials"
export type {
  ApplicationPassword,
  CredentialKind,
  CredentialOwner,
  KeyScope,
  StoreApiKey,
} from "./credentials"
export { GRANT_SUBJECTS, GRANTABLE_CAPABILITIES } from "./grants"
export type { GivenCapability, Grant, GrantableCapability, GrantSubject } from "./grants"
export { KYC_STATUSES } from "./kyc"
export type { KycRecord, KycStatus } from "./kyc"
export type { AccessData } from "./personal-data"
export type { PublicNumberKind } from "./public-numbers"
export type { RequestLogEntry } from "./request-log"
export { GUARDED_OPERATIONS, SETTINGS } from "./settings-list"
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
