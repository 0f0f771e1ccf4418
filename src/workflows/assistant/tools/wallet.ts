import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { Fact, Shopper } from "../../../modules/assistant/types"
import { LEDGER_MODULE } from "../../../modules/ledger"
import type { LedgerService } from "../../../modules/ledger"
import { amountFact, formatPrice } from "../catalogue"
import { findProducts } from "../search"
import { defineTool } from "./context"
import { waysToWriteDay } from "./days"
import { ListedProductSchema, listProduct, showProducts } from "./products"

interface Balance {
  wallet_id: number
  /** Lower case. */
  currency: string
  /** Minor units: what can be spent, without what is reserved. */
  spendable: bigint
}

export const getWalletBalance = defineTool({
  name: "get_wallet_balance",
  description:
    "What the signed-in customer can spend from their wallet, and which of it expires when.",
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    balance: z.string().meta({ description: "In the shopper's currency." }),
    balance_amount: z.string().meta({ description: "The same in minor units." }),
    currency: z.string(),
    expiring: z
      .array(z.object({ amount: z.string(), expires_at: z.iso.datetime() }))
      .meta({
        description: "What of the balance expires, the soonest first; empty where none does.",
      }),
    wallets: z.array(z.object({ currency: z.string(), balance: z.string() })),
  }),
  async run(_, { scope, shopper }) {
    const balances = await readBalances(scope, shopper)
    const own = balanceIn(balances, shopper.currency)
    const expiring = await readExpiring(scope, balances, shopper)
    return {
      output: {
        balance: formatPrice(own, shopper),
        balance_amount: String(own),
        currency: shopper.currency,
        expiring: expiring.map(({ amount, expires_at }) => ({
          amount: formatPrice(amount, shopper),
          expires_at: expires_at.toISOString(),
        })),
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
        ...expiring.flatMap((each, index) => expiryFacts(each, index, shopper)),
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
  return wallets.map(({ id, currency, balance }) => ({
    wallet_id: id,
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

interface Expiring {
  /** Minor units. */
  amount: bigint
  expires_at: Date
}

/** Later ones are told to somebody who asks again. */
const MOST_EXPIRING = 5

/** What of the shopper's balance lapses for good, by instant, the soonest first. */
async function readExpiring(
  scope: MedusaContainer,
  balances: readonly Balance[],
  { currency }: Shopper
): Promise<Expiring[]> {
  const wallet = balances.find((each) => each.currency === currency)
  if (!wallet) return []
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const { data } = await ledger.listLots(wallet.wallet_id, { page: 1, per_page: MOST_EXPIRING })
  const back = await ledger.readComingBack(data)
  return data.flatMap(({ id, remaining, expires_at }) => {
    const amount = remaining - (back.get(id)?.amount ?? 0n)
    return expires_at && amount > 0n ? [{ amount, expires_at }] : []
  })
}

function expiryFacts({ amount, expires_at }: Expiring, index: number, shopper: Shopper): Fact[] {
  const field = `expiring[${index}]`
  return [
    amountFact(amount, shopper, { kind: "balance", field: `${field}.amount` }),
    {
      kind: "balance",
      field: `${field}.expires_at`,
      value: expires_at.toISOString(),
      display: waysToWriteDay(expires_at, shopper),
    },
  ]
}
