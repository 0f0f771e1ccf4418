import { z } from "@medusajs/framework/zod"
import type { CardVariation, CartItem, CartState, Comparison, ProductCard } from "./types"

/**
 * The vocabulary of `types.ts` as schemas: what tools put out is checked against them, and what is
 * answered over HTTP is described by them.
 */

const MinorUnits = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,17})$/)
  .meta({ description: "Minor units, as a string of digits." })

const PublicNumber = z.int().min(1)

export const CardVariationSchema = z.strictObject({
  variation_id: PublicNumber,
  medusa_variant_id: z.string(),
  label: z.string().meta({ description: "Its options, e.g. `Color: Blue, Size: L`." }),
  price: z.string().meta({ description: "Display string; empty when it has no price." }),
  price_amount: MinorUnits.nullable(),
  in_stock: z.boolean(),
}) satisfies z.ZodType<CardVariation>

export const ProductCardSchema = z.strictObject({
  id: PublicNumber.meta({ description: "Public number of the product." }),
  medusa_product_id: z.string(),
  name: z.string(),
  price: z.string().meta({ description: "What one unit costs now; display string." }),
  price_amount: MinorUnits.nullable(),
  currency: z.string().meta({ description: "ISO 4217, lower case." }),
  regular_price: z.string(),
  regular_price_amount: MinorUnits.nullable(),
  sale_price: z.string().nullable(),
  on_sale: z.boolean(),
  in_stock: z.boolean(),
  short_description: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  rating: z.number().min(1).max(5).nullable(),
  review_count: z.int().min(0),
  is_variable: z.boolean().meta({ description: "Whether a variation has to be chosen." }),
  variations: z.array(CardVariationSchema),
}) satisfies z.ZodType<ProductCard>

export const ComparisonRowSchema = z.strictObject({
  name: z.string(),
  values: z.record(z.string(), z.string()).meta({ description: "By the product's number." }),
})

export const ComparisonSchema = z.strictObject({
  products: z.array(ProductCardSchema).min(2).max(4),
  attributes: z.array(ComparisonRowSchema),
}) satisfies z.ZodType<Comparison>

export const CartItemSchema = z.strictObject({
  cart_item_key: z.string(),
  product_id: PublicNumber,
  variation_id: PublicNumber,
  name: z.string(),
  quantity: z.int().min(1),
  unit_price: z.string(),
  line_total: z.string(),
  image: z.string().nullable(),
}) satisfies z.ZodType<CartItem>

export const CartStateSchema = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  cart_item_key: z.string().optional().meta({ description: "The line that was touched." }),
  items: z.array(CartItemSchema),
  item_count: z.int().min(0),
  subtotal: z.string(),
  tax_total: z.string(),
  discount_total: z.string(),
  total: z.string(),
  currency: z.string().meta({ description: "ISO 4217, lower case." }),
  checkout_url: z.string(),
}) satisfies z.ZodType<CartState>
