import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component } from "../../http"
import { settingsOf } from "../../modules/access"
import { REWARDS_MODULE, type RewardsService } from "../../modules/rewards"
import { topUpProviders } from "../../workflows/topups"

export const WalletFeatures = component(
  "WalletFeatures",
  z.strictObject({
    transfers: z.boolean().meta({ description: "The setting `transfers_enabled`." }),
    topups: z.boolean().meta({
      description:
        "The setting `topups_enabled`, where a region of the wallet's currency has a payment provider.",
    }),
    auto_reload: z
      .boolean()
      .meta({ description: "`topups` with the setting `auto_reload_enabled`." }),
    rewards: z.boolean().meta({
      description:
        "Whether cashback or a milestone is running, or the customer has earned anything.",
    }),
    referrals: z.boolean().meta({
      description: "Whether friends are rewarded, or the customer has a code already.",
    }),
    withdrawals: z.boolean().meta({ description: "The setting `withdrawals_enabled`." }),
    allowances: z.boolean().meta({ description: "The setting `allowances_enabled`." }),
    withdrawal_minimum: AmountOut,
    withdrawal_maximum: AmountOut.nullable().meta({ description: "Null when there is none." }),
  }),
  { description: "What the store lets customers do, so that a page offers nothing else." }
)

/** What the store lets a customer do with their wallet of a currency. */
export async function readFeatures(
  scope: MedusaContainer,
  { customer_id, currency }: { customer_id: string; currency: string }
): Promise<z.input<typeof WalletFeatures>> {
  const settings = settingsOf(scope)
  const topups = settings.topups_enabled && (await topUpProviders(scope, currency)).length > 0
  const { withdrawal_minimum, withdrawal_maximum } = settings
  const seen = await scope.resolve<RewardsService>(REWARDS_MODULE).readSeen(customer_id)
  return {
    transfers: settings.transfers_enabled,
    topups,
    auto_reload: topups && settings.auto_reload_enabled,
    ...seen,
    withdrawals: settings.withdrawals_enabled,
    allowances: settings.allowances_enabled,
    withdrawal_minimum: (withdrawal_minimum > 0n ? withdrawal_minimum : 1n).toString(),
    withdrawal_maximum: withdrawal_maximum > 0n ? withdrawal_maximum.toString() : null,
  }
}
