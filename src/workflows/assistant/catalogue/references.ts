import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"

/** A public number, the host's own id, or (of a product) its handle. */
export type CatalogueReference = number | string

const NUMBER = /^[1-9][0-9]{0,14}$/
const MAX_LENGTH = 255

/**
 * The host id of a product by its public number, its id or handle, or the id of one of its
 * variants; undefined when there is none. Whether it is on sale here is for `readCards` to say.
 */
export async function findProductId(
  scope: MedusaContainer,
  reference: CatalogueReference
): Promise<string | undefined> {
  const text = String(reference).trim()
  if (!text || text.length > MAX_LENGTH) return undefined
  if (NUMBER.test(text)) {
    return accessOf(scope).hostIdFor("product", Number(text))
  }
  if (text.startsWith("variant_")) return (await findVariant(scope, text))?.product_id
  const products = scope.resolve(Modules.PRODUCT)
  const filter = text.startsWith("prod_") ? { id: text } : { handle: text }
  const [product] = await products.listProducts(filter, { select: ["id"], take: 1 })
  return product?.id
}

/** A variant by its public number or id, and the product that it is one of. */
export async function findVariant(
  scope: MedusaContainer,
  reference: CatalogueReference
): Promise<{ variant_id: string; product_id: string } | undefined> {
  const text = String(reference).trim()
  const id = NUMBER.test(text) ? await accessOf(scope).hostIdFor("variant", Number(text)) : text
  if (!id || id.length > MAX_LENGTH) return undefined
  const [variant] = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants({ id }, { select: ["id", "product_id"], take: 1 })
  return variant?.product_id
    ? { variant_id: variant.id, product_id: variant.product_id }
    : undefined
}

/** The host id of a category that shoppers may see, by its public number, its id or handle. */
export async function findCategoryId(
  scope: MedusaContainer,
  reference: string
): Promise<string | undefined> {
  const text = reference.trim()
  const id = NUMBER.test(text) ? await accessOf(scope).hostIdFor("category", Number(text)) : text
  if (!id || id.length > MAX_LENGTH) return undefined
  const named = id.startsWith("pcat_") ? { id } : { handle: id }
  const [category] = await scope
    .resolve(Modules.PRODUCT)
    .listProductCategories(
      { ...named, is_active: true, is_internal: false },
      { select: ["id"], take: 1 }
    )
  return category?.id
}

function accessOf(scope: MedusaContainer) {
  return scope.resolve<AccessService>(ACCESS_MODULE)
}
