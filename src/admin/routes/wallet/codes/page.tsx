import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CodeList } from "../../../codes/code-list"
import { Page } from "../../../components/page"

const CodesPage = () => {
  return (
    <Page>
      <CodeList />
    </Page>
  )
}

export default CodesPage

export const config = defineRouteConfig({
  label: "nav.codes",
  translationNs: "walletAssistant",
  rank: 3,
})
