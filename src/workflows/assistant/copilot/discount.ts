/** Days that the stock of a product should last at most; what is there beyond is too much. */
export const TARGET_COVER_DAYS = 60
/** Of a product that is for sale for less than this, little can be said. */
export const YOUNG_DAYS = 14
const SMALLEST = 5
const LARGEST = 40
const STEP = 5
/** What is reckoned with for a product that sold nothing: half of one. */
const HALF_A_SALE = 0.5

export interface StockPosition {
  /** Units sold in the window, less what came back. */
  units_sold: number
  /** Units that can be sold now. */
  stock: number
  /** Length of the window, or as long as the product has been for sale when that is less. */
  days: number
}

/** For how many days the stock lasts at the pace of the window; null when nothing was sold. */
export function daysOfCover({ units_sold, stock, days }: StockPosition): number | null {
  return units_sold > 0 ? Math.round((stock * days * 10) / units_sold) / 10 : null
}

/** Units beyond what would be sold within the target; 0 or less is no surplus. */
export function surplusUnits({ units_sold, stock, days }: StockPosition): number {
  return stock - (units_sold / days) * TARGET_COVER_DAYS
}

/**
 * The discount in whole per cent that should bring the stock down within the target: demand is
 * reckoned to grow with the inverse square of the price, a price elasticity of two, which is
 * ordinary for shop goods. In steps of five, from 5 to 40; 0 when no discount is called for.
 */
export function suggestDiscount(position: StockPosition): number {
  const pace = Math.max(position.units_sold, HALF_A_SALE) / position.days
  const growth = position.stock / (pace * TARGET_COVER_DAYS)
  if (growth <= 1) return 0
  const exact = (1 - 1 / Math.sqrt(growth)) * 100
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(exact / STEP) * STEP))
}

/** Of a product that is new: the smallest there is, or none. */
export function youngDiscount(position: StockPosition): number {
  return Math.min(SMALLEST, suggestDiscount(position))
}

/** The largest discount in whole per cent that doesn't sell under cost; at most what is suggested. */
export function withinMargin(suggested: number, price: bigint, cost: bigint | null): number {
  if (cost === null) return suggested
  if (cost >= price) return 0
  const largest = Number(((price - cost) * 100n) / price)
  if (largest >= suggested) return suggested
  return largest >= SMALLEST ? largest - (largest % STEP) : 0
}

/** A price less some per cent, rounded half up to a whole minor unit. */
export function discounted(price: bigint, percent: number): bigint {
  return (price * BigInt(100 - percent) + 50n) / 100n
}

/** How much less a price is than another, in whole per cent, rounded down. */
export function percentOff(regular: bigint, current: bigint): number {
  return regular > 0n && current < regular ? Number(((regular - current) * 100n) / regular) : 0
}
