export { PRESET_NAMES, PRESETS } from "./presets"
export { ProviderPool } from "./provider-pool"
export type { PooledProvider } from "./provider-pool"
