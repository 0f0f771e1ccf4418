import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"

/** Products whose categories are others than those that they are found by. */
export async function listMoved(scope: MedusaContainer): Promise<string[]> {
  const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.rows<{ product_id: string }>(
    `select known.product_id
     from assistant_search_document as known
     left join (
       select product_id, array_agg(product_category_id order by product_category_id collate "C") as ids
       from product_category_product group by product_id
     ) as now on now.product_id = known.product_id
     where known.document is not null and coalesce(now.ids, '{}') <> array(
       select id from jsonb_array_elements_text(known.document -> 'category_ids') as id
       order by id collate "C"
     )`
  )
  return rows.map(({ product_id }) => product_id)
}
