import type { Evidence } from "./evidence"

/** `{{price:12}}`, `{{price:12:34}}`, `{{policy:returns}}` */
const SLOT = /\{\{ *([a-z_]+)(?::([\w-]+))?(?::(\d+))? *\}\}/g

/** Fields of facts by the name that a model uses for them. */
const FIELDS: Record<string, (variation: string | undefined) => RegExp> = {
  price: (place) =>
    place ? new RegExp(`^variations\\[${place}\\]\\.price_amount$`) : /^price_amount$/,
  regular: (place) =>
    place ? new RegExp(`^variants\\[${place}\\]\\.regular_price_amount$`) : /^regular_price/,
  saving: () => /saving$/,
  percent: () => /discount_percent$/,
  rating: () => /^rating$/,
  reviews: () => /^review_count$/,
  stock: (place) =>
    place
      ? new RegExp(`^varia(?:tions|nts)\\[${place}\\]\\.(?:available|in_stock)$`)
      : /^(?:in_stock|stock)$/,
}
const GENERAL: Record<string, RegExp> = {
  balance: /^wallet\./,
  cart_total: /^cart\.total$/,
  order_total: /\.total$/,
  shipping: /^shipping\.options\[\d+\]\.price$/,
}

/**
 * Prints what a model has left to the shop: each slot is replaced by what the fact of that name says.
 * A slot that names nothing a tool has read stays as it is, and no sentence leaves with one.
 */
export function fillSlots(text: string, evidence: Evidence): string {
  return text.replace(SLOT, (slot, name: string, about?: string, variation?: string) => {
    return printed(evidence, name, about, variation) ?? slot
  })
}

export function hasSlot(text: string): boolean {
  return /\{\{|\}\}/.test(text)
}

function printed(
  evidence: Evidence,
  name: string,
  about?: string,
  variation?: string
): string | undefined {
  const general = GENERAL[name]
  if (general) {
    const fact = evidence.facts.find(
      ({ field, product_id }) => product_id === undefined && general.test(field)
    )
    return fact?.display[0] ?? fact?.value
  }
  if (name === "policy") {
    return evidence.facts.find(
      ({ kind, field }) => kind === "policy" && field === `policies.${about}`
    )?.value
  }
  const id = Number(about)
  const card = evidence.card(id)
  const field = FIELDS[name]
  if (!card || !field) return undefined
  const index =
    variation === undefined
      ? -1
      : card.variations.findIndex(({ variation_id }) => variation_id === Number(variation))
  if (variation !== undefined && index < 0) return undefined
  const wanted = field(index < 0 ? undefined : String(index))
  const fact = evidence.facts.find((each) => each.product_id === id && wanted.test(each.field))
  return fact?.display[0] ?? fact?.value
}
