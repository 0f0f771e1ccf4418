import { Text } from "@medusajs/ui"
import type { EntryPreview } from "../../../packages/types"
import { Money, useFormat } from "../components/format"
import { Row } from "../components/page"
import { useText } from "../text/use-text"

/** What would be booked, before it is. */
export function Preview({ preview, title }: { preview: EntryPreview; title?: string }) {
  const { t } = useText()
  const { date } = useFormat()
  const { currency } = preview
  return (
    <div className="bg-ui-bg-subtle rounded-lg border py-2" role="status" data-preview>
      <div className="px-6 py-2">
        <Text size="small" weight="plus">
          {title ?? t("wallets.preview")}
        </Text>
      </div>
      <Row label={t("wallets.amount")}>
        <Money minor={preview.amount} currency={currency} />
      </Row>
      <Row label={t("wallets.before")}>
        <Money minor={preview.balance_before} currency={currency} />
      </Row>
      <Row label={t("wallets.after")}>
        <Money minor={preview.balance_after} currency={currency} />
      </Row>
      {preview.expiry_date && <Row label={t("wallets.expiry")}>{date(preview.expiry_date)}</Row>}
      {preview.lots.length > 0 && (
        <Row label={t("wallets.touches")}>
          {preview.lots.map(({ lot_id, amount }, index) => (
            <div key={index}>
              {lot_id === null ? t("wallets.newLot") : t("wallets.lotNumber", { id: lot_id })}:{" "}
              <Money minor={amount} currency={currency} />
            </div>
          ))}
        </Row>
      )}
    </div>
  )
}
