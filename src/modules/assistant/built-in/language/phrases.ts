/**
 * What the assistant says. `{name}` stands for a value that a tool returned; of several wordings one
 * is taken by the turn's number, so that the same conversation always reads the same.
 */
export interface Phrases {
  // Talk
  greeting: string[]
  thanks: string[]
  goodbye: string[]
  help: string[]
  who: string[]
  human: string[]
  complaint: string[]
  override: string[]
  /** About something that is not of the shop. */
  smallTalk: string[]
  /** {languages} */
  languages: string[]
  unclear: string[]
  no: string[]
  yes: string[]
  fault: string[]
  // Products
  found: string[]
  foundOne: string[]
  foundMore: string[]
  foundCheaper: string[]
  noneCheaper: string[]
  noneDearer: string[]
  noMore: string[]
  /** {dropped} */
  relaxed: string[]
  /** What a search gives up, for {dropped}. */
  limits: Record<"min_rating" | "on_sale" | "category" | "in_stock" | "price" | "currency", string>
  /** {query} */
  corrected: string[]
  nothing: string[]
  /** {categories} */
  tryCategories: string[]
  askWish: string[]
  askWhich: string[]
  /** {name} */
  similar: string[]
  /** {name} */
  noSimilar: string[]
  deals: string[]
  noDeals: string[]
  top: string[]
  noTop: string[]
  categories: string[]
  noCategories: string[]
  /** {name}, {price} */
  price: string[]
  /** {name} */
  noPrice: string[]
  /** {price} */
  regularPrice: string[]
  /** {name} */
  inStock: string[]
  /** {name} */
  soldOut: string[]
  /** {name}, {rating}, {count} */
  rating: string[]
  /** {options} */
  options: string[]
  /** {name}, {option} */
  optionInStock: string[]
  /** {name}, {option} */
  optionSoldOut: string[]
  /** {name}, {option} */
  noSuchOption: string[]
  alternatives: string[]
  soldOutMark: string[]
  /** {names} */
  compared: string[]
  askCompare: string[]
  /** {name} */
  lowestPrice: string[]
  /** {price} */
  samePrice: string[]
  tooManyCompared: string[]
  // Cart
  /** {quantity}, {name} */
  added: string[]
  /** {total} */
  cartTotal: string[]
  /** {name}, {choices} */
  askVariation: string[]
  askLine: string[]
  /** {name} */
  askQuantity: string[]
  badQuantity: string[]
  /** {name}, {quantity} */
  updated: string[]
  /** {name} */
  removed: string[]
  notInCart: string[]
  cartEmpty: string[]
  cartHolds: string[]
  /** {url} */
  checkout: string[]
  cleared: string[]
  /** {name} */
  notEnough: string[]
  // Shop and account
  shipping: string[]
  noShipping: string[]
  /** {total} */
  freeFrom: string[]
  promotions: string[]
  noPromotions: string[]
  noPolicy: string[]
  signIn: string[]
  orders: string[]
  noOrders: string[]
  /** {order} */
  order: string[]
  orderNotFound: string[]
  orderStatuses: Record<string, string>
  /** {balance} */
  balance: string[]
  affordable: string[]
  nothingAffordable: string[]
  // Beside what is said
  cart: CartPhrases
  attributes: AttributeNames
}

/** What a cart says of itself, and why it was not changed. */
export interface CartPhrases {
  here: string
  empty: string
  /** {quantity}, {name} */
  added: string
  /** {quantity}, {name} */
  changed: string
  /** {name} */
  removed: string
  /** {name} */
  soldOut: string
  /** {count}, {name} */
  left: string
  /** {count} */
  alreadyIn: string
  /** {count} */
  tooMany: string
  bought: string
  notIn: string
  several: string
  /** {name} */
  gone: string
  repriced: string
  /** {name} */
  choose: string
  /** {name} */
  notSoldHere: string
  noProduct: string
  noVariation: string
}

/** What describes products, in tables; `inStock` and `outOfStock` are values. */
export interface AttributeNames {
  price: string
  regularPrice: string
  availability: string
  inStock: string
  outOfStock: string
  rating: string
  reviews: string
  category: string
  type: string
  material: string
  weight: string
  dimensions: string
  origin: string
}

/** A wording with its values; a value that is missing stays as it is named. */
export function fill(wording: string, values: Record<string, string | number>): string {
  return wording.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The phrases that have several wordings. */
export type PhraseKey = {
  [Key in keyof Phrases]: Phrases[Key] extends string[] ? Key : never
}[keyof Phrases]
