import { useRead } from "../api/use-api"
import { Money } from "../components/format"
import { Row, Section } from "../components/page"
import { Guarded, Loaded } from "../components/states"
import { useText } from "../text/use-text"
import { ChargeButton } from "./charge-order"

/** What a draft costs and the way to pay it with the customer's wallet, on the draft's page. */
export function DraftOrderCharge({ orderId }: { orderId: string }) {
  const { t } = useText()
  const money = useRead("walletAdmin", "/orders/{id}", { params: { id: orderId } })
  return (
    <Guarded>
      <Section
        title={t("orders.charge")}
        subtitle={t("orders.chargeDraftText")}
        actions={<ChargeButton orderId={orderId} isDraft />}
      >
        <Loaded query={money} rows={1}>
          {({ chargeable, currency }) => (
            <Row label={t("orders.owed")}>
              <Money minor={chargeable} currency={currency} />
            </Row>
          )}
        </Loaded>
      </Section>
    </Guarded>
  )
}
