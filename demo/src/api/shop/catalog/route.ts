import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  ContainerRegistrationKeys,
  getVariantAvailability,
  Modules,
  QueryContext,
} from "@medusajs/framework/utils"
import { REVIEWS_MODULE, type ReviewsService } from "medusa-plugin-wallet-assistant/modules/reviews"

interface PricedVariant {
  id: string
  options: { value: string; option: { title: string } }[]
  calculated_price?: { calculated_amount: number | null; original_amount: number | null }
}

interface ListedProduct {
  id: string
  title: string
  handle: string
  subtitle: string | null
  thumbnail: string | null
  created_at: string
  categories: { handle: string }[]
  variants: PricedVariant[]
}

const FRESH_MS = 5_000

interface KeptList {
  read_at: number
  products: Promise<object[]>
  /** The next one, while it is being read. */
  next?: Promise<object[]>
}

const kept = new Map<string, KeptList>()

/**
 * All products of a region with what a list shows of them, in a few kilobytes: lists, filters and
 * sorting then ask no more. The product's own page reads the Store API.
 */
export async function GET({ scope, query }: MedusaRequest, response: MedusaResponse) {
  response.json({ products: await listFor(scope, String(query.region_id ?? "")) })
}

/** A list that is a little old is answered at once, and read anew for whoever asks next. */
function listFor(scope: MedusaContainer, region: string): Promise<object[]> {
  const list = kept.get(region)
  if (list && (list.next || list.read_at + FRESH_MS > Date.now())) return list.products
  const products = readProducts(scope, region)
  const keep = () => kept.set(region, { read_at: Date.now(), products })
  if (!list) {
    keep()
    products.catch(() => kept.delete(region))
    return products
  }
  list.next = products
  products.then(keep, () => (list.next = undefined))
  return list.products
}

async function readProducts(scope: MedusaContainer, region_id: string): Promise<object[]> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const [channel] = await scope.resolve(Modules.SALES_CHANNEL).listSalesChannels()
  const region = await scope.resolve(Modules.REGION).retrieveRegion(region_id)
  const { data } = await query.graph({
    entity: "product",
    fields: [
      "id",
      "title",
      "handle",
      "subtitle",
      "thumbnail",
      "created_at",
      "categories.handle",
      "variants.id",
      "variants.options.value",
      "variants.options.option.title",
      "variants.calculated_price.*",
    ],
    filters: { status: "published" },
    pagination: { take: 500, order: { created_at: "DESC" } },
    context: {
      variants: {
        calculated_price: QueryContext({ region_id, currency_code: region.currency_code }),
      },
    },
  })
  const products = data as unknown as ListedProduct[]
  const [stock, ratings] = await Promise.all([
    getVariantAvailability(query, {
      variant_ids: products.flatMap(({ variants }) => variants.map(({ id }) => id)),
      sales_channel_id: channel?.id ?? "",
    }),
    scope.resolve<ReviewsService>(REVIEWS_MODULE).readRatings(products.map(({ id }) => id)),
  ])
  return products.flatMap((product) => {
    const priced = product.variants.filter(
      ({ calculated_price }) => calculated_price?.calculated_amount != null
    )
    const cheapest = priced.sort((a, b) => amountOf(a) - amountOf(b))[0]
    if (!cheapest) return []
    const available = priced.filter(({ id }) => (stock[id]?.availability ?? 0) > 0)
    const rating = ratings.get(product.id)
    return {
      id: product.id,
      title: product.title,
      handle: product.handle,
      subtitle: product.subtitle,
      thumbnail: product.thumbnail,
      created_at: product.created_at,
      categories: product.categories.map(({ handle }) => handle),
      price: amountOf(cheapest),
      regular: cheapest.calculated_price!.original_amount,
      from: new Set(priced.map(amountOf)).size > 1,
      in_stock: available.length > 0,
      colours: valuesOf(available, /^colou?r$/i),
      sizes: valuesOf(available, /size|waist/i),
      rating: rating?.rating ?? null,
      reviews: rating?.review_count ?? 0,
    }
  })
}

function amountOf({ calculated_price }: PricedVariant): number {
  return calculated_price!.calculated_amount!
}

function valuesOf(variants: PricedVariant[], title: RegExp): string[] {
  const found = variants.flatMap(({ options }) =>
    options.filter(({ option }) => title.test(option.title)).map(({ value }) => value)
  )
  return [...new Set(found)]
}
