import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { AgentTraffic } from "../../../assistant/lists"

const AgentTrafficPage = () => (
  <Page>
    <AgentTraffic />
  </Page>
)

export default AgentTrafficPage

export const config = defineRouteConfig({
  label: "nav.agents",
  translationNs: "walletAssistant",
  rank: 7,
})
