import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Removals } from "../../../assistant/removals"

const RemovalsPage = () => (
  <Page>
    <Removals />
  </Page>
)

export default RemovalsPage

export const config = defineRouteConfig({
  label: "nav.removals",
  translationNs: "walletAssistant",
  rank: 3,
})
