import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Sparkles } from "@medusajs/icons"
import { Insights } from "../../assistant/insights"
import { Page } from "../../components/page"

const AssistantPage = () => (
  <Page>
    <Insights />
  </Page>
)

export default AssistantPage

export const config = defineRouteConfig({
  label: "nav.assistant",
  icon: Sparkles,
  translationNs: "walletAssistant",
  rank: 61,
})
