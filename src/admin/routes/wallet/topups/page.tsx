import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { ReloadList } from "../../../topups/reload-list"
import { TopUpList } from "../../../topups/topup-list"

const TopUpsPage = () => (
  <Page>
    <TopUpList />
    <ReloadList />
  </Page>
)

export default TopUpsPage

export const config = defineRouteConfig({
  label: "topups.title",
  translationNs: "walletAssistant",
  rank: 4,
})
