import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { SettingsPage } from "../../../settings/settings-page"

const WalletSettingsPage = () => (
  <Page>
    <SettingsPage service="wallet" />
  </Page>
)

export default WalletSettingsPage

export const config = defineRouteConfig({
  label: "nav.walletSettings",
  translationNs: "walletAssistant",
  rank: 8,
})
