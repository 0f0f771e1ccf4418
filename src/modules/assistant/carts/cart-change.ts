/** A change of how many there are of one variant in a cart. */
export interface CartChange {
  /** Null when the shopper had no cart. */
  cart_id: string | null
  variant_id: string
  before: number
  after: number
  /** What is said of it once it is made. */
  message: string
}

/** Remembers what is about to be done to a cart, outside the process. */
export interface CartChangeRecord {
  /** What an attempt before this one had begun, and may have done; told once. */
  takeBegun(): CartChange | undefined
  /**
   * Keeps what is done next.
   *
   * @throws when somebody else is at it by now; nothing is to be done then
   */
  begin(change: CartChange): Promise<void>
}
