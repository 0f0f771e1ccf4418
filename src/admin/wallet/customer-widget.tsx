import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { Wallet } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Guarded, Loaded, Message } from "../components/states"
import { CustomerReferrals } from "../rewards/customer-referrals"
import { useText } from "../text/use-text"
import { SignedAmount } from "./entry-columns"
import { MoveMoney } from "./move-money"
import { OpenWallet } from "./open-wallet"

interface Customer {
  id: string
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  has_account?: boolean
}

/** A customer's wallets on the page of the customer. */
export function CustomerWallets({ customer }: { customer: Customer }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [isOpening, setOpening] = useState(false)
  const wallets = useRead("wallet", "/wallets", { query: { user_id: customer.id, per_page: 100 } })
  const name =
    [customer.first_name, customer.last_name].filter(Boolean).join(" ") ||
    (customer.email ?? customer.id)
  return (
    <Guarded>
      <Section
        title={t("nav.wallet")}
        actions={
          may("wallet:manage") &&
          customer.has_account !== false && (
            <Button size="small" variant="secondary" onClick={() => setOpening(true)}>
              {t("wallets.open")}
            </Button>
          )
        }
      >
        <Loaded query={wallets} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <Message title={t("wallets.noWallet")} />
            ) : (
              <div className="divide-y">
                {data.map((wallet) => (
                  <OneWallet key={wallet.id} wallet={wallet} customer={name} />
                ))}
              </div>
            )
          }
        </Loaded>
        {customer.has_account !== false && <CustomerReferrals customer={customer.id} />}
      </Section>
      {isOpening && <OpenWallet isOpen customer={customer.id} onClose={() => setOpening(false)} />}
    </Guarded>
  )
}

function OneWallet({ wallet, customer }: { wallet: Wallet; customer: string }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [moving, setMoving] = useState<"credit" | "debit">()
  const entries = useRead("wallet", "/transactions", {
    query: { wallet_id: wallet.id, per_page: 3 },
  })
  const close = () => setMoving(undefined)
  return (
    <div className="px-6 py-4" data-wallet={wallet.id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/wallet/wallets/${wallet.id}`}>
          <span className="sr-only">{t("wallets.openWallet")}: </span>
          <Text size="large" weight="plus" className="text-ui-fg-base underline">
            <Money minor={wallet.balance} currency={wallet.currency} />
          </Text>
        </Link>
        {may("wallet:write") && (
          <div className="flex gap-x-2">
            <Button size="small" variant="secondary" onClick={() => setMoving("credit")}>
              {t("wallets.credit")}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setMoving("debit")}>
              {t("wallets.debit")}
            </Button>
          </div>
        )}
      </div>
      <ul className="mt-2 flex flex-col gap-y-1">
        {(entries.data?.data ?? []).map((entry) => (
          <li key={entry.id} className="text-ui-fg-subtle flex justify-between gap-x-4">
            <Text size="small" className="min-w-0 truncate">
              <Moment at={entry.created_at} /> · {entry.reason}
            </Text>
            <Text size="small" as="span">
              <SignedAmount entry={entry} />
            </Text>
          </li>
        ))}
      </ul>
      {moving && (
        <MoveMoney kind={moving} wallet={wallet} customer={customer} isOpen onClose={close} />
      )}
    </div>
  )
}
