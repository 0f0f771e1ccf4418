import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assistantSettingsOf } from "../../../modules/assistant"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { listCategories, readProducts, withBelow } from "../catalogue"
import { findByCodes } from "./find-by-code"
import { visualSearchOf } from "./index-images"
import { hasOwnProvider, matchPicture } from "./providers"
import type { LookalikeFilters } from "./providers"

export interface Lookalikes {
  /** Whether anybody was there to look at the picture. */
  available: boolean
  cards: ProductCard[]
}

/** Candidates that are read at a time, and at all. */
const BATCH = 40
const MAX_CANDIDATES = 1_000

/**
 * Finds products that look like a picture: what a barcode on it names, then copies of a product's
 * photo, then what is alike. Filters, stock and prices are those of this moment, whatever a provider
 * says. The picture is kept nowhere.
 *
 * @throws PictureError when it can't be read
 */
export async function findLookalikes(
  scope: MedusaContainer,
  shopper: Shopper,
  picture: Buffer,
  filters: LookalikeFilters
): Promise<Lookalikes> {
  const service = visualSearchOf(scope)
  const { vision_provider } = assistantSettingsOf(scope)
  const sees = await service.canSee()
  if (vision_provider === "none" || !(sees || hasOwnProvider(scope))) {
    return { available: false, cards: [] }
  }
  const named = sees ? await findByCodes(scope, await service.readCodes(picture)) : []
  const alike = await matchPicture(scope, shopper, picture, filters)
  const candidates = [...new Set([...named, ...alike])].slice(0, MAX_CANDIDATES)
  return { available: true, cards: await pickCards(scope, shopper, candidates, filters) }
}

/** The first candidates that are for sale and within the filters. */
async function pickCards(
  scope: MedusaContainer,
  shopper: Shopper,
  candidates: readonly string[],
  filters: LookalikeFilters
): Promise<ProductCard[]> {
  const within = await inCategory(scope, shopper, candidates, filters.category_id)
  const cards: ProductCard[] = []
  for (let from = 0; from < within.length && cards.length < filters.limit; from += BATCH) {
    const read = await readProducts(scope, shopper, within.slice(from, from + BATCH))
    cards.push(...read.map(({ card }) => card).filter((card) => fits(card, filters)))
  }
  return cards.slice(0, filters.limit)
}

async function inCategory(
  scope: MedusaContainer,
  shopper: Shopper,
  candidates: readonly string[],
  categoryId: string | undefined
): Promise<readonly string[]> {
  if (!categoryId || !candidates.length) return candidates
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id"],
    filters: {
      id: [...candidates],
      // What lies in a category lies in those that it lies in, too.
      categories: { id: withBelow(await listCategories(scope, shopper), categoryId) },
    },
  })
  const inside = new Set(data.map(({ id }) => id))
  return candidates.filter((id) => inside.has(id))
}

function fits(card: ProductCard, { min_price, max_price }: LookalikeFilters): boolean {
  if (!card.in_stock || card.price_amount === null) return false
  const price = BigInt(card.price_amount)
  return (
    (min_price === undefined || price >= min_price) &&
    (max_price === undefined || price <= max_price)
  )
}
