import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Page } from "../../../components/page"
import { WalletList } from "../../../wallet/wallet-list"

const WalletsPage = () => {
  return (
    <Page>
      <WalletList />
    </Page>
  )
}

export default WalletsPage

export const config = defineRouteConfig({
  label: "nav.wallets",
  translationNs: "walletAssistant",
  rank: 1,
})
