import type { MedusaContainer } from "@medusajs/framework/types"
import { toMinorUnits } from "../../../money/money"
import { readDefaultCurrency } from "./currencies"
import {
  daysOfCover,
  discounted,
  percentOff,
  suggestDiscount,
  surplusUnits,
  TARGET_COVER_DAYS,
  withinMargin,
  youngDiscount,
} from "./discount"
import { readOnly } from "./read-only"
import type { Read } from "./read-only"
import { CANDIDATES, CANDIDATES_AMONG, mostInStock } from "./sale-candidates-sql"

/** A product that stands in the shop longer than it should; amounts in minor units. */
export interface SaleCandidate {
  product_id: string
  name: string
  /** Lower case. */
  currency: string
  /** Regular price of its cheapest variant in stock; null when it has none in the currency. */
  price: bigint | null
  /** In the window, less what came back. */
  units_sold: number
  /** Units that can be sold now. */
  stock: number
  /** Days that the pace was reckoned from: the window, or since the product is for sale. */
  days: number
  /** Null when nothing was sold. */
  days_of_cover: number | null
  /** Units beyond what sells within the target. */
  surplus_units: number
  /** Of the cheapest variant, where the merchant has noted it. */
  cost: bigint | null
  /** Whole per cent. */
  discount_percent: number
  discounted_price: bigint | null
  /** Per cent that the product is reduced by already. */
  running_discount_percent: number
  reason: string
}

interface Row {
  id: string
  title: string
  units: string
  stock: string
  days: string
  is_young: boolean
  /** Whether nothing that wasn't looked at can come before it. */
  is_certain: boolean
  variants: { price: string | null; sale: string | null; cost: string | null }[]
}

const DECIMAL = /^[0-9]{1,15}(\.[0-9]{1,10})?$/

/** For each product that is asked for, how many are looked at before all are. */
const LOOKED_AT_FIRST = 2

/**
 * Products with more in stock than will be sold soon, those first that bind most money.
 *
 * @param days 1 to 365, how far back sales are looked at
 */
export async function readSaleCandidates(
  scope: MedusaContainer,
  { days, limit }: { days: number; limit: number }
): Promise<{ currency: string; candidates: SaleCandidate[] }> {
  return await readOnly(scope, async (read) => {
    const currency = await readDefaultCurrency(read)
    const first = await readAmongMostInStock(read, { days, currency, limit })
    const likely = judgeAll(first, currency, limit)
    if (likely.length === limit) return { currency, candidates: likely }
    const all = await read<Row>(CANDIDATES, { days, currency })
    return { currency, candidates: judgeAll(all, currency, limit) }
  })
}

/**
 * The first rows of all, as far as sales of the products whose stock is worth most can tell: what is
 * behind them is worth less, however little of it is sold. Adding up the sales of few products takes
 * half the time; none, where most of the shop would be looked at.
 */
async function readAmongMostInStock(
  read: Read,
  { days, currency, limit }: { days: number; currency: string; limit: number }
): Promise<Row[]> {
  const count = limit * LOOKED_AT_FIRST
  const most = await read<{ id: string; worth: string | null }>(mostInStock(count + 1), {
    currency,
  })
  const next = most[count]
  if (!next) return []
  const ids = most.slice(0, count).map(({ id }) => id)
  const rows = await read<Row>(CANDIDATES_AMONG, { days, currency, ids, worth: next.worth })
  const end = rows.findIndex(({ is_young, is_certain }) => is_young || !is_certain)
  return end < 0 ? rows : rows.slice(0, end)
}

/** The first `limit` that a discount can be given on. */
function judgeAll(rows: readonly Row[], currency: string, limit: number): SaleCandidate[] {
  const candidates: SaleCandidate[] = []
  for (const row of rows) {
    if (candidates.length === limit) break
    const candidate = judge(row, currency)
    if (candidate) candidates.push(candidate)
  }
  return candidates
}

/** Undefined for a product that no further discount should be given on. */
function judge({ id, title, variants, ...row }: Row, currency: string): SaleCandidate | undefined {
  const position = {
    units_sold: Number(row.units),
    stock: Number(row.stock),
    days: Number(row.days),
  }
  const priced = variants.map(({ price, sale, cost }) => ({
    price: price === null ? null : toMinorUnits(price, currency),
    sale: sale === null ? null : toMinorUnits(sale, currency),
    cost: cost !== null && DECIMAL.test(cost) ? toMinorUnits(cost, currency) : null,
  }))
  const wanted = row.is_young ? youngDiscount(position) : suggestDiscount(position)
  let percent = wanted
  let running = 0
  for (const { price, sale, cost } of priced) {
    if (price === null) continue
    percent = Math.min(percent, withinMargin(wanted, price, cost))
    if (sale !== null) running = Math.max(running, percentOff(price, sale))
  }
  if (percent === 0 || percent <= running) return undefined
  const { price = null, cost = null } = priced.find((variant) => variant.price !== null) ?? {}
  const candidate = {
    product_id: id,
    name: title,
    currency,
    price,
    ...position,
    days: Math.round(position.days),
    days_of_cover: daysOfCover(position),
    surplus_units: Math.floor(surplusUnits(position)),
    cost,
    discount_percent: percent,
    discounted_price: price === null ? null : discounted(price, percent),
    running_discount_percent: running,
  }
  return { ...candidate, reason: reasonFor(candidate, { wanted, isYoung: row.is_young }) }
}

function reasonFor(
  candidate: Omit<SaleCandidate, "reason">,
  { wanted, isYoung }: { wanted: number; isYoung: boolean }
): string {
  const { units_sold, stock, days, days_of_cover, discount_percent, running_discount_percent } =
    candidate
  const inStock = `${count(stock, "unit")} in stock`
  const sentences = [
    days_of_cover === null
      ? `Nothing was sold in ${count(days, "day")} and there are ${inStock}.`
      : `${count(units_sold, "unit")} sold in ${count(days, "day")}; ${inStock} last for about ` +
        `${count(Math.round(days_of_cover), "day")}, where ${TARGET_COVER_DAYS} are enough.`,
  ]
  if (isYoung) {
    sentences.push("It is new in the shop: you may want to wait before you reduce it.")
  }
  if (running_discount_percent > 0) {
    sentences.push(`It is reduced by ${running_discount_percent} % already.`)
  }
  if (discount_percent < wanted) {
    sentences.push(`More than ${discount_percent} % would sell it under cost.`)
  }
  return sentences.join(" ")
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
