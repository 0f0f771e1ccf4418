import type { MedusaContainer } from "@medusajs/framework/types"
import type { TurnContext } from "../../../extensions"
import type { Shopper } from "../../../modules/assistant/types"

/** For whom a turn is, as the store's own code is told. */
export function turnContextOf(container: MedusaContainer, shopper: Shopper): TurnContext {
  const { customer_id, language, locale, currency, region_id, country } = shopper
  return {
    container,
    ...(customer_id !== undefined && { customer_id }),
    language: language ?? locale.slice(0, 2).toLowerCase(),
    locale,
    currency,
    region_id,
    ...(country !== undefined && { country }),
  }
}
