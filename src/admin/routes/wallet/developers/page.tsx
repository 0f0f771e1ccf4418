import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Developers } from "../../../developers/developers-page"

export default function DevelopersPage() {
  return (
    <Page>
      <Developers />
    </Page>
  )
}

export const config = defineRouteConfig({
  label: "nav.developers",
  translationNs: "walletAssistant",
  rank: 4,
})
