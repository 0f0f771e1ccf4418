import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Shopper } from "../../../modules/assistant/types"
import { plainText, shorten } from "./texts"

/** A category as shoppers see it. */
export interface Category {
  /** The host's id. */
  id: string
  handle: string
  name: string
  description: string
  /** Id of the category that it lies in; null at the top. */
  parent_id: string | null
}

/** More than any navigation shows; a store with more is searched, not listed. */
const MAX_CATEGORIES = 500
const DESCRIPTION = 160

/** The active, public categories, as the store has ranked them. */
export async function listCategories(
  scope: MedusaContainer,
  { locale }: Pick<Shopper, "locale">
): Promise<Category[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "product_category",
      fields: ["id", "handle", "name", "description", "parent_category_id", "rank"],
      filters: { is_active: true, is_internal: false },
      pagination: { take: MAX_CATEGORIES, skip: 0, order: { rank: "ASC" } },
    },
    { locale }
  )
  return data.map(({ id, handle, name, description, parent_category_id }) => ({
    id,
    handle,
    name,
    description: shorten(plainText(description ?? ""), DESCRIPTION),
    parent_id: parent_category_id ?? null,
  }))
}
