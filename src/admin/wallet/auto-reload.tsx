import { Button, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import type { Wallet } from "../../../packages/types"
import { useChange, useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { Row, Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"

/** What a wallet's customer agreed to be charged when it runs low; staff can end it. */
export function AutoReload({ wallet, customer }: { wallet: Wallet; customer: string }) {
  const { t } = useText()
  const { may } = usePermissions()
  const ask = usePrompt()
  const { data } = useRead("walletAdmin", "/auto-reload/{wallet_id}", {
    params: { wallet_id: wallet.id },
  })
  const change = useChange("wallet", "patch", "/wallets/{id}")
  if (!data?.agreement) return null
  const { agreement, enabled, waiting_for, next_attempt_at } = data
  const { threshold, amount, currency, payment_method: method, terms } = agreement

  const end = async () => {
    const isSure = await ask({
      title: t("reloads.end"),
      description: t("reloads.endText", { customer }),
      confirmText: t("reloads.end"),
      cancelText: t("common.cancel"),
    })
    if (!isSure) return
    change.mutate(
      { params: { id: wallet.id }, body: { auto_reload_enabled: false } },
      {
        onSuccess: () => toast.success(t("reloads.ended")),
        onError: (error) => toast.error(error.message),
      }
    )
  }

  return (
    <Section
      title={t("reloads.autoReload")}
      actions={
        enabled &&
        may("wallet:write") && (
          <Button size="small" variant="secondary" isLoading={change.isPending} onClick={end}>
            {t("reloads.end")}
          </Button>
        )
      }
    >
      <Row label={t("topups.status")}>
        <StatusBadge color={enabled ? (waiting_for ? "orange" : "green") : "grey"}>
          {enabled
            ? t(waiting_for ? `reloads.waiting.${waiting_for}` : "reloads.on")
            : t(`reloads.ends.${agreement.end_reason ?? "customer"}`)}
        </StatusBadge>
        {next_attempt_at && <Moment at={next_attempt_at} />}
      </Row>
      <Row label={t("reloads.threshold")}>
        <Money minor={threshold} currency={currency} />
      </Row>
      <Row label={t("reloads.amount")}>
        <Money minor={amount} currency={currency} />
      </Row>
      <Row label={t("topups.provider")}>
        {[method.provider_id, method.brand ?? method.type, method.last4 && `•••• ${method.last4}`]
          .filter(Boolean)
          .join(" · ")}
      </Row>
      <Row label={t("reloads.agreed")}>
        <Moment at={agreement.agreed_at} />
      </Row>
      {terms && <Row label={t("reloads.terms")}>{terms}</Row>}
    </Section>
  )
}
