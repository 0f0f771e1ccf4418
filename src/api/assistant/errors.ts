import { z } from "@medusajs/framework/zod"
import type { ErrorSpec } from "../../http"

/** The assistant's own error codes (decisions); the layer adds those that any service has. */
export const ASSISTANT_ERRORS = {
  assistant_invalid_messages: {
    status: 400,
    message: "Send 1 to 40 messages of up to 4,000 characters; the last one is the user's.",
    description: "`messages` is missing, empty, malformed, too long, or not the user's at its end.",
  },
  assistant_invalid_action: {
    status: 400,
    message: "There is no such cart action; there are add, update, remove and view.",
  },
  assistant_invalid_rating: {
    status: 400,
    message: 'The rating must be "up" or "down".',
  },
  assistant_variation_required: {
    status: 400,
    message: "Choose a variation of this product.",
    description: "The product has variations and none was named; `data.variations` lists them.",
    data: z.object({
      product_id: z.int().meta({ examples: [12] }),
      variations: z
        .array(z.looseObject({ variation_id: z.int(), label: z.string() }))
        .meta({ examples: [[{ variation_id: 7, label: "Size: L" }]] }),
    }),
  },
  assistant_out_of_stock: {
    status: 409,
    message: "There is not enough of this product in stock.",
    description: "The quantity is not available; the cart is as it was.",
    data: z.object({
      product_id: z.int().optional(),
      variation_id: z.int().optional(),
      available: z
        .int()
        .optional()
        .meta({ description: "How many there are.", examples: [2] }),
      in_cart: z.int().optional().meta({ description: "How many of them are in the cart." }),
    }),
  },
  assistant_image_missing: {
    status: 400,
    message: "Send the picture as the multipart field `image`.",
    description: "There is no image, or it is empty.",
  },
  assistant_image_too_large: {
    status: 413,
    message: "The picture is too large.",
    description: "The image is over 5 MB or 40 megapixels.",
  },
  assistant_image_type: {
    status: 415,
    message: "Send a JPEG, PNG, WebP or GIF picture.",
    description: "What was sent is none of the accepted image types, whatever it is called.",
  },
  assistant_agent_checkout_disabled: {
    status: 403,
    message: "This store has no checkout for agents.",
    description: "The setting `agent_checkout_enabled` is off.",
  },
  assistant_checkout_not_found: {
    status: 404,
    message: "There is no such checkout.",
    description: "There is none, or somebody else began it; nobody can tell which.",
  },
  assistant_checkout_closed: {
    status: 409,
    message: "This checkout can't be changed.",
    description: "It was ordered or cancelled, has expired, or is being completed.",
  },
  assistant_checkout_key_reused: {
    status: 409,
    message: "This idempotency key stands for another request.",
  },
  assistant_nothing_to_hand_off: {
    status: 400,
    message: "Nothing of what was asked for can be handed over.",
    description: "All of it is unknown or sold out; `data.unknown` and `data.sold_out` name it.",
    data: z.object({
      unknown: z.array(z.string()).meta({ examples: [["99"]] }),
      sold_out: z
        .array(z.looseObject({ product_id: z.int(), name: z.string() }))
        .meta({ examples: [[{ product_id: 12, name: "Trail Runner" }]] }),
    }),
  },
  assistant_handoff_invalid: {
    status: 400,
    message: "This store has not made this link, or somebody has changed it.",
  },
  assistant_handoff_expired: {
    status: 410,
    message: "This link has expired; ask for a new one.",
  },
  assistant_not_found: { status: 404, message: "There is no such thing in this store." },
} satisfies Record<string, ErrorSpec>
