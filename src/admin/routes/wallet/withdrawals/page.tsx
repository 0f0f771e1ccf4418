import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { Approvals } from "../../../withdrawals/approvals"
import { WithdrawalList } from "../../../withdrawals/withdrawal-list"

const WithdrawalsPage = () => (
  <Page>
    <WithdrawalList />
    <Approvals />
  </Page>
)

export default WithdrawalsPage

export const config = defineRouteConfig({
  label: "withdrawals.title",
  translationNs: "walletAssistant",
  rank: 4,
})
