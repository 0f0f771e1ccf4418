import { useParams } from "react-router-dom"
import { Page } from "../../../../components/page"
import { WalletView } from "../../../../wallet/wallet-page"

const WalletDetailPage = () => {
  const { id } = useParams()
  return (
    <Page>
      <WalletView key={id} id={Number.parseInt(id ?? "", 10)} />
    </Page>
  )
}

export default WalletDetailPage
