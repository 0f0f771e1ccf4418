import { refusalOfUrl } from "../../../network/address-guard"
import type { AddressRules } from "../../../network/address-guard"
import type { ProviderSetting } from "../settings-list"

/** This machine is open, where many run a model of their own; private networks on request. */
export const PROVIDER_RULES: AddressRules = {
  allowHttp: true,
  allowLoopback: true,
  allowPrivateAddresses: false,
}

/**
 * Where providers may be, by the plugin option `assistant_allow_private_addresses` or the
 * environment's `WALLET_ASSISTANT_ALLOW_PRIVATE_ADDRESSES`. No setting of the dashboard: whoever can
 * set a provider's address must not be able to open the store's network to it.
 *
 * @throws Error for a value that is neither true nor false
 */
export function readProviderRules(
  options: Record<string, unknown>,
  env: NodeJS.ProcessEnv = process.env
): AddressRules {
  const value =
    options.assistant_allow_private_addresses ?? env.WALLET_ASSISTANT_ALLOW_PRIVATE_ADDRESSES
  const text = String(value ?? "")
  if (!["", "true", "false"].includes(text)) {
    throw new Error(
      `The option "assistant_allow_private_addresses" must be true or false, not "${text}"`
    )
  }
  return { ...PROVIDER_RULES, allowPrivateAddresses: text === "true" }
}

/** Why one of the providers can't be asked where it is said to be; undefined when all can. */
export function refusalOfProviders(
  providers: readonly ProviderSetting[],
  rules: AddressRules
): string | undefined {
  for (const { name, base_url } of providers) {
    const refusal = base_url === undefined ? null : refusalOfUrl(base_url, rules)
    if (refusal) return `the base_url of "${name}" ${refusal}`
  }
  return undefined
}
