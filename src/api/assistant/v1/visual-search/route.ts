import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { Amount, component, ok, text, wholeNumber } from "../../../../http"
import { ProductCardSchema } from "../../../../modules/assistant/schemas"
import { PictureError, sniffPicture } from "../../../../modules/visual-search"
import { findCategoryId } from "../../../../workflows/assistant/catalogue"
import { recordTouch } from "../../../../workflows/assistant/touches"
import { findLookalikes } from "../../../../workflows/assistant/vision"
import { Country, Locale } from "../../schemas"
import { AssistantError, endpoint, STOREFRONT } from "../../service"
import { shopperOf } from "../../shopper"

const MAX_BYTES = 5 * 1024 * 1024
const MAX_LIMIT = 20
const DEFAULT_LIMIT = 8

const UNAVAILABLE = "Visual search is not available in this store."
const NOTHING_FOUND = "Nothing in the store looks like this picture."

const VisualSearchRequest = component(
  "VisualSearchRequest",
  z.object({
    category: text({ min: 1, max: 255 })
      .optional()
      .meta({ description: "Only products in this category or below it: number, id or handle." }),
    min_price: Amount.optional().meta({
      description: "Only products from this price on, in minor units of the shopper's currency.",
    }),
    max_price: Amount.optional().meta({ description: "Only products up to this price." }),
    limit: wholeNumber(1, MAX_LIMIT)
      .default(DEFAULT_LIMIT)
      .meta({
        description: `Products at most, up to ${MAX_LIMIT}.`,
        wire: { default: DEFAULT_LIMIT },
      }),
    country: Country.optional(),
    locale: Locale.optional(),
  })
)

const VisualSearchResponse = component(
  "VisualSearchResponse",
  z.strictObject({
    available: z.boolean().meta({ description: "Whether the store has visual search at all." }),
    found: z.int().min(0),
    products: z.array(ProductCardSchema).meta({ description: "In stock, best first." }),
    message: z.string().optional().meta({ description: "Why there are no products." }),
  }),
  { description: "Products that look like a picture." }
)

export const POST = endpoint({
  id: "searchByPicture",
  summary: "Find products that look like a picture",
  description:
    "What a barcode on the picture names comes first, then copies of a product's photo, then what " +
    "looks alike. Prices and stock are those of this moment. The picture is not stored.",
  tags: ["Visual search"],
  access: "guest",
  gate: STOREFRONT,
  upload: {
    field: "image",
    description: "JPEG, PNG, WebP or GIF by its content, at most 5 MB and 40 megapixels.",
    maxBytes: MAX_BYTES,
    missing: "assistant_image_missing",
    tooLarge: "assistant_image_too_large",
  },
  body: VisualSearchRequest,
  responses: { 200: VisualSearchResponse },
  errors: ["assistant_image_type"],
  handler: async ({ body, upload, request, identity, scope }) => {
    const { category, min_price, max_price, limit, country, locale } = body
    if (min_price !== undefined && max_price !== undefined && min_price > max_price) {
      throw invalid("max_price", "must not be less than min_price")
    }
    if (!sniffPicture(upload)) throw new AssistantError("assistant_image_type")
    const shopper = await shopperOf(request, identity, { country, locale })
    const category_id = category === undefined ? undefined : await findCategory(scope, category)
    const { available, cards } = await findLookalikes(scope, shopper, upload, {
      category_id,
      min_price,
      max_price,
      limit,
    }).catch(refusePicture)
    await recordTouch(scope, shopper, { source: "search", cards })
    return ok({
      available,
      found: cards.length,
      products: cards,
      ...(!available && { message: UNAVAILABLE }),
      ...(available && !cards.length && { message: NOTHING_FOUND }),
    })
  },
})

async function findCategory(scope: MedusaContainer, reference: string): Promise<string> {
  const id = await findCategoryId(scope, reference)
  if (id === undefined) throw invalid("category", "is no category of this store")
  return id
}

function invalid(field: string, problem: string) {
  return new AssistantError("assistant_invalid_param", { data: { params: { [field]: problem } } })
}

/** What is wrong with a picture, as an error of this service. */
function refusePicture(error: unknown): never {
  if (!(error instanceof PictureError)) throw error
  if (error.reason === "pixels") {
    throw new AssistantError("assistant_image_too_large", {
      message: "The picture has more than 40 megapixels.",
    })
  }
  throw new AssistantError("assistant_image_type", {
    message: error.reason === "damaged" ? "The picture is damaged and can't be read." : undefined,
  })
}
