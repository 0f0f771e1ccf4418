import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, ok, PositiveInteger } from "../../../../../../http"
import { ENTRY_TYPES } from "../../../../../../modules/ledger"
import { ledgerOf } from "../../../../modules"
import { assertMayRead } from "../../../../permissions"
import { endpoint, WalletError } from "../../../../service"

const EntrySum = z.strictObject({
  type: z.enum(ENTRY_TYPES).meta({ description: "What the entries are." }),
  direction: z.enum(["in", "out"]).meta({ description: "Whether they raised the balance." }),
  reversal: z.boolean().meta({ description: "Whether they take other entries back." }),
  entries: z.int().meta({ description: "How many there are." }),
  amount: AmountOut,
})

const BalanceExplanation = component(
  "BalanceExplanation",
  z.strictObject({
    wallet_id: IdOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    money_in: AmountOut.meta({ description: "All that ever came in." }),
    money_out: AmountOut.meta({ description: "All that ever went out, lapsed money included." }),
    lapsing: AmountOut.meta({
      description: "What has lapsed and is not booked yet; it is in no balance any more.",
    }),
    held: AmountOut.meta({ description: "What holds set aside." }),
    balance: AmountOut.meta({
      description: "`money_in` less `money_out`, `lapsing` and `held`.",
    }),
    sums: z.array(EntrySum),
  }),
  { description: "What a balance is the sum of." }
)

export const GET = endpoint({
  id: "explainBalance",
  summary: "Explain a balance",
  description:
    "All entries of the wallet added up by type. Needs the capability `wallet_read_wallets`, unless " +
    "the wallet is your own.",
  tags: ["Wallets"],
  access: "authenticated",
  params: z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) }),
  responses: { 200: BalanceExplanation },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, identity, scope }) => {
    const ledger = ledgerOf(scope)
    const wallet = await ledger.findWallet(id)
    assertMayRead(identity, wallet)
    if (!wallet) throw new WalletError("wallet_not_found")
    const sums = await ledger.sumEntries(id)
    const total = (wanted: "in" | "out") =>
      sums
        .filter(({ direction }) => direction === wanted)
        .reduce((sum, { amount }) => sum + amount, 0n)
    const [money_in, money_out] = [total("in"), total("out")]
    // An entry that was booked between the two readings must not make this negative.
    const lapsing = money_in - money_out - wallet.balance - wallet.held
    return ok({
      wallet_id: id,
      currency: wallet.currency,
      money_in: money_in.toString(),
      money_out: money_out.toString(),
      lapsing: (lapsing > 0n ? lapsing : 0n).toString(),
      held: wallet.held.toString(),
      balance: wallet.balance.toString(),
      sums: sums.map((sum) => ({ ...sum, amount: sum.amount.toString() })),
    })
  },
})
