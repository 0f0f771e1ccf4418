/** A variant with what was chosen for it. */
export interface ChosenVariant {
  options?: { value: string; option?: { title: string } }[]
}

/** A variant's options by their names: `{ Size: "M" }`. */
export function choicesOf({ options = [] }: ChosenVariant): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ option, value }) => (option ? [[option.title, value]] : []))
  )
}

/** What there is to choose from, as the variants have it. */
export function optionsOf(variants: ChosenVariant[]): { name: string; values: string[] }[] {
  const values = new Map<string, Set<string>>()
  for (const variant of variants) {
    for (const [name, value] of Object.entries(choicesOf(variant))) {
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  }
  return [...values].map(([name, found]) => ({ name, values: [...found] }))
}
