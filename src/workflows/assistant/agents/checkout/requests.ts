import { z } from "@medusajs/framework/zod"
import { text } from "../../../../http"
import { MAX_WISHES } from "../handoff"

/** Checkouts in the form of the Universal Commerce Protocol; unknown fields within are left alone. */

const LineItem = z.looseObject({
  item: z.looseObject({
    id: text({ min: 1, max: 255 }).meta({
      description: "A variant's id, or that of a product that has one variant.",
    }),
  }),
  quantity: z.int().min(1).max(999),
})

const Address = z.looseObject({
  first_name: text({ max: 100 }).optional(),
  last_name: text({ max: 100 }).optional(),
  phone_number: text({ max: 50 }).optional(),
  street_address: text({ max: 255 }).optional(),
  extended_address: text({ max: 255 }).optional(),
  address_locality: text({ max: 100 }).optional(),
  address_region: text({ max: 100 }).optional(),
  address_country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, { error: "must be a two-letter ISO 3166 code" })
    .optional(),
  postal_code: text({ max: 30 }).optional(),
})
export type PostalAddress = z.output<typeof Address>

const Fulfillment = z.looseObject({
  methods: z
    .array(
      z.looseObject({
        type: z.string().max(50).optional(),
        destinations: z.array(Address).max(5).optional(),
        selected_destination_id: z.string().max(255).nullish(),
        groups: z
          .array(z.looseObject({ selected_option_id: text({ max: 255 }).nullish() }))
          .max(5)
          .optional(),
      })
    )
    .max(1)
    .optional()
    .meta({ description: "One way for all items: `shipping`." }),
})

const Buyer = z.looseObject({
  first_name: text({ max: 100 }).optional(),
  last_name: text({ max: 100 }).optional(),
  email: z.email().max(320).optional(),
  phone_number: text({ max: 50 }).optional(),
})

/** What is passed over, and taken all the same: platforms send whole checkouts back. */
const Ignored = z.unknown().optional().meta({ description: "Passed over." })

const fields = {
  line_items: z.array(LineItem).min(1).max(MAX_WISHES),
  buyer: Buyer.optional(),
  fulfillment: Fulfillment.optional().meta({
    description: "Left as it is when absent.",
  }),
  context: z
    .looseObject({
      address_country: z.string().max(10).optional(),
      currency: z.string().max(10).optional(),
    })
    .optional(),
  payment: Ignored,
  signals: Ignored,
  attribution: Ignored,
  discounts: Ignored,
}

export const CheckoutRequest = z.object(fields)
export type CheckoutRequest = z.output<typeof CheckoutRequest>

export const CheckoutUpdate = z.object({
  ...fields,
  id: Ignored,
  ucp: Ignored,
  status: Ignored,
  currency: Ignored,
  totals: Ignored,
  messages: Ignored,
  links: Ignored,
  expires_at: Ignored,
  continue_url: Ignored,
})

export const CompleteRequest = z.object({
  payment: z
    .looseObject({
      instruments: z
        .array(
          z.looseObject({
            handler_id: z.string().max(255).optional(),
            type: z.string().max(100).optional(),
          })
        )
        .max(5)
        .optional(),
    })
    .optional()
    .meta({ description: "The wallet pays, whole; another instrument is left to the buyer." }),
  signals: Ignored,
  attribution: Ignored,
})
