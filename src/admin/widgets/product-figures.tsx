import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { ProductFigures } from "../assistant/product-widget"

const ProductFiguresWidget = ({ data }: { data?: { id: string } }) => {
  return data ? (
    <div data-wallet-assistant="widget">
      <ProductFigures productId={data.id} />
    </div>
  ) : null
}

export default ProductFiguresWidget

export const config = defineWidgetConfig({
  zone: "product.details.side",
  id: "wallet-assistant-product-figures",
})
