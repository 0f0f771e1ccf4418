import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { AllEntries } from "../../../wallet/all-entries"

const EntriesPage = () => (
  <Page>
    <AllEntries />
  </Page>
)

export default EntriesPage

export const config = defineRouteConfig({
  label: "entries.title",
  translationNs: "walletAssistant",
  rank: 2,
})
