import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Handovers } from "../../../assistant/handovers"
import { Page } from "../../../components/page"

const HandoversPage = () => (
  <Page>
    <Handovers />
  </Page>
)

export default HandoversPage

export const config = defineRouteConfig({
  label: "nav.handovers",
  translationNs: "walletAssistant",
  rank: 1.5,
})
