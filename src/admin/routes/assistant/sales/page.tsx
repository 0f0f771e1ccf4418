import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { SaleCandidates } from "../../../assistant/sale-candidates"

const SaleCandidatesPage = () => (
  <Page>
    <SaleCandidates />
  </Page>
)

export default SaleCandidatesPage

export const config = defineRouteConfig({
  label: "nav.sales",
  translationNs: "walletAssistant",
  rank: 5,
})
