import { Link } from "react-router-dom"
import type { UnpaidOrder } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { Section } from "../components/page"
import { nameOf, useCustomers } from "../components/people"
import { SimpleTable } from "../components/simple-table"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

/** Orders that nothing pays for any more, with the way to each. */
export function UnpaidOrders() {
  const { t } = useText()
  const orders = useRead("walletAdmin", "/unpaid-orders")
  return (
    <Section title={t("overview.unpaid")} subtitle={t("overview.unpaidHint")}>
      <Loaded query={orders} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <Message title={t("overview.unpaidEmpty")} />
          ) : (
            <OrderTable orders={data} />
          )
        }
      </Loaded>
    </Section>
  )
}

function OrderTable({ orders }: { orders: UnpaidOrder[] }) {
  const { t } = useText()
  const customers = useCustomers(
    orders.flatMap(({ customer_id }) => (customer_id === null ? [] : [customer_id]))
  )
  return (
    <SimpleTable
      headers={[
        { label: t("wallets.order") },
        { label: t("wallets.customer") },
        { label: t("overview.unpaidWhy") },
        { label: t("overview.unpaidSince") },
        { label: t("wallets.amount"), isNumber: true },
      ]}
      rows={orders.map((order) => ({
        key: `${order.medusa_order_id} ${order.payment_id}`,
        cells: [
          <Link
            key="order"
            className="text-ui-fg-base underline"
            to={`/orders/${order.medusa_order_id}`}
          >
            #{order.order_id}
          </Link>,
          order.customer_id === null ? (
            "–"
          ) : (
            <Link
              key="customer"
              className="text-ui-fg-base underline"
              to={`/customers/${order.customer_id}`}
            >
              {nameOf(customers.get(order.customer_id)) ?? order.customer_id}
            </Link>
          ),
          t(`overview.unpaidReasons.${order.reason}`),
          <Moment key="since" at={order.since} />,
          <Money key="amount" minor={order.amount} currency={order.currency} />,
        ],
      }))}
    />
  )
}
