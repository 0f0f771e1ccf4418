import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Providers } from "../../../assistant/providers"

const ProvidersPage = () => (
  <Page>
    <Providers />
  </Page>
)

export default ProvidersPage

export const config = defineRouteConfig({
  label: "nav.providers",
  translationNs: "walletAssistant",
  rank: 8,
})
