/** Products with their pictures, variants, prices and stock, the running sale, and the reviews. */
import type { CreateProductWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createInventoryLevelsWorkflow,
  createPriceListsWorkflow,
  createProductCategoriesWorkflow,
  createProductTagsWorkflow,
  createProductsWorkflow,
  deletePriceListsWorkflow,
  deleteProductCategoriesWorkflow,
  deleteProductTagsWorkflow,
  deleteProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { CATALOGUE, CATEGORIES, handleOf, pricesOf, type CatalogueProduct } from "./seed-catalogue"
import { storePicture } from "./seed-images"
import type { Notebook } from "./seed-notebook"
import { Random } from "./seed-random"
import { reportWork } from "./seed-report"
import { seedReviews } from "./seed-reviews"
import type { Shop } from "./seed-store"

const BATCH = 8
export const PRODUCT_BATCHES = Math.ceil(CATALOGUE.length / BATCH)
const SALE = "Autumn sale"
/** Longer than the oldest review. */
const LISTED_DAYS = 500

/** A stock-keeping unit's name, readable: HARBOUR-COTTON-T-SHIRT-NAVY-M. */
function skuOf(...parts: string[]): string {
  return handleOf(parts.join(" ")).toUpperCase()
}

function variantsOf(product: CatalogueProduct) {
  const { title, colours, sizes, cents, centsPerSize = 0 } = product
  const values = sizes?.values ?? [undefined]
  return colours.flatMap((colour, row) =>
    values.map((size, index) => ({
      title: size ? `${colour} / ${size}` : colour,
      sku: skuOf(title, colour, size ?? ""),
      variant_rank: row * values.length + index,
      manage_inventory: true,
      options: { Color: colour, ...(sizes && size ? { [sizes.name]: size } : {}) },
      prices: pricesOf(cents + index * centsPerSize),
    }))
  )
}

async function draftProduct(
  container: MedusaContainer,
  product: CatalogueProduct,
  shop: Shop,
  ids: { categories: Map<string, string>; tags: Map<string, string> }
): Promise<CreateProductWorkflowInputDTO> {
  const handle = handleOf(product.title)
  const pictures: string[] = []
  for (const colour of product.colours) {
    pictures.push(await storePicture(container, { handle, kind: product.kind, colour }))
  }
  return {
    title: product.title,
    handle,
    subtitle: product.material,
    description: product.description,
    status: "published",
    material: product.material,
    weight: product.weight,
    thumbnail: pictures[0],
    images: pictures.map((url) => ({ url })),
    category_ids: [ids.categories.get(product.category)!],
    tag_ids: product.tags.map((tag) => ids.tags.get(tag)!),
    shipping_profile_id: shop.shippingProfileId,
    sales_channels: [{ id: shop.salesChannelId }],
    options: [
      { title: "Color", values: product.colours },
      ...(product.sizes ? [{ title: product.sizes.name, values: product.sizes.values }] : []),
    ],
    variants: variantsOf(product),
  }
}

/** How many are in the warehouse: none of what is sold out, and of some sizes only a few. */
function stockOf(product: CatalogueProduct, colour: string, random: Random): number {
  const { soldOut } = product
  if (soldOut === true || soldOut?.some((name) => name === colour)) {
    return 0
  }
  return random.chance(0.08) ? random.between(0, 3) : random.between(8, 90)
}

/** A shop with a history of orders and reviews has not put up its products today. */
async function dateProducts(container: MedusaContainer, drafts: CreateProductWorkflowInputDTO[]) {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("product")
    .whereIn(
      "handle",
      drafts.map(({ handle }) => handle ?? "")
    )
    .update({ created_at: new Date(Date.now() - LISTED_DAYS * 86_400_000) })
}

async function makeBatch(
  container: MedusaContainer,
  batch: CatalogueProduct[],
  shop: Shop,
  ids: { categories: Map<string, string>; tags: Map<string, string> }
) {
  const drafts: CreateProductWorkflowInputDTO[] = []
  for (const product of batch) {
    drafts.push(await draftProduct(container, product, shop, ids))
  }
  await createProductsWorkflow(container).run({ input: { products: drafts } })
  await dateProducts(container, drafts)
  const skus = new Map<string, number>()
  for (const product of batch) {
    const random = new Random(`stock of ${product.title}`)
    for (const { sku, options } of variantsOf(product)) {
      skus.set(sku, stockOf(product, options.Color, random))
    }
  }
  const items = await container
    .resolve(Modules.INVENTORY)
    .listInventoryItems({ sku: [...skus.keys()] }, { take: skus.size })
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map(({ id, sku }) => ({
        inventory_item_id: id,
        location_id: shop.locationId,
        stocked_quantity: skus.get(sku ?? "") ?? 0,
      })),
    },
  })
}

async function clearBatch(container: MedusaContainer, batch: CatalogueProduct[]) {
  const products = container.resolve(Modules.PRODUCT)
  const found = await products.listProducts({ handle: batch.map(({ title }) => handleOf(title)) })
  if (found.length > 0) {
    await deleteProductsWorkflow(container).run({ input: { ids: found.map(({ id }) => id) } })
  }
  const inventory = container.resolve(Modules.INVENTORY)
  const sku = batch.flatMap((product) => variantsOf(product).map((variant) => variant.sku))
  const items = await inventory.listInventoryItems({ sku }, { take: sku.length })
  await inventory.deleteInventoryItems(items.map(({ id }) => id))
}

async function makeShelves(container: MedusaContainer) {
  await createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: CATEGORIES.map((category, rank) => ({
        ...category,
        rank,
        is_active: true,
        is_internal: false,
      })),
    },
  })
  const tags = [...new Set(CATALOGUE.flatMap((product) => product.tags))].sort()
  await createProductTagsWorkflow(container).run({
    input: { product_tags: tags.map((value) => ({ value })) },
  })
}

async function clearShelves(container: MedusaContainer) {
  const products = container.resolve(Modules.PRODUCT)
  const categories = await products.listProductCategories()
  await deleteProductCategoriesWorkflow(container).run({ input: categories.map(({ id }) => id) })
  const tags = await products.listProductTags({}, { take: 200 })
  await deleteProductTagsWorkflow(container).run({ input: { ids: tags.map(({ id }) => id) } })
}

async function makeSale(container: MedusaContainer) {
  const offers = CATALOGUE.filter(({ sale }) => sale)
  const percent = new Map<string, { cents: number; sale: number }>()
  for (const { title, colours, sizes, cents, centsPerSize = 0, sale = 0 } of offers) {
    for (const colour of colours) {
      for (const [index, size] of (sizes?.values ?? [""]).entries()) {
        percent.set(skuOf(title, colour, size), { cents: cents + index * centsPerSize, sale })
      }
    }
  }
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants(
      { sku: [...percent.keys()] },
      { take: percent.size, select: ["id", "sku"] }
    )
  await createPriceListsWorkflow(container).run({
    input: {
      price_lists_data: [
        {
          title: SALE,
          description: "Last season's colours at a lower price.",
          status: "active",
          prices: variants.flatMap(({ id, sku }) => {
            const { cents, sale } = percent.get(sku ?? "")!
            return pricesOf((cents * (100 - sale)) / 100).map(({ amount, currency_code }) => ({
              variant_id: id,
              currency_code,
              amount: currency_code === "usd" ? Math.round(amount * 10) / 10 : amount,
            }))
          }),
        },
      ],
    },
  })
}

async function clearSale(container: MedusaContainer) {
  const lists = await container.resolve(Modules.PRICING).listPriceLists()
  const ids = lists.filter(({ title }) => title === SALE).map(({ id }) => id)
  await deletePriceListsWorkflow(container).run({ input: { ids } })
}

/** Fills the shelves. */
export async function seedProducts(container: MedusaContainer, notebook: Notebook, shop: Shop) {
  await notebook.once(
    "shelves",
    () => makeShelves(container),
    () => clearShelves(container)
  )
  const products = container.resolve(Modules.PRODUCT)
  const categories = await products.listProductCategories({}, { take: 100 })
  const tags = await products.listProductTags({}, { take: 200 })
  const ids = {
    categories: new Map(categories.map(({ handle, id }) => [handle, id])),
    tags: new Map(tags.map(({ value, id }) => [value, id])),
  }
  for (let start = 0; start < CATALOGUE.length; start += BATCH) {
    const batch = CATALOGUE.slice(start, start + BATCH)
    await notebook.once(
      `products from ${handleOf(batch[0]!.title)}`,
      () => makeBatch(container, batch, shop, ids),
      () => clearBatch(container, batch)
    )
    reportWork(8, "products")
  }
  await notebook.once(
    "sale",
    () => makeSale(container),
    () => clearSale(container)
  )
  await notebook.once("reviews", () => seedReviews(container))
}
