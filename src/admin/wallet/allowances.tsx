import { Button, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import type { Wallet } from "../../../packages/types"
import { useChange, useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { SimpleTable } from "../components/simple-table"
import { useText } from "../text/use-text"

const COLORS = { active: "green", expired: "grey", revoked: "red" } as const

/** What a wallet's customer lets agents spend, with what is used of it now; staff can revoke it. */
export function Allowances({ wallet, customer }: { wallet: Wallet; customer: string }) {
  const { t } = useText()
  const { money } = useFormat()
  const { may } = usePermissions()
  const ask = usePrompt()
  const { data } = useRead("walletAdmin", "/allowances", {
    query: { wallet_id: wallet.id, per_page: 100 },
  })
  const revoke = useChange("walletAdmin", "delete", "/allowances/{id}")
  if (!data?.data.length) return null

  const end = async (id: number, agent: string) => {
    const isSure = await ask({
      title: t("allowances.revokeTitle", { agent }),
      description: t("allowances.revokeText", { customer }),
      confirmText: t("allowances.revoke"),
      cancelText: t("common.cancel"),
    })
    if (!isSure) return
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t("allowances.revoked")),
        onError: (error) => toast.error(error.message),
      }
    )
  }

  return (
    <Section title={t("allowances.title")} subtitle={t("allowances.subtitle")}>
      <SimpleTable
        headers={[
          { label: t("allowances.agent") },
          { label: t("allowances.status") },
          { label: t("allowances.perPurchase"), isNumber: true },
          { label: t("allowances.used"), isNumber: true },
          { label: t("allowances.categories") },
          { label: t("allowances.expires") },
          { label: "" },
        ]}
        rows={data.data.map((one) => {
          const agent = one.agent || t("allowances.unnamed")
          const limit = money(one.per_period, one.currency)
          const used = money(one.used, one.currency)
          const period = t(`allowances.periods.${one.period}`)
          return {
            key: String(one.id),
            cells: [
              agent,
              <StatusBadge key="status" color={COLORS[one.status]}>
                {t(`allowances.statuses.${one.status}`)}
              </StatusBadge>,
              <Money key="purchase" minor={one.per_purchase} currency={one.currency} />,
              t("allowances.ofPeriod", { used, limit, period }),
              t(one.categories.length ? "allowances.restricted" : "allowances.everything"),
              <Moment key="expires" at={one.expires_at} />,
              one.status === "active" && may("wallet:manage") && (
                <Button
                  key="revoke"
                  size="small"
                  variant="secondary"
                  isLoading={revoke.isPending}
                  onClick={() => end(one.id, agent)}
                >
                  {t("allowances.revoke")}
                </Button>
              ),
            ],
          }
        })}
      />
    </Section>
  )
}
