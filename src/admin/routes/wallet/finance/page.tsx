import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Finance } from "../../../finance/finance-page"

const FinancePage = () => (
  <Page>
    <Finance />
  </Page>
)

export default FinancePage

export const config = defineRouteConfig({
  label: "nav.finance",
  translationNs: "walletAssistant",
  rank: 6,
})
