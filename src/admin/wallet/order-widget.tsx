import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { Section } from "../components/page"
import { Guarded, Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { SignedAmount, TypeBadge } from "./entry-columns"

/** What moved in wallets for an order, on the page of the order. */
export function OrderEntries({ orderId }: { orderId: string }) {
  const { t } = useText()
  const entries = useRead("wallet", "/transactions", { query: { order_id: orderId, per_page: 20 } })
  return (
    <Guarded>
      <Section title={t("nav.wallet")} subtitle={t("wallets.ofOrder")}>
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
