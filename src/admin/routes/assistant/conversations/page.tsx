import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Conversations } from "../../../assistant/conversations"

const ConversationsPage = () => (
  <Page>
    <Conversations />
  </Page>
)

export default ConversationsPage

export const config = defineRouteConfig({
  label: "nav.conversations",
  translationNs: "walletAssistant",
  rank: 1,
})
