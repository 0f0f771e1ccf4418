import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { Fact, Shopper } from "../../../modules/assistant/types"
import { LEDGER_MODULE } from "../../../modules/ledger"
import type { LedgerService } from "../../../modules/ledger"
import { amountFact, formatPrice } from "../catalogue"
import { findProducts } from "../search"
import { defineTool } from "./context"
import { ListedProductSchema, listProduct, showProducts } from "./products"

interface Balance {
  /** Lower case. */
  currency: string
  /** Minor units: what can be spent, without what is reserved. */
  spendable: bigint
}

export const getWalletBalance = defineTool({
  name: "get_wallet_balance",
  description: "What the signed-in customer can spend from their wallet.",
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    balance: z.string().meta({ description: "In the shopper's currency." }),
    currency: z.string(),
    wallets: z.array(z.object({ currency: z.string(), balance: z.string() })),
  }),
  async run(_, { scope, shopper }) {
    const balances = await readBalances(scope, shopper)
    const own = balanceIn(balances, shopper.currency)
    return {
      output: {
        balance: formatPrice(own, shopper),
        currency: shopper.currency,
        wallets: balances.map(({ currency, spendable }) => ({
          currency,
          balance: formatPrice(spendable, shopper, currency),
        })),
      },
      facts: [
        balanceFact(own, shopper, shopper.currency),
        ...balances
          .filter(({ currency }) => currency !== shopper.currency)
          .map(({ currency, spendable }) => balanceFact(spendable, shopper, currency)),
      ],
    }
  },
})

export const whatCanIGet = defineTool({
  name: "what_can_i_get",
  description:
    "Products that the signed-in customer can pay for with what is in their wallet, taxes and " +
    "delivery aside.",
  writes: false,
  input: z.strictObject({
    query: z.string().max(500).default("").meta({ description: "What they would like." }),
    category: z.string().max(255).optional(),
    limit: z.int().min(1).max(20).default(6),
  }),
  output: z.object({ balance: z.string(), products: z.array(ListedProductSchema) }),
  async run({ query, category, limit }, context) {
    const { scope, shopper } = context
    const own = balanceIn(await readBalances(scope, shopper), shopper.currency)
    const { hits } =
      own > 0n
        ? await findProducts(scope, shopper, {
            query,
            category,
            max_price: own,
            in_stock: true,
            ...(query ? {} : { sort: "price_high" as const }),
            limit,
          })
        : { hits: [] }
    // A search gives up what it must to find anything; a balance can't be given up.
    const cards = hits
      .map(({ card }) => card)
      .filter(({ price_amount }) => price_amount !== null && BigInt(price_amount) <= own)
    const shown = showProducts(context, cards, {
      balance: formatPrice(own, shopper),
      products: cards.map(listProduct),
    })
    return { ...shown, facts: [balanceFact(own, shopper, shopper.currency), ...shown.facts] }
  },
})

async function readBalances(scope: MedusaContainer, { customer_id }: Shopper): Promise<Balance[]> {
  if (customer_id === undefined) {
    throw new ToolRefused("assistant_unauthorized", "Sign in to see your wallet.")
  }
  const wallets = await scope.resolve<LedgerService>(LEDGER_MODULE).findWalletsOf(customer_id)
  return wallets.map(({ currency, balance }) => ({
    currency: currency.toLowerCase(),
    spendable: balance,
  }))
}

function balanceIn(balances: readonly Balance[], wanted: string): bigint {
  return balances.find(({ currency }) => currency === wanted)?.spendable ?? 0n
}

function balanceFact(amount: bigint, shopper: Shopper, currency: string): Fact {
  return amountFact(amount, shopper, { kind: "balance", field: `wallet.${currency}`, currency })
}
