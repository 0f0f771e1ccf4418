import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { CustomerWallets } from "../wallet/customer-widget"

interface WidgetProps {
  data?: { id: string; email?: string | null; has_account?: boolean }
}

const CustomerWalletsWidget = ({ data }: WidgetProps) => {
  return data ? (
    <div data-wallet-assistant="widget">
      <CustomerWallets customer={data} />
    </div>
  ) : null
}

export default CustomerWalletsWidget

export const config = defineWidgetConfig({
  zone: "customer.details.side",
  id: "wallet-assistant-customer-wallets",
})
