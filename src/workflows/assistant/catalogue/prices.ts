import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Shopper } from "../../../modules/assistant/types"
import { formatAmount, toMinorUnits } from "../../../money/money"
import { databaseOf } from "../../../database/connection"

/** What one unit costs a shopper, in minor units of their currency. */
export interface VariantPrice {
  current: bigint
  /** What it costs without a sale; the same as `current` when there is none. */
  regular: bigint
}

/** A price as the host's pricing calculates it, in major units. */
interface CalculatedPrice {
  calculated_amount: number | null
  raw_calculated_amount?: RawAmount | null
  original_amount: number | null
  raw_original_amount?: RawAmount | null
  currency_code: string | null
}

interface RawAmount {
  value: string | number
}

const groupsOfShoppers = new WeakMap<Shopper, Promise<string[]>>()

/**
 * An amount of minor units as the shopper reads it.
 *
 * @param currency the shopper's own when absent
 */
export function formatPrice(
  amount: bigint | string,
  { currency: own, locale }: Shopper,
  currency: string = own
): string {
  return formatAmount(BigInt(amount), currency.toUpperCase(), locale)
}

/**
 * What variants cost a shopper, by their price sets: as the host's pricing calculates it for the
 * region, the currency and the customer's groups.
 */
export async function readPrices(
  scope: MedusaContainer,
  shopper: Shopper,
  variants: readonly { price_set_id: string | null }[]
): Promise<Map<string, VariantPrice>> {
  const id = variants.flatMap(({ price_set_id }) => price_set_id ?? [])
  if (!id.length) return new Map()
  const groups = await readGroups(scope, shopper)
  const calculated = await scope.resolve(Modules.PRICING).calculatePrices(
    { id },
    {
      context: {
        currency_code: shopper.currency,
        ...(shopper.region_id ? { region_id: shopper.region_id } : {}),
        // Declared narrower than what the host's pricing takes.
        ...((groups.length
          ? { customer: { groups: groups.map((id) => ({ id })) } }
          : {}) as object),
      },
    }
  )
  return new Map(
    calculated.flatMap((price) => {
      // Declared wider than what the host's pricing gives: numbers, with the exact value beside them.
      const read = readPrice(price as CalculatedPrice, shopper)
      return read ? [[price.id, read]] : []
    })
  )
}

/** The customer groups that a shopper is in; read once for each shopper object. */
export function readGroups(scope: MedusaContainer, shopper: Shopper): Promise<string[]> {
  if (!shopper.customer_id) return Promise.resolve([])
  let groups = groupsOfShoppers.get(shopper)
  if (!groups) {
    groups = loadGroups(scope, shopper.customer_id)
    groupsOfShoppers.set(shopper, groups)
    groups.catch(() => groupsOfShoppers.delete(shopper))
  }
  return groups
}

const GROUPS = {
  prepared: true,
  text: `
  select belongs.customer_group_id as id from customer_group_customer as belongs
  join customer_group on customer_group.id = belongs.customer_group_id
    and customer_group.deleted_at is null
  where belongs.customer_id = $1 and belongs.deleted_at is null`,
}

async function loadGroups(scope: MedusaContainer, customerId: string): Promise<string[]> {
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.objects<{ id: string }>({ ...GROUPS, values: [customerId] })
  return rows.map(({ id }) => id)
}

/** Reads a calculated price exactly; null when the variant has none in the shopper's currency. */
function readPrice(price: CalculatedPrice, { currency }: Shopper): VariantPrice | null {
  if (price.currency_code?.toLowerCase() !== currency) return null
  const current = exactAmount(price.calculated_amount, price.raw_calculated_amount, currency)
  if (current === null) return null
  const original = exactAmount(price.original_amount, price.raw_original_amount, currency)
  return { current, regular: original !== null && original > current ? original : current }
}

function exactAmount(
  amount: number | null,
  raw: RawAmount | null | undefined,
  currency: string
): bigint | null {
  const major = raw?.value ?? amount
  return major === null || major === undefined ? null : toMinorUnits(major, currency)
}
