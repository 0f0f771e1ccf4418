/** What the shop sells. Prices are US cents; the other currencies follow from them. */
import type { Colour } from "./seed-colours"
import type { Kind } from "./seed-images"
import { CLOTHES } from "./seed-catalogue-clothes"
import { HOMEWARE } from "./seed-catalogue-homeware"

export interface CatalogueProduct {
  title: string
  /** handle of its category */
  category: string
  kind: Kind
  colours: Colour[]
  /** second option; a product without is one size */
  sizes?: { name: string; values: string[] }
  /** price of the first size, US cents */
  cents: number
  /** what each further size costs more, US cents */
  centsPerSize?: number
  material: string
  /** grams */
  weight: number
  tags: string[]
  description: string
  /** per cent off in the running sale */
  sale?: number
  /** nothing of it is left, or nothing of the named colours */
  soldOut?: true | Colour[]
}

export const CATEGORIES: { handle: string; name: string; description: string }[] = [
  {
    handle: "t-shirts-and-shirts",
    name: "T-Shirts & Shirts",
    description: "Everyday cotton and linen, cut to be worn for years.",
  },
  {
    handle: "knitwear-and-hoodies",
    name: "Knitwear & Hoodies",
    description: "Warm layers in wool, fleece and brushed cotton.",
  },
  {
    handle: "jackets",
    name: "Jackets",
    description: "Light, warm or waterproof: something for every forecast.",
  },
  {
    handle: "trousers-and-shorts",
    name: "Trousers & Shorts",
    description: "Chinos, denim and shorts that keep their shape.",
  },
  {
    handle: "shoes",
    name: "Shoes",
    description: "Sneakers, boots and sandals that can be resoled.",
  },
  {
    handle: "bags",
    name: "Bags",
    description: "Backpacks, totes and travel bags made of waxed canvas and leather.",
  },
  {
    handle: "accessories",
    name: "Accessories",
    description: "Hats, scarves, belts, socks and sunglasses.",
  },
  {
    handle: "kitchen",
    name: "Kitchen",
    description: "Stoneware, steel and oak for cooks and coffee drinkers.",
  },
  {
    handle: "home",
    name: "Home",
    description: "Lamps, candles, cushions and plants for a room to come home to.",
  },
  {
    handle: "audio-and-tech",
    name: "Audio & Tech",
    description: "Headphones, speakers and small helpers that do one thing well.",
  },
  {
    handle: "desk-and-paper",
    name: "Desk & Paper",
    description: "Notebooks, pens and mats for people who write things down.",
  },
  {
    handle: "outdoor",
    name: "Outdoor",
    description: "Tents, lanterns and flasks for nights under the sky.",
  },
]

export const CATALOGUE: CatalogueProduct[] = [...CLOTHES, ...HOMEWARE]

export function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

/**
 * The price in every currency of the store, in major units as the host wants them: dollars as they
 * are, euros a little lower, yen in steps of ten, dinars in steps of an eighth, so with three decimals.
 */
export function pricesOf(cents: number): { currency_code: string; amount: number }[] {
  return [
    { currency_code: "usd", amount: cents / 100 },
    { currency_code: "eur", amount: Math.round((cents * 0.92) / 50) / 2 },
    { currency_code: "jpy", amount: Math.round((cents * 1.5) / 10) * 10 },
    { currency_code: "kwd", amount: Math.round((cents * 0.307) / 12.5) * 0.125 },
  ]
}
