import { Button, StatusBadge } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { Wallet } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Actor, nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"
import { Allowances } from "./allowances"
import { AutoReload } from "./auto-reload"
import { Blocked, Explanation, Lots } from "./balance"
import { Entries } from "./entries"
import { Holds } from "./holds"
import { ChangeFreeze } from "./freeze"
import { ChangeKyc, ChangeLimit } from "./limit-and-kyc"
import { MoveMoney } from "./move-money"

/** One wallet: what is in it, where it came from, and what staff can do about it. */
export function WalletView({ id }: { id: number }) {
  const { t } = useText()
  const wallet = useRead("wallet", "/wallets/{id}", { params: { id } })
  if (wallet.data && !wallet.error) return <Known wallet={wallet.data} />
  return (
    <Section level="h1" title={t("wallets.wallet", { id })}>
      <Loaded query={wallet}>{() => null}</Loaded>
    </Section>
  )
}

type Action = "credit" | "debit" | "limit" | "kyc" | "freeze"

function Known({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [action, setAction] = useState<Action>()
  const found = useCustomers([wallet.customer_id]).get(wallet.customer_id)
  const customer = nameOf(found) ?? t("wallets.customerNumber", { id: wallet.user_id })
  const kyc = useRead("wallet", "/wallets/{id}/kyc", { params: { id: wallet.id } })
  const explained = useRead("wallet", "/wallets/{id}/explain", { params: { id: wallet.id } })
  const close = () => setAction(undefined)
  const button = (name: Action, label: string) => (
    <Button size="small" variant="secondary" onClick={() => setAction(name)}>
      {label}
    </Button>
  )
  return (
    <>
      <Section
        level="h1"
        title={customer}
        subtitle={`${t("wallets.wallet", { id: wallet.id })} · ${wallet.currency}`}
        actions={
          <>
            {found && (
              <Button size="small" variant="transparent" asChild>
                <Link to={`/customers/${wallet.customer_id}`}>
                  {found.email ?? t("wallets.customer")}
                </Link>
              </Button>
            )}
            {may("wallet:write") && (
              <>
                {button("credit", t("wallets.credit"))}
                {button("debit", t("wallets.debit"))}
                {button("limit", t("wallets.changeLimit"))}
              </>
            )}
            {may("wallet:manage") && kyc.data && button("kyc", t("wallets.changeKyc"))}
            {may("wallet:manage") &&
              button("freeze", t(wallet.frozen ? "wallets.unfreeze" : "wallets.freeze"))}
          </>
        }
      >
        <Figures>
          <Figure
            label={t("wallets.balance")}
            value={<Money minor={wallet.balance} currency={wallet.currency} />}
          />
          <Figure
            label={t("wallets.held")}
            value={
              explained.data ? (
                <Money minor={explained.data.held} currency={wallet.currency} />
              ) : (
                "…"
              )
            }
            hint={t("wallets.heldHint")}
          />
          <Limit wallet={wallet} />
          {wallet.frozen && <Frozen wallet={wallet} />}
          <Figure
            label={t("wallets.kyc")}
            value={
              kyc.data ? (
                <StatusBadge color={KYC_COLORS[kyc.data.status]}>
                  {t(`wallets.kycStatus.${kyc.data.status}`)}
                </StatusBadge>
              ) : (
                "…"
              )
            }
            hint={kyc.data?.note}
          />
        </Figures>
      </Section>
      <Entries wallet={wallet} customer={customer} />
      <Holds wallet={wallet} customer={customer} />
      <AutoReload wallet={wallet} customer={customer} />
      <Allowances wallet={wallet} customer={customer} />
      <Explanation wallet={wallet} />
      <Lots wallet={wallet} />
      <Blocked wallet={wallet} />
      <MoveMoney
        kind="credit"
        wallet={wallet}
        customer={customer}
        isOpen={action === "credit"}
        onClose={close}
      />
      <MoveMoney
        kind="debit"
        wallet={wallet}
        customer={customer}
        isOpen={action === "debit"}
        onClose={close}
      />
      {action === "freeze" && <ChangeFreeze wallet={wallet} customer={customer} onClose={close} />}
      {action === "limit" && <ChangeLimit wallet={wallet} customer={customer} onClose={close} />}
      {action === "kyc" && kyc.data && (
        <ChangeKyc wallet={wallet} customer={customer} status={kyc.data.status} onClose={close} />
      )}
    </>
  )
}

const KYC_COLORS = {
  not_submitted: "grey",
  pending: "orange",
  approved: "green",
  rejected: "red",
} as const

function Frozen({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  return (
    <Figure
      label={t("wallets.frozen")}
      value={
        <StatusBadge color="red">
          {wallet.frozen_at ? <Moment at={wallet.frozen_at} /> : t("wallets.frozen")}
        </StatusBadge>
      }
      hint={
        <>
          {wallet.frozen_by && <Actor actor={wallet.frozen_by} />}
          {wallet.frozen_reason && ` · ${wallet.frozen_reason}`}
        </>
      }
    />
  )
}

function Limit({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  const { money } = useFormat()
  return (
    <Figure
      label={t("wallets.spendingLimit")}
      value={
        wallet.spending_limit === "0"
          ? t("wallets.noLimit")
          : money(wallet.spending_limit, wallet.currency)
      }
      hint={t("wallets.spendingLimitHint")}
    />
  )
}
