import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { OrderEntries } from "../wallet/order-widget"

const OrderEntriesWidget = ({ data }: { data?: { id: string } }) => {
  return data ? (
    <div data-wallet-assistant="widget">
      <OrderEntries orderId={data.id} />
    </div>
  ) : null
}

export default OrderEntriesWidget

export const config = defineWidgetConfig({
  zone: "order.details.side",
  id: "wallet-assistant-order-entries",
})
