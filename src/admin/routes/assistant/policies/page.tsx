import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { OwnAnswers, OwnPhrases } from "../../../assistant/own-words"
import { Policies } from "../../../assistant/policies"

const PoliciesPage = () => (
  <Page>
    <Policies />
    <OwnAnswers />
    <OwnPhrases />
  </Page>
)

export default PoliciesPage

export const config = defineRouteConfig({
  label: "nav.policies",
  translationNs: "walletAssistant",
  rank: 9,
})
