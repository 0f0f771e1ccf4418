import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Page } from "../../components/page"
import { Overview } from "../../wallet/overview"

const WalletPage = () => {
  return (
    <Page>
      <Overview />
    </Page>
  )
}

export default WalletPage

export const config = defineRouteConfig({
  label: "nav.wallet",
  icon: CreditCard,
  translationNs: "walletAssistant",
  rank: 60,
})
