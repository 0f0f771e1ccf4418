/** What a shopper says, and what has to come of it. The assistant's wording is its own. */
export interface Step {
  say: string
  /** Every tool that is asked, in order. */
  tools?: string[]
  /** Products that the shopper has to see. */
  shows?: string[]
  /** Products that they must not see. */
  hides?: string[]
  /** It shows so many products, and none that an earlier step has shown. */
  fresh?: number
  /** The products of the comparison. */
  compares?: string[]
  /** Names of rows that the comparison has. */
  rows?: string[]
  /** Quantities by the names of the cart's lines. */
  cart?: Record<string, number>
  /** Never said, whatever the wording. */
  never?: RegExp
  /** Said in some wording: an amount, a status, the shop's own text. */
  tells?: (string | RegExp)[]
}

/** A conversation from its first message to its last. */
export interface Script {
  name: string
  signedIn?: boolean
  steps: Step[]
}
