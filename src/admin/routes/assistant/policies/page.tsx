import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Policies } from "../../../assistant/policies"

const PoliciesPage = () => (
  <Page>
    <Policies />
  </Page>
)

export default PoliciesPage

export const config = defineRouteConfig({
  label: "nav.policies",
  translationNs: "walletAssistant",
  rank: 9,
})
