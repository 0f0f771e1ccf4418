import { Button, Drawer, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { RedemptionCode } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { nameOf, useCustomers } from "../components/people"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"

const SHOWN = 100

interface CodeDetailsProps {
  code: RedemptionCode
  onClose: () => void
}

/** Whether a code can be redeemed, why not, and who has redeemed it. */
export function CodeDetails({ code, onClose }: CodeDetailsProps) {
  const { t } = useText()
  const { money } = useFormat()
  const why = useWhy(code)
  const redeemed = useRead("wallet", "/codes/{code}/redemptions", {
    params: { code: code.code },
    query: { per_page: SHOWN },
  })
  const customers = useCustomers((redeemed.data?.data ?? []).map(({ customer_id }) => customer_id))
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{code.code}</Drawer.Title>
          <Drawer.Description>
            {t("codeDetails.text", { amount: money(code.amount, code.currency) })}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
          <Text size="small">{why}</Text>
          {code.restrict_to_user_id && (
            <Text size="small">{t("codeDetails.onlyFor", { id: code.restrict_to_user_id })}</Text>
          )}
          <section data-redeemers>
            <Text size="small" weight="plus">
              {t("codeDetails.redeemers")}
            </Text>
            <Loaded query={redeemed} rows={1}>
              {({ data, meta }) => (
                <>
                  {data.length === 0 && (
                    <Text size="small" className="text-ui-fg-subtle">
                      {t("codeDetails.redeemersEmpty")}
                    </Text>
                  )}
                  <ul>
                    {data.map(({ customer_id, wallet_id, transaction_id, created_at }) => (
                      <li
                        key={transaction_id}
                        className="flex flex-wrap justify-between gap-2 py-1"
                      >
                        <Link
                          className="text-ui-fg-base underline"
                          to={`/wallet/wallets/${wallet_id}`}
                        >
                          <Text size="small" as="span">
                            {nameOf(customers.get(customer_id)) ?? customer_id}
                          </Text>
                        </Link>
                        <Text size="small" as="span">
                          <Moment at={created_at} />
                        </Text>
                      </li>
                    ))}
                  </ul>
                  {meta.total > data.length && (
                    <Text size="xsmall" className="text-ui-fg-subtle">
                      {t("codeDetails.more", { count: data.length, total: meta.total })}
                    </Text>
                  )}
                </>
              )}
            </Loaded>
          </section>
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

function useWhy({ status, revoked_at, revocation_reason: reason, expiry_date }: RedemptionCode) {
  const { t } = useText()
  const { instant } = useFormat()
  if (status === "active") return t("codeDetails.works")
  if (status === "redeemed") return t("codeDetails.usedUp")
  if (revoked_at === null) return t("codeDetails.isExpired", { at: instant(expiry_date) })
  const at = instant(revoked_at)
  return reason
    ? t("codeDetails.revokedBecause", { at, reason })
    : t("codeDetails.isRevoked", { at })
}
