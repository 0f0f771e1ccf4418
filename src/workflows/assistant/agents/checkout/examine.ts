import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../../../host/read-graph"
import { settingsOf } from "../../../../modules/access"
import { type Allowance, whyNot } from "../../../../modules/allowances"
import { explainObstacle, readUsed } from "../../../allowances"
import { isWalletProvider } from "../../../payments"
import { topUpProductsAmong } from "../../../topups"
import { error, forBuyer, type Message } from "./messages"
import type { Checkout } from "./read-checkout"

/** What is missing before anybody could pay: the agent can add it. */
export function missingOf({
  lines,
  email,
  address,
  options,
  selected_option,
}: Checkout): Message[] {
  const missing: Message[] = []
  if (!lines.length) missing.push(error("missing", "There is nothing to buy.", "$.line_items"))
  if (!email)
    missing.push(error("missing", "The buyer's e-mail address is missing.", "$.buyer.email"))
  const { address_1, city, country_code } = address ?? {}
  if (!address_1 || !city || !country_code) {
    missing.push(
      error(
        "missing",
        "The address is missing: street, locality and country.",
        "$.fulfillment.methods[0].destinations[0]"
      )
    )
  } else if (lines.some(({ ships }) => ships) && !selected_option) {
    missing.push(
      options.length
        ? error(
            "missing",
            "Choose a way of shipping.",
            "$.fulfillment.methods[0].groups[0].selected_option_id"
          )
        : forBuyer("address_undeliverable", "Nothing ships to this address by itself.")
    )
  }
  return missing
}

/** Why the wallet would not pay for a checkout now; null when nothing is known to stand in its way. */
export async function obstacleOf(
  scope: MedusaContainer,
  checkout: Checkout,
  allowance: Allowance | null
): Promise<Message | null> {
  if (!allowance)
    return forBuyer("payment_required", "A person pays for this checkout in the shop.")
  const { allowances_enabled, allowance_maximum } = settingsOf(scope)
  if (!allowances_enabled) {
    return forBuyer("allowance", "This store does not let agents spend from wallets.")
  }
  const now = new Date()
  const used = (await readUsed(scope, [allowance], now)).get(allowance.id)?.used ?? 0n
  const obstacle =
    whyNot(allowance, {
      amount: checkout.totals.total,
      currency: checkout.currency,
      used,
      store_maximum: allowance_maximum,
      now,
    }) ?? ((await isCovered(scope, checkout, allowance)) ? null : "category")
  if (obstacle) return forBuyer(`allowance_${obstacle}`, explainObstacle(obstacle))
  if (
    (
      await topUpProductsAmong(
        scope,
        checkout.lines.map(({ product_id }) => product_id)
      )
    ).size
  ) {
    return forBuyer(
      "payment_required",
      "This fills a wallet, which the wallet itself can't pay for."
    )
  }
  return (await findProvider(scope, checkout))
    ? null
    : forBuyer("payment_required", "The wallet is no way to pay in this region.")
}

const RegionRow = z.object({
  payment_providers: z.array(z.object({ id: z.string() }).nullish()).nullish(),
})

/** The wallet as a way to pay in a checkout's region. */
export async function findProvider(
  scope: MedusaContainer,
  { region_id }: Checkout
): Promise<string | undefined> {
  if (!region_id) return undefined
  const [region] = await readGraph(scope, {
    entity: "region",
    fields: ["payment_providers.id"],
    filters: { id: region_id },
    row: RegionRow,
  })
  return region?.payment_providers?.map((one) => one?.id).find((id) => isWalletProvider(id))
}

const ProductRow = z.object({
  id: z.string(),
  categories: z
    .array(z.object({ id: z.string(), mpath: z.string().nullish() }).nullish())
    .nullish(),
})

/** Whether each product lies in a category that may be bought from, or below one. */
async function isCovered(
  scope: MedusaContainer,
  { lines }: Checkout,
  { categories }: Allowance
): Promise<boolean> {
  if (!categories.length) return true
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const products = await readGraph(scope, {
    entity: "product",
    fields: ["id", "categories.id", "categories.mpath"],
    filters: { id: ids },
    row: ProductRow,
  })
  const covered = new Set(
    products
      .filter((product) =>
        (product.categories ?? []).some((category) =>
          [category?.id ?? "", ...(category?.mpath ?? "").split(".")].some((one) =>
            categories.includes(one)
          )
        )
      )
      .map(({ id }) => id)
  )
  return ids.every((id) => covered.has(id))
}
