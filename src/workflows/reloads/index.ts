export { agreeToReload, endAutoReload, endAutoReloadsOf } from "./agreements"
export { isWithinLimits, reloadIfLow } from "./charge-reload"
export { resolveReload, settleReloadOfTopUp, type StaffFinding } from "./settle-reload"
export { sweepReloads } from "./sweep-reloads"
