import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CreditCard } from "@medusajs/icons"
import { Page } from "../../components/page"
import { Overview } from "../../wallet/overview"

export default function WalletPage() {
  return (
    <Page>
      <Overview />
    </Page>
  )
}

export const config = defineRouteConfig({
  label: "nav.wallet",
  icon: CreditCard,
  translationNs: "walletAssistant",
  rank: 60,
})
