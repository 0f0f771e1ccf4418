import type { MedusaContainer } from "@medusajs/framework/types"
import { findProductId, findVariant } from "../../catalogue"
import type { CatalogueFilters, GetProductRequest, LookupRequest } from "./requests"
import { envelope, LOOKUP, presentListing } from "./present"
import type { Writing } from "./present"
import { featuredOf, readListings } from "./read-listings"
import type { Listing, Offer } from "./read-listings"
import { optionSignals, selectOffer, selectOffers } from "./select"

interface Input {
  id: string
  match: "exact" | "featured"
}

interface Found {
  product_id: string
  variant_id?: string
}

/** The tool `lookup_catalog`: products by the ids of them or of their variants, each once. */
export async function lookupCatalog(
  scope: MedusaContainer,
  writing: Writing,
  { ids, filters }: LookupRequest
) {
  const wanted = [...new Set(ids)]
  const found = new Map<string, Found>()
  for (const id of wanted) {
    const one = await resolveId(scope, id)
    if (one) found.set(id, one)
  }
  const productIds = [...found.values()].map(({ product_id }) => product_id)
  const listings = await readListings(scope, writing.shopper, productIds)
  const inputs = new Map<Listing, Map<Offer, Input[]>>()
  const missing: string[] = []
  for (const id of wanted) {
    const one = found.get(id)
    const listing = one && filtered(listings.get(one.product_id), filters)
    const offer = listing && offerOf(listing, one.variant_id)
    if (!listing || !offer) missing.push(id)
    else noteInput(inputs, listing, offer, { id, match: one.variant_id ? "exact" : "featured" })
  }
  const products = [...inputs].map(([listing, offers]) => {
    const product = presentListing(listing, [...offers.keys()], writing)
    const correlated = [...offers.values()]
    return {
      ...product,
      variants: product.variants.map((variant, index) => ({
        ...variant,
        inputs: correlated[index],
      })),
    }
  })
  return {
    ucp: envelope(LOOKUP),
    products,
    ...(missing.length
      ? { messages: missing.map((content) => ({ type: "info", code: "not_found", content })) }
      : {}),
  }

  /** One object per product, however many ids lead to it. */
  function filtered(listing: Listing | undefined, by: CatalogueFilters | undefined) {
    if (!listing) return undefined
    const passed = applyFilters(listing, by)
    if (passed) listings.set(listing.product.id, passed)
    return passed
  }
}

/** The tool `get_product`: one product in full, narrowed to the options that are selected. */
export async function getProduct(
  scope: MedusaContainer,
  writing: Writing,
  { id, selected = [], preferences, filters }: GetProductRequest
) {
  const found = await resolveId(scope, id)
  const listings = await readListings(scope, writing.shopper, found ? [found.product_id] : [])
  const whole = listings.get(found?.product_id ?? "")
  const listing = whole && applyFilters(whole, filters)
  const chosen =
    listing &&
    (found?.variant_id
      ? selectOffer(listing, found.variant_id)
      : selectOffers(listing, selected, preferences))
  if (!listing || !chosen) {
    const content = `Product not found: ${id}`
    return {
      ucp: envelope(LOOKUP, "error"),
      messages: [{ type: "error", code: "not_found", content, severity: "unrecoverable" }],
    }
  }
  const options = optionSignals(listing, chosen.selected)
  return {
    ucp: envelope(LOOKUP),
    product: {
      ...presentListing(listing, chosen.offers, writing),
      ...(options.length ? { options, selected: chosen.selected } : {}),
    },
  }
}

/** What filters leave of a product; undefined when that is nothing. */
export function applyFilters(
  listing: Listing,
  filters: CatalogueFilters = {}
): Listing | undefined {
  const { categories, price } = filters
  if (categories?.length) {
    const wanted = new Set(categories.map((one) => one.toLowerCase()))
    const own = (listing.product.categories ?? []).flatMap(({ handle, name }) => [handle, name])
    if (!own.some((one) => wanted.has(one.toLowerCase()))) return undefined
  }
  if (!price) return listing
  const min = BigInt(price.min ?? 0)
  const variants = listing.variants.filter(
    ({ price: { current } }) =>
      current >= min && (price.max === undefined || current <= BigInt(price.max))
  )
  if (variants.length === listing.variants.length) return listing
  return variants.length ? { ...listing, variants } : undefined
}

async function resolveId(scope: MedusaContainer, id: string): Promise<Found | undefined> {
  if (id.startsWith("variant_")) return findVariant(scope, id)
  const product_id = await findProductId(scope, id)
  return product_id === undefined ? undefined : { product_id }
}

function offerOf({ variants }: Listing, variantId: string | undefined): Offer | undefined {
  return variantId ? variants.find(({ variant }) => variant.id === variantId) : featuredOf(variants)
}

function noteInput(
  inputs: Map<Listing, Map<Offer, Input[]>>,
  listing: Listing,
  offer: Offer,
  input: Input
) {
  const offers = inputs.get(listing) ?? new Map<Offer, Input[]>()
  inputs.set(listing, offers)
  offers.set(offer, [...(offers.get(offer) ?? []), input])
}
