import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Feedback } from "../../../assistant/lists"

const FeedbackPage = () => (
  <Page>
    <Feedback />
  </Page>
)

export default FeedbackPage

export const config = defineRouteConfig({
  label: "nav.feedback",
  translationNs: "walletAssistant",
  rank: 2,
})
