import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { ReviewDrafts } from "../../../assistant/review-drafts"

const ReviewDraftsPage = () => (
  <Page>
    <ReviewDrafts />
  </Page>
)

export default ReviewDraftsPage

export const config = defineRouteConfig({
  label: "nav.reviews",
  translationNs: "walletAssistant",
  rank: 6,
})
