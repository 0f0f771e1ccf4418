import { z } from "@medusajs/framework/zod"
import { byRank } from "../catalogue"
import type { RankedVariant } from "../catalogue"

/** What has to be read of variants for their options. */
export const OPTION_FIELDS = [
  "variants.id",
  "variants.variant_rank",
  "variants.options.value",
  "variants.options.rank",
  "variants.options.option.title",
]

export const VariantOptionsRow = z.object({
  id: z.string(),
  variant_rank: z
    .number()
    .nullish()
    .transform((rank) => rank ?? null),
  options: z
    .array(
      z.object({
        value: z.string(),
        rank: z.number().nullish(),
        option: z.object({ title: z.string() }).optional(),
      })
    )
    .optional(),
})

/** A variant's options by their names: `{ Size: "M" }`. */
export function choicesOf({ options = [] }: RankedVariant): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ option, value }) => (option ? [[option.title, value]] : []))
  )
}

/** What there is to choose from, as the variants have it, in their order. */
export function optionsOf(variants: RankedVariant[]): { name: string; values: string[] }[] {
  const values = new Map<string, Set<string>>()
  for (const variant of [...variants].sort(byRank)) {
    for (const [name, value] of Object.entries(choicesOf(variant))) {
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  }
  return [...values].map(([name, found]) => ({ name, values: [...found] }))
}
