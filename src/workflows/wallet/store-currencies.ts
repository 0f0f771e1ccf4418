import type { IStoreModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export interface StoreCurrencies {
  /** ISO 4217, upper case. */
  main: string
  all: ReadonlySet<string>
}

/** Currencies hardly ever change: one that is dropped may be taken for seconds more, which saves each request a query. */
const TTL_MS = 5_000
const known = new WeakMap<object, { currencies: Promise<StoreCurrencies>; until: number }>()

/**
 * The currencies that the store sells in, read at most every five seconds, and once more for a
 * `wanted` one that is not among them: staff may have added it a moment ago.
 */
export async function storeCurrencies(
  scope: MedusaContainer,
  wanted?: string
): Promise<StoreCurrencies> {
  const stores = scope.resolve(Modules.STORE)
  const cached = known.get(stores)
  if (cached && cached.until > Date.now()) {
    const currencies = await cached.currencies
    if (wanted === undefined || currencies.all.has(wanted)) return currencies
  }
  const currencies = readStoreCurrencies(stores)
  known.set(stores, { currencies, until: Date.now() + TTL_MS })
  currencies.catch(() => known.delete(stores))
  return await currencies
}

async function readStoreCurrencies(stores: IStoreModuleService): Promise<StoreCurrencies> {
  const [store] = await stores.listStores({}, { relations: ["supported_currencies"], take: 1 })
  const supported = store?.supported_currencies ?? []
  const main = supported.find((currency) => currency.is_default) ?? supported[0]
  if (!main) {
    throw new Error("The store has no currency")
  }
  return {
    main: main.currency_code.toUpperCase(),
    all: new Set(supported.map(({ currency_code }) => currency_code.toUpperCase())),
  }
}
