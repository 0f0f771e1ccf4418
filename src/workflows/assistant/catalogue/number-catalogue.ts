import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"

const BATCH = 500
const TABLES = {
  product: "product",
  variant: "product_variant",
  category: "product_category",
} as const

/**
 * Gives every product, variant and category its public number ahead of time, so that whoever only reads finds
 * them there.
 *
 * @returns how many had none
 */
export async function numberCatalogue(scope: MedusaContainer): Promise<number> {
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  let numbered = 0
  for (const kind of ["product", "variant", "category"] as const) {
    let ids: string[]
    do {
      const rows = await database.rows<{ id: string }>(
        `select thing.id from ${TABLES[kind]} as thing
         where thing.deleted_at is null and not exists (
           select from access_public_number where kind = ? and host_id = thing.id)
         limit ?`,
        [kind, BATCH]
      )
      ids = rows.map(({ id }) => id)
      if (ids.length) await access.numbersFor(kind, ids)
      numbered += ids.length
    } while (ids.length === BATCH)
  }
  return numbered
}

/** Gives a new product, and the variants that it came with, their public numbers. */
export async function numberProduct(scope: MedusaContainer, productId: string): Promise<void> {
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.rows<{ id: string }>(
    "select id from product_variant where product_id = ? and deleted_at is null",
    [productId]
  )
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  await access.numbersFor("product", [productId])
  await numberVariants(
    scope,
    rows.map(({ id }) => id)
  )
}

/** Gives new variants their public numbers. */
export async function numberVariants(
  scope: MedusaContainer,
  variantIds: readonly string[]
): Promise<void> {
  await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor("variant", variantIds)
}
