import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { UnmetDemand } from "../../../assistant/unmet-demand"

const UnmetDemandPage = () => (
  <Page>
    <UnmetDemand />
  </Page>
)

export default UnmetDemandPage

export const config = defineRouteConfig({
  label: "nav.unmet",
  translationNs: "walletAssistant",
  rank: 4,
})
