import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { DraftOrderCharge } from "../wallet/draft-order-charge"
import { CustomerWallets } from "../wallet/customer-widget"

interface WidgetProps {
  data?: {
    id: string
    email?: string | null
    customer_id?: string | null
    customer?: { id: string; email?: string | null; has_account?: boolean } | null
  }
}

/** What the customer has who is to pay the draft; a draft for a guest has no wallet behind it. */
const DraftOrderWalletsWidget = ({ data }: WidgetProps) => {
  const customer =
    data?.customer ?? (data?.customer_id ? { id: data.customer_id, email: data.email } : undefined)
  return customer && customer.has_account !== false ? (
    <div data-wallet-assistant="widget">
      <CustomerWallets customer={customer} />
      <DraftOrderCharge orderId={data!.id} />
    </div>
  ) : null
}

export default DraftOrderWalletsWidget

export const config = defineWidgetConfig({
  zone: "draft_order.details.side",
  id: "wallet-assistant-draft-order-wallets",
})
