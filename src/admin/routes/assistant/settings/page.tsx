import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { SettingsPage } from "../../../settings/settings-page"

const AssistantSettingsPage = () => (
  <Page>
    <SettingsPage service="assistant" />
  </Page>
)

export default AssistantSettingsPage

export const config = defineRouteConfig({
  label: "nav.assistantSettings",
  translationNs: "walletAssistant",
  rank: 10,
})
