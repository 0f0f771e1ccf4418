import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"
import { instanceOf } from "../../instance"
import { indexProducts } from "./index-products"
import { listMoved } from "./moved-products"

/** While somebody searches, it is looked as often as this … */
const LOOK_EVERY_MS = 500
/** … but so that no more than about two hundredths of the time go into it. */
const REST_FOR_EACH_MS = 50

interface Watch {
  /** What the links were when all of them were in the index; undefined before the first look. */
  known?: string
  /** Milliseconds since 1970. */
  due: number
  looking: boolean
}

const watches = new WeakMap<object, Watch>()

/**
 * Sees to it that products that were put into other categories are found there: the host neither
 * tells of it nor dates it. Costs a search nothing: one of them each half second sets off a look at the
 * links, some 30 ms of PostgreSQL for 120,000 of them and less than one in most shops; when they are
 * others than before, the products are read anew.
 */
export function watchCategories(scope: MedusaContainer): void {
  const instance = instanceOf(scope)
  const watch = watches.get(instance) ?? { due: 0, looking: false }
  watches.set(instance, watch)
  if (watch.looking || Date.now() < watch.due) return
  watch.looking = true
  look(scope, watch)
    .catch((error: Error) => {
      watch.due = Date.now() + LOOK_EVERY_MS
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Search: the products of categories could not be looked at: ${error.message}`)
    })
    .finally(() => (watch.looking = false))
}

async function look(scope: MedusaContainer, watch: Watch): Promise<void> {
  const started = performance.now()
  const links = await readLinks(scope)
  const took = performance.now() - started
  if (links !== watch.known) await indexProducts(scope, await listMoved(scope))
  watch.known = links
  watch.due = Date.now() + Math.max(LOOK_EVERY_MS, REST_FOR_EACH_MS * took)
}

/** The same for as long as every product is in the same categories. */
async function readLinks(scope: MedusaContainer): Promise<string> {
  const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.rows<{ links: string }>(
    `select count(*) || ' ' || coalesce(
       sum(hashtextextended(product_category_id, hashtextextended(product_id, 0))), 0
     ) as links from product_category_product`
  )
  return rows[0].links
}
