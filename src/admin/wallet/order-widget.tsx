import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Guarded, Loaded, Message } from "../components/states"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { ChargeButton } from "./charge-order"
import { SignedAmount, TypeBadge } from "./entry-columns"
import { RefundOrder } from "./refund-order"

/** What moved in wallets for an order, on the page of the order. */
export function OrderEntries({ orderId }: { orderId: string }) {
  const { t } = useText()
  const entries = useRead("wallet", "/transactions", { query: { order_id: orderId, per_page: 20 } })
  return (
    <Guarded>
      <Section
        title={t("nav.wallet")}
        subtitle={t("wallets.ofOrder")}
        actions={
          <>
            <ChargeButton orderId={orderId} />
            <RefundButtons orderId={orderId} />
          </>
        }
      >
        <OrderFigures orderId={orderId} />
        <Loaded query={entries} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <Message title={t("wallets.ofOrderEmpty")} />
            ) : (
              <ul className="divide-y">
                {data.map((entry) => (
                  <li
                    key={entry.id}
                    className="flex flex-wrap items-center justify-between gap-2 px-6 py-3"
                  >
                    <Text size="small" as="div">
                      <Link
                        className="text-ui-fg-base underline"
                        to={`/wallet/wallets/${entry.wallet_id}`}
                      >
                        <Moment at={entry.created_at} />
                      </Link>{" "}
                      <TypeBadge type={entry.type} /> {entry.reason}
                    </Text>
                    <Text size="small" as="div">
                      <SignedAmount entry={entry} />
                    </Text>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </Guarded>
  )
}

/** Only where something can be refunded, and by who may; what the order has taken too much by itself. */
function RefundButtons({ orderId }: { orderId: string }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [opened, setOpened] = useState<"difference" | "all">()
  const { data } = useRead("walletAdmin", "/orders/{id}", { params: { id: orderId } })
  if (!data || data.refundable === "0" || !may("wallet:manage")) return null
  return (
    <>
      {data.difference !== "0" && (
        <Button size="small" variant="secondary" onClick={() => setOpened("difference")}>
          {t("orders.difference")}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setOpened("all")}>
        {t("orders.refund")}
      </Button>
      {opened && (
        <RefundOrder
          order={data}
          isDifference={opened === "difference"}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** What of the order a wallet pays, and what became of that; nothing where none has to do with it. */
function OrderFigures({ orderId }: { orderId: string }) {
  const { t } = useText()
  const { data } = useRead("walletAdmin", "/orders/{id}", { params: { id: orderId } })
  const figures = data && [data.applied, data.held, data.committed, data.refunded]
  if (!figures || figures.every((amount) => amount === "0")) {
    return null
  }
  const money = (minor: string) => <Money minor={minor} currency={data.currency} />
  return (
    <Figures>
      {data.applied !== "0" && (
        <Figure
          label={t("orders.applied")}
          value={money(data.applied)}
          hint={t("orders.appliedHint")}
        />
      )}
      {data.held !== "0" && <Figure label={t("orders.held")} value={money(data.held)} />}
      <Figure label={t("orders.committed")} value={money(data.committed)} />
      <Figure label={t("orders.givenBack")} value={money(data.given_back)} />
      {data.refunded !== "0" && (
        <Figure label={t("orders.refunded")} value={money(data.refunded)} />
      )}
    </Figures>
  )
}
