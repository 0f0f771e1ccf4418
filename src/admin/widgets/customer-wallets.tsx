import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { CustomerWallets } from "../wallet/customer-widget"

interface WidgetProps {
  data?: { id: string; email?: string | null; has_account?: boolean }
}

export default function CustomerWalletsWidget({ data }: WidgetProps) {
  return data ? (
    <div data-wallet-assistant="widget">
      <CustomerWallets customer={data} />
    </div>
  ) : null
}

export const config = defineWidgetConfig({
  zone: "customer.details",
  id: "wallet-assistant-customer-wallets",
})
