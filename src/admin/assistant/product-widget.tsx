import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { Row, Section } from "../components/page"
import { Guarded, Loaded } from "../components/states"
import { useText } from "../text/use-text"

/** How a product sells and what customers think of it, on the page of the product. */
export function ProductFigures({ productId }: { productId: string }) {
  const { t } = useText()
  const { number } = useFormat()
  const context = useRead("assistant", "/admin/product-context", {
    query: { product_id: productId },
  })
  return (
    <Guarded>
      <Section title={t("assistant.ofProduct")}>
        <Loaded query={context}>
          {({ sales, last_sold_at, stock, rating, review_count }) => (
            <div className="divide-y">
              {sales.map(({ days, units_sold }) => (
                <Row key={days} label={t("assistant.soldIn", { count: days })}>
                  {number(units_sold)}
                </Row>
              ))}
              <Row label={t("assistant.lastSold")}>
                <Moment at={last_sold_at} />
              </Row>
              <Row label={t("assistant.stock")}>{stock === null ? "–" : number(stock)}</Row>
              <Row label={t("assistant.rating")}>
                {rating === null
                  ? "–"
                  : t("assistant.ratingOf", {
                      rating: number(rating),
                      count: number(review_count),
                    })}
              </Row>
            </div>
          )}
        </Loaded>
      </Section>
    </Guarded>
  )
}
