import { z } from "@medusajs/framework/zod"
import { PositiveIntegerField, text } from "../../http"

/** A product's or variation's public number, its id in the store, or a product's handle. */
export const CatalogueReferenceField = z
  .union([PositiveIntegerField, text({ min: 1, max: 255 })], {
    error: "must be a number, an id or a handle",
  })
  .meta({ wire: { examples: [12, "prod_01", "wool-beanie"] } })

/** Where the shopper is; lower-cased. */
export const Country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, { error: "must be a two-letter ISO 3166-1 code" })
  .transform((code) => code.toLowerCase())
  .meta({ description: "Country of the shopper, ISO 3166-1.", wire: { examples: ["de"] } })

/** The language in which amounts and texts are written. */
export const Locale = z
  .string()
  .max(35)
  .refine(isLocale, { error: 'must be a language tag such as "en-US"' })
  .meta({ description: "Language of the shopper, BCP 47.", wire: { examples: ["en-US"] } })

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
