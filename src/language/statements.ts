/**
 * The words by which a sentence of one language states something that a shop must be able to prove:
 * an amount, a discount, stock, delivery, what was done, what an order's state is.
 *
 * Each entry is a list of words or phrases, divided by `|`. `*` stands for any ending; the rest is as
 * in regular expressions. Case and kind of apostrophe don't matter.
 */
export interface StatementWords {
  /** Common words that tell the language and state nothing. */
  common: string
  /** That something is not so. */
  negation: string
  /** That something is asked, offered or possible, and so not stated. */
  possibility: string
  /** That something is said of all of several, or of every variation. */
  all: string
  /** Numbers in words: the word, and what it adds up to. `joined` are also written together. */
  numbers: Record<string, number>
  joined?: boolean
  /** Words between the parts of one number: `and`, `und`. */
  numberGlue: string
  /** Words for one, which are also articles. */
  one: string
  /** Words for two of a time, as Arabic has them. */
  duals?: Record<string, "hour" | "day" | "week" | "month" | "year">
  /** Half, which with a number before it is one half more. */
  half: string
  /** Everyday words for an amount of money: `tenner`. */
  slang?: Record<string, number>
  percent: string
  units: {
    minute: string
    hour: string
    day: string
    week: string
    month: string
    year: string
  }

  cost: string
  /** The price without a sale. */
  regular: string
  saving: string
  /** From the lowest price on, up to the highest. */
  range: string
  below: string
  above: string
  near: string
  together: string
  /** The difference of two amounts. */
  apart: string

  onSale: string
  promotionCode: string
  /** Something on top for nothing, or several for the price of fewer. */
  gift: string
  free: string

  shipping: string
  returns: string
  warranty: string
  payment: string
  contact: string
  order: string
  wallet: string
  cart: string

  inStock: string
  soldOut: string
  /** That the shop has something: of a variation that is named, that it can be bought. */
  offered: string
  few: string
  restock: string
  /** What is left of a number of pieces. */
  left: string

  rating: string
  reviews: string
  popularity: string
  urgency: string
  /** Times that a promise can name, by concept. */
  times: Record<string, string>

  shipped: string
  delivered: string
  paid: string
  cancelled: string
  refunded: string
  /** Said to have been done, by whoever speaks. */
  done: string
  /** Words by which whoever speaks says that it was they. */
  firstPerson: string
  addedToCart: string
  removedFromCart: string

  cheaper: string
  dearer: string
  lighter: string
  heavier: string
  betterRated: string
  /** By a measure: in size, length, width or what goes into it. */
  bigger: string
  smaller: string

  /** Colours, materials and properties that a product has or has not, by concept. */
  properties: Record<string, string>
  /** What policies are about, by concept: a reply may name only those that the policy names. */
  policyTerms: Record<string, string>
  /** Ordinary words of sentences about policies, which promise nothing by themselves. */
  policyTalk: string
}
