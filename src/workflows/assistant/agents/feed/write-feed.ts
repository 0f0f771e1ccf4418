import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import type { Shopper } from "../../../../modules/assistant/types"
import { listFeedIds } from "./list-ids"
import type { FeedId } from "./list-ids"
import { readFeedProducts } from "./read-products"
import type { FeedProduct } from "./read-products"

export interface FeedRequest {
  shopper: Shopper
  /** The id of the last product of the page before. */
  after?: string
  since?: Date
  /** How many at most; all when absent. */
  limit?: number
  /** Changes what is written of a product. */
  present(product: FeedProduct): unknown
}

/** Ids are read by the thousand, since those of what has changed cost a pass over the tables. */
const IDS = 5_000
const PRODUCTS = 200
/** Pages that are read at once, over all feeds of this process: shoppers need the database too. */
const READERS = 2

let reading = 0
const waiting: (() => void)[] = []

/**
 * Writes the feed as one JSON object, piece by piece, in memory that does not grow with it:
 * `{"currency", "products": [...], "removed": [...], "count", "next_cursor"}`. `removed` is there
 * when only changes are asked for: the numbers of what has changed and is not for sale here.
 *
 * @throws before the first piece when the store can't be read
 */
export async function* writeFeed(
  scope: MedusaContainer,
  request: FeedRequest
): AsyncGenerator<string> {
  const removed: string[] = []
  let count = 0
  let last: string | undefined
  let hasMore = false
  let opening = `{"currency":${JSON.stringify(request.shopper.currency)},"products":[`
  for await (const page of readPages(scope, request)) {
    const products = await inTurn(() => readListed(scope, request.shopper, page.ids))
    if (request.since) removed.push(...page.ids.filter((one) => !one.listed).map(({ id }) => id))
    const texts = products.map((product) => JSON.stringify(request.present(product)))
    yield opening + (count > 0 && texts.length > 0 ? "," : "") + texts.join(",")
    opening = ""
    count += products.length
    last = page.ids.at(-1)?.id
    hasMore = page.hasMore
  }
  const gone = request.since ? `"removed":${JSON.stringify(await numbersOf(scope, removed))},` : ""
  const cursor = hasMore && last !== undefined ? encodeCursor(last) : null
  yield `${opening}],${gone}"count":${count},"next_cursor":${JSON.stringify(cursor)}}`
}

/** Where the next page begins. */
export function encodeCursor(id: string): string {
  return Buffer.from(`after:${id}`).toString("base64url")
}

/** The id that a cursor of ours stands for; undefined for anything else. */
export function decodeCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, "base64url").toString()
  return /^after:[\x21-\x7e]{1,200}$/.test(text) ? text.slice("after:".length) : undefined
}

interface Page {
  ids: FeedId[]
  /** Whether there is something behind the part that was asked for. */
  hasMore: boolean
}

async function* readPages(
  scope: MedusaContainer,
  { shopper, after = "", since, limit = Infinity }: FeedRequest
): AsyncGenerator<Page> {
  let left = limit
  let position = after
  for (let more = true; more && left > 0;) {
    const wanted = Math.min(IDS, left)
    const part = { sales_channel_id: shopper.sales_channel_id, since }
    const found = await inTurn(() => listFeedIds(scope, part, position, wanted + 1))
    more = found.length > wanted
    const ids = found.slice(0, wanted)
    for (let start = 0; start < ids.length; start += PRODUCTS) {
      yield { ids: ids.slice(start, start + PRODUCTS), hasMore: more }
    }
    left -= ids.length
    position = ids.at(-1)?.id ?? position
  }
}

function readListed(scope: MedusaContainer, shopper: Shopper, ids: readonly FeedId[]) {
  const listed = ids.filter((one) => one.listed).map(({ id }) => id)
  return readFeedProducts(scope, shopper, listed)
}

/** A number that nobody was given yet can't be known to an agent. */
async function numbersOf(scope: MedusaContainer, ids: readonly string[]): Promise<number[]> {
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  return [...(await access.knownNumbers("product", ids)).values()]
}

/** Runs one read when its turn has come. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (reading >= READERS) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await read()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}
