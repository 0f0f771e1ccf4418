export { createClient } from "./client"
export { PRESET_NAMES, presetOf, PRESETS } from "./presets"
export { ProviderPool } from "./provider-pool"
export type { PooledProvider } from "./provider-pool"
