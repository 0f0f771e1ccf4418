import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Developers } from "../../../developers/developers-page"

const DevelopersPage = () => {
  return (
    <Page>
      <Developers />
    </Page>
  )
}

export default DevelopersPage

export const config = defineRouteConfig({
  label: "nav.developers",
  translationNs: "walletAssistant",
  rank: 7,
})
