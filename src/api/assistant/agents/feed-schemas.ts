import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut } from "../../../http"
import type { FeedProduct } from "../../../workflows/assistant/agents/feed"

const Currency = z.string().meta({ description: "ISO 4217, lower case." })
const Price = z.string().meta({ description: "For people; empty when it has none here." })
const Gtin = z.string().nullable().meta({ description: "GTIN (EAN, UPC, ISBN) when known." })

const FeedVariantOut = z.strictObject({
  variation_id: IdOut,
  medusa_variant_id: z.string(),
  label: z.string().meta({ description: "Its options." }),
  sku: z.string().nullable(),
  gtin: Gtin,
  price: Price,
  price_amount: AmountOut.nullable(),
  currency: Currency,
  in_stock: z.boolean(),
})

export const FeedProductOut = component(
  "FeedProduct",
  z.strictObject({
    id: IdOut,
    medusa_product_id: z.string(),
    handle: z.string(),
    name: z.string(),
    price: Price,
    price_amount: AmountOut.nullable().meta({
      description: "What one unit costs now, in minor units; of the cheapest variant in stock.",
    }),
    currency: Currency,
    regular_price: Price,
    regular_price_amount: AmountOut.nullable(),
    sale_price: z.string().nullable(),
    on_sale: z.boolean(),
    in_stock: z.boolean(),
    availability: z.enum(["in_stock", "out_of_stock"]),
    short_description: z.string(),
    image: z.string().nullable(),
    url: z.string().meta({ description: "Where people see it." }),
    is_variable: z.boolean(),
    brand: z.string().nullable(),
    gtin: Gtin,
    updated_at: InstantOut,
    variants: z.array(FeedVariantOut),
  }) satisfies z.ZodType<FeedProduct>,
  { description: "A published product." }
)

export const Feed = component(
  "AgentFeed",
  z.strictObject({
    currency: Currency,
    products: z.array(FeedProductOut),
    removed: z.array(IdOut).optional().meta({
      description: "With `updated_since`: what has changed and is not for sale here, of this page.",
    }),
    count: z.int().min(0).meta({ description: "Products in this answer." }),
    next_cursor: z.string().nullable().meta({
      description: "Send it as `cursor` for what comes after; `null` at the end.",
    }),
  }),
  { description: "Published products of the sales channel." }
)
