import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Rewards } from "../../../rewards/rewards-page"

const RewardsPage = () => (
  <Page>
    <Rewards />
  </Page>
)

export default RewardsPage

export const config = defineRouteConfig({
  label: "rewards.title",
  translationNs: "walletAssistant",
  rank: 5,
})
