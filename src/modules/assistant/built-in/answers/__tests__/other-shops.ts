import type {
  Policy,
  ProductCard,
  RememberedProduct,
  ToolRefusal,
  ToolResult,
} from "../../../types"
import type { Draft, Script } from "../../dialogue/script"
import type { Reply, Talk } from "../../dialogue/talk"
import { LANGUAGES } from "../../language"

interface Ware {
  id: number
  name: string
  description: string
  attributes?: { name: string; value: string }[]
  tags?: string[]
  /** Stock by label. */
  labels?: Record<string, number>
  prices?: Record<string, string>
  price: string
  regular?: string
  rating?: number
  reviews?: { rating: number; title: string; content: string }[]
}

/** A hardware store, a book shop and a toy shop: what their tools would hand out. */
export const WARES: Record<string, Ware> = {
  drill: {
    id: 1,
    name: "Hammerfest Cordless Drill",
    description:
      "An 18 volt drill with two gears. The battery lasts for 90 minutes of work. Charger included, bits are not included. Not suitable for concrete.",
    attributes: [
      { name: "Weight", value: "1,450 g" },
      { name: "Material", value: "Aluminium and rubber" },
      { name: "Made in", value: "Czechia" },
    ],
    labels: { "Colour: Green": 4, "Colour: Black": 0 },
    price: "$129.00",
    regular: "$159.00",
    rating: 4.4,
    reviews: [
      { rating: 5, title: "Strong", content: "Drilled forty holes without a pause." },
      { rating: 2, title: "Loud", content: "It is much louder than my old one." },
    ],
  },
  apron: {
    id: 2,
    name: "Workshop Apron",
    description:
      "Waxed canvas that keeps sawdust out. Hand wash only. Six pockets and a loop for the hammer. Water-resistant.",
    labels: { "Size: S, Colour: Navy": 3, "Size: L, Colour: Navy": 0, "Size: L, Colour: Tan": 2 },
    price: "$45.00",
  },
  novel: {
    id: 3,
    name: "The Lighthouse Ledger",
    description:
      "A crime novel of 412 pages. Printed on recycled paper. Suitable for readers from 14 years.",
    labels: { "Format: Paperback": 9, "Format: Hardcover": 2 },
    prices: { "Format: Paperback": "$12.00", "Format: Hardcover": "$24.00" },
    price: "$12.00",
  },
  train: {
    id: 4,
    name: "Bergbahn",
    description:
      "Eine Holzeisenbahn aus Buche für Kinder ab 3 Jahren. Batterien sind nicht enthalten. Speichelfest und frei von BPA. Die Lok fasst zwei Figuren.",
    attributes: [{ name: "Weight", value: "820 g" }],
    labels: { "Farbe: Rot": 3, "Farbe: Gelb": 0 },
    price: "$39.00",
  },
  shelf: {
    id: 5,
    name: "Modular Shelf",
    description:
      "Powder-coated steel that does not rust. Each board holds 40 kg. Assembly takes 20 minutes and needs no tools.",
    labels: { "Height: 90 cm": 2, "Height: 180 cm": 3 },
    prices: { "Height: 90 cm": "$80.00", "Height: 180 cm": "$130.00" },
    price: "$80.00",
  },
}

export const POLICIES: Record<"english" | "german", Policy[]> = {
  english: [
    {
      topic: "returns",
      title: "Sending things back",
      text: "Anything unopened can come back to us for 14 days. You pay the return postage yourself. Refunds take up to 10 working days. Power tools that have been used are exchanged, not refunded.",
    },
    {
      topic: "delivery",
      title: "Delivery",
      text: "Orders before noon are dispatched the same day. We do not deliver to parcel lockers.",
    },
    {
      topic: "payment",
      title: "Ways to pay",
      text: "We take cards, PayPal and bank transfer. Instalments are not possible.",
    },
    {
      topic: "guarantee",
      title: "Guarantee",
      text: "All machines carry a guarantee of five years; worn parts are excluded.",
    },
    { topic: "gifts", title: "Gift service", text: "We wrap any order as a gift for $3.50." },
    {
      topic: "contact",
      title: "Contact",
      text: "Call +49 30 1234567 or write to hallo@werkbank.example. We are there from Tuesday to Saturday, 10:00 to 18:00.",
    },
  ],
  german: [
    {
      topic: "retouren",
      title: "Rückgabe",
      text: "Ungeöffnete Ware können Sie innerhalb von 21 Tagen zurückschicken. Die Rücksendung ist kostenlos. Das Geld ist nach 7 Werktagen auf Ihrem Konto.",
    },
    { topic: "zahlung", title: "Bezahlung", text: "Sie bezahlen mit Karte oder auf Rechnung." },
    { topic: "garantie", title: "Garantie", text: "Auf Spielzeug geben wir drei Jahre Garantie." },
    { topic: "kontakt", title: "Kontakt", text: "Schreiben Sie an team@holzwurm.example." },
  ],
}

export function remembered({ id, name, price, labels = {} }: Ware): RememberedProduct {
  const { variations, ...card } = cardOf({ id, name, price, labels, description: "" })
  return {
    id,
    name,
    price_amount: card.price_amount,
    currency: "usd",
    in_stock: card.in_stock,
    variations,
  }
}

export function cardOf(ware: Ware): ProductCard {
  const { id, name, price, regular = price, rating = null, labels = { "": 5 }, prices = {} } = ware
  const variations = Object.entries(labels).map(([label, left], index) => ({
    variation_id: id * 100 + index,
    medusa_variant_id: `variant_${id}_${index}`,
    label,
    price: prices[label] ?? price,
    price_amount: minor(prices[label] ?? price),
    in_stock: left > 0,
  }))
  return {
    id,
    medusa_product_id: `prod_${id}`,
    name,
    price,
    price_amount: minor(price),
    currency: "usd",
    regular_price: regular,
    regular_price_amount: minor(regular),
    sale_price: regular === price ? null : price,
    on_sale: regular !== price,
    in_stock: variations.some(({ in_stock }) => in_stock),
    short_description: "",
    image: null,
    url: `/products/${id}`,
    rating,
    review_count: rating === null ? 0 : 12,
    is_variable: variations.length > 1,
    variations,
  }
}

const minor = (price: string) => price.replace(/\D/g, "")

export function talkIn(code: string, earlier: string[] = []): Talk {
  const language = LANGUAGES.find((each) => each.code === code) ?? LANGUAGES[0]
  const state = { turns: 0, shown: [], focus: [], cart: [] }
  return {
    language,
    currency: "usd",
    isSignedIn: false,
    canHandOver: false,
    languages: "",
    isForeign: false,
    message: "",
    earlier,
    state,
  }
}

/** Plays a script against the tools of these shops and gives what is said, line by line. */
export function play(
  script: Script<Reply>,
  policies: Policy[],
  tools: Record<string, (input: Draft["input"]) => ToolResult | ToolRefusal> = {}
): string {
  const own: typeof tools = {
    get_policy: () => ({ output: { policies }, facts: [] }),
    get_product_details: ({ product_id }) => {
      const ware = Object.values(WARES).find(({ id }) => id === product_id) as Ware
      const { description, tags = [], attributes = [], reviews = [] } = ware
      return {
        output: { description, tags, attributes, reviews, categories: [] },
        facts: [],
        cards: [cardOf(ware)],
      }
    },
    ...tools,
  }
  let step = script.next()
  while (!step.done) {
    step = script.next(step.value.map(({ name, input }) => own[name](input)))
  }
  return step.value.lines.join("\n")
}
