import type { Concept, Words } from "./concept"
import { fashion } from "./fashion"
import { sports } from "./sports"
import { electronics } from "./electronics"
import { home } from "./home"
import { kitchen } from "./kitchen"
import { gardenDiy } from "./garden-diy"
import { household } from "./household"
import { beautyHealth } from "./beauty-health"
import { petsKids } from "./pets-kids"
import { food } from "./food"
import { cultureOffice } from "./culture-office"
import { colours } from "./colours"
import { materials } from "./materials"
import { qualities } from "./qualities"
import { situations } from "./situations"

export type { Concept } from "./concept"

/** All that the languages have words for, by field of commerce. */
export const CONCEPTS = {
  fashion,
  sports,
  electronics,
  home,
  kitchen,
  gardenDiy,
  household,
  beautyHealth,
  petsKids,
  food,
  cultureOffice,
  colours,
  materials,
  qualities,
  situations,
}

/** A field of concepts. */
export type Field = keyof typeof CONCEPTS

/** A language's words for all concepts; it doesn't compile while one is missing. */
export type ShopWords = { [F in Field]: Words<(typeof CONCEPTS)[F]> }

/** Every concept with its field, by id. */
export const CONCEPTS_BY_ID: ReadonlyMap<string, Concept & { field: Field }> = new Map(
  (Object.keys(CONCEPTS) as Field[]).flatMap((field) =>
    Object.entries<Concept>(CONCEPTS[field]).map(
      ([id, concept]) => [id, { ...concept, field }] as const
    )
  )
)
