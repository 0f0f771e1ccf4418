import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

const MAX_LENGTH = 500
const DIGITS = /^[0-9]{8,14}$/

/**
 * The products that barcodes or QR codes name: by barcode, EAN, UPC or SKU of a variant, or by the
 * address of a product's page.
 */
export async function findByCodes(
  scope: MedusaContainer,
  codes: readonly string[]
): Promise<string[]> {
  const texts = codes.filter((text) => text.length <= MAX_LENGTH)
  if (!texts.length) return []
  const numbers = [...new Set(texts.flatMap(spellings))]
  const { data: variants } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "variant",
    fields: ["product_id"],
    filters: {
      $or: [{ barcode: numbers }, { ean: numbers }, { upc: numbers }, { sku: texts }],
    },
    pagination: { take: 50, skip: 0 },
  })
  const ids = variants.map(({ product_id }) => product_id as string)
  const handles = texts.flatMap(handleIn)
  if (handles.length) {
    const products = await scope
      .resolve(Modules.PRODUCT)
      .listProducts({ handle: handles }, { select: ["id"] })
    ids.push(...products.map(({ id }) => id))
  }
  return [...new Set(ids)]
}

/** A UPC is an EAN that begins with zero; either may be printed, either may be stored. */
function spellings(code: string): string[] {
  if (!DIGITS.test(code)) return [code]
  const bare = code.replace(/^0+(?=.)/, "")
  return [code, bare, bare.padStart(8, "0"), ...[12, 13, 14].map((n) => bare.padStart(n, "0"))]
}

/** The last part of an address: that is where storefronts have a product's handle. */
function handleIn(text: string): string[] {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return []
  const [, handle] = /\/products?\/([^/]+)\/?$/.exec(new URL(text).pathname) ?? []
  try {
    return handle ? [decodeURIComponent(handle)] : []
  } catch {
    return []
  }
}
