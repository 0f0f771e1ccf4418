import type { ShopWords } from "../../concepts"
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

/** What a shop's things, materials, qualities and uses are called, by concept. */
export const shop: ShopWords = {
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
