/** What an agent wants handed over, in the words of `ids`. */
export interface HandoffWish {
  /** As it was written, for answers that have to name it. */
  written: string
  /** Public number, id or handle of a product. */
  product?: string
  /** Public number or id of a variant. */
  variation?: string
  quantity: number
}

export const MAX_WISHES = 50
const MAX_QUANTITY = 999
const WISH = /^(var:)?([^\s:,]{1,255})(?::(\d{1,9}))?$/
const VARIATION = /^(?:[1-9]\d{0,14}|variant_[\w-]{1,60})$/

/**
 * Reads `12,15:2,var:77:3`: products by number, id or handle, variants after `var:`, quantities
 * after a colon.
 *
 * @returns the wishes, or a sentence without subject about what is wrong with `ids`
 */
export function parseHandoffIds(ids: string): HandoffWish[] | string {
  const parts = ids
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
  if (!parts.length) return "must name at least one product"
  if (parts.length > MAX_WISHES) return `must not name more than ${MAX_WISHES} products`
  const wishes: HandoffWish[] = []
  for (const written of parts) {
    const wish = parseWish(written)
    if (typeof wish === "string") return wish
    wishes.push(wish)
  }
  return wishes
}

function parseWish(written: string): HandoffWish | string {
  const shown = JSON.stringify(written.slice(0, 60))
  const [, prefix, reference, count] = WISH.exec(written) ?? []
  if (reference === undefined) return `has ${shown}, which is not like 12, 15:2 or var:77`
  const quantity = count === undefined ? 1 : Number(count)
  if (quantity < 1 || quantity > MAX_QUANTITY) {
    return `has ${shown}: quantities are from 1 to ${MAX_QUANTITY}`
  }
  const isVariation = prefix !== undefined || reference.startsWith("variant_")
  if (isVariation && !VARIATION.test(reference)) {
    return `has ${shown}: a variant is named by its number or id`
  }
  return { written, quantity, ...(isVariation ? { variation: reference } : { product: reference }) }
}
