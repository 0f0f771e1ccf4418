import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ok, text } from "../../../../../http"
import { ACCESS_MODULE, settingsOf } from "../../../../../modules/access"
import type { AccessService } from "../../../../../modules/access"
import { findProductId } from "../../../../../workflows/assistant/catalogue"
import { readProductContext } from "../../../../../workflows/assistant/copilot/product-context"
import type { ContextPrice } from "../../../../../workflows/assistant/copilot/product-context"
import { SEE_ASSISTANT } from "../../../../permissions"
import { AssistantError, endpoint } from "../../../service"
import { Currency, display, Display, NullableAmount, productNumbers } from "../figures"

const ContextPrices = z.array(
  z.strictObject({
    currency: Currency,
    price: Display,
    price_amount: AmountOut,
    sale_price: Display.nullable(),
    sale_price_amount: NullableAmount,
  })
)

const ProductContext = component(
  "ProductContext",
  z.strictObject({
    id: IdOut,
    medusa_product_id: z.string(),
    name: z.string(),
    handle: z.string(),
    status: z.string().meta({ description: "`published`, `draft`, `proposed` or `rejected`." }),
    sku: z.string().nullable().meta({ description: "Of the first variant." }),
    currency: Currency,
    price: Display.nullable().meta({ description: "The lowest there is in `currency` now." }),
    price_amount: NullableAmount,
    short_description: z.string(),
    description: z.string(),
    categories: z.array(z.string()),
    collection: z.string().nullable(),
    tags: z.array(z.string()),
    attributes: z.record(z.string(), z.string()),
    options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
    variants: z.array(
      z.strictObject({
        id: IdOut,
        medusa_variant_id: z.string(),
        name: z.string(),
        sku: z.string().nullable(),
        options: z.record(z.string(), z.string()),
        stock: z.number().nullable(),
        allow_backorder: z.boolean(),
        prices: ContextPrices,
      })
    ),
    stock: z.number().nullable().meta({
      description: "Units that can be sold now; null where the store doesn't count.",
    }),
    sales: z.array(z.strictObject({ days: z.int(), units_sold: z.number(), orders: z.int() })),
    last_sold_at: InstantOut.nullable(),
    rating: z.number().nullable(),
    review_count: z.int(),
  }),
  { description: "What the shop knows of one product, published or not; read from its tables." }
)

export const GET = endpoint({
  id: "getProductContext",
  summary: "What the shop knows of a product",
  tags: ["Merchant"],
  access: SEE_ASSISTANT,
  query: z.object({
    product_id: text({ min: 1, max: 255 }).meta({
      description: "A product's number, its id in the store, or its handle.",
    }),
  }),
  responses: { 200: ProductContext },
  errors: ["assistant_not_found"],
  handler: async ({ query, scope }) => {
    const id = await findProductId(scope, query.product_id)
    const context = id && (await readProductContext(scope, id, settingsOf(scope).locale))
    if (!context) throw new AssistantError("assistant_not_found")
    const { product_id, variants, last_sold_at, ...rest } = context
    const numbers = await productNumbers(scope, [product_id])
    const variantNumbers = await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor(
      "variant",
      variants.map(({ variant_id }) => variant_id)
    )
    const lowest = lowestPrice(variants, rest.currency)
    return ok({
      ...rest,
      id: numbers.get(product_id) as number,
      medusa_product_id: product_id,
      sku: variants[0]?.sku ?? null,
      price: lowest === null ? null : display(scope, lowest, rest.currency),
      price_amount: lowest === null ? null : String(lowest),
      variants: variants.map(({ variant_id, prices, ...variant }) => ({
        ...variant,
        id: variantNumbers.get(variant_id) as number,
        medusa_variant_id: variant_id,
        prices: prices.map((price) => presentPrice(scope, price)),
      })),
      last_sold_at: last_sold_at?.toISOString() ?? null,
    })
  },
})

function presentPrice(scope: MedusaContainer, { currency, amount, sale_amount }: ContextPrice) {
  return {
    currency,
    price: display(scope, amount, currency),
    price_amount: String(amount),
    sale_price: sale_amount === null ? null : display(scope, sale_amount, currency),
    sale_price_amount: sale_amount === null ? null : String(sale_amount),
  }
}

function lowestPrice(variants: { prices: ContextPrice[] }[], wanted: string): bigint | null {
  return variants
    .flatMap(({ prices }) => prices.filter(({ currency }) => currency === wanted))
    .map(({ amount, sale_amount }) => sale_amount ?? amount)
    .reduce<bigint | null>(
      (least, price) => (least === null || price < least ? price : least),
      null
    )
}
