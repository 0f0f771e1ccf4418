import type { AddressRules } from "../../../network/address-guard"
import type { ProviderSetting } from "../settings-list"
import type { ChatProvider } from "../types"
import { CircuitBreaker } from "./circuit-breaker"
import { OpenAiCompatible } from "./openai-compatible"

/** A provider and how it is set up. */
export interface PooledProvider {
  setting: ProviderSetting
  provider: ChatProvider
}

/**
 * The language models of the settings, ready to be asked. One that is set up as before stays the
 * same, with its connections and with what is known about its failures.
 */
export class ProviderPool {
  private pool = new Map<string, PooledProvider>()
  private last: readonly ProviderSetting[] | undefined
  private ready: readonly PooledProvider[] = []

  constructor(private readonly rules: AddressRules) {}

  /** In the order of the settings. */
  providersFor(settings: readonly ProviderSetting[]): readonly PooledProvider[] {
    if (settings === this.last) return this.ready
    const next = new Map<string, PooledProvider>()
    for (const setting of settings) {
      const key = JSON.stringify(setting)
      next.set(key, this.pool.get(key) ?? make(setting, this.rules))
    }
    this.pool = next
    this.last = settings
    this.ready = [...next.values()]
    return this.ready
  }
}

function make(setting: ProviderSetting, rules: AddressRules): PooledProvider {
  return { setting, provider: new CircuitBreaker(new OpenAiCompatible(setting, rules)) }
}
