import { useHost } from "../api/use-api"

interface Stores {
  stores: { supported_currencies: { currency_code: string; is_default: boolean }[] }[]
}

/** The store's currencies in upper case, its own first. */
export function useCurrencies(): string[] {
  const { data } = useHost<Stores>("/admin/stores", { fields: "*supported_currencies" })
  const supported = data?.stores[0]?.supported_currencies ?? []
  return [...supported]
    .sort((a, b) => Number(b.is_default) - Number(a.is_default))
    .map(({ currency_code }) => currency_code.toUpperCase())
}
