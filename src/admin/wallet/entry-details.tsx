import { Button, Drawer } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { Transaction } from "../../../packages/types"
import { Money, Moment, useFormat } from "../components/format"
import { Row } from "../components/page"
import { Actor } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { SignedAmount, TypeBadge } from "./entry-columns"
import { LotDetails } from "./lot-details"

interface EntryDetailsProps {
  entry: Transaction
  onClose: () => void
  onUndo: () => void
}

/** Everything that an entry says. */
export function EntryDetails({ entry, onClose, onUndo }: EntryDetailsProps) {
  const { t } = useText()
  const { date } = useFormat()
  const { may } = usePermissions()
  const { currency } = entry
  const [lot, setLot] = useState<number>()
  if (lot !== undefined) {
    return <LotDetails walletId={entry.wallet_id} lotId={lot} onClose={() => setLot(undefined)} />
  }
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{t("wallets.entry", { id: entry.id })}</Drawer.Title>
          <Drawer.Description>{entry.reason}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex-1 overflow-y-auto p-0">
          <Row label={t("wallets.type")}>
            <TypeBadge type={entry.type} />
          </Row>
          <Row label={t("wallets.amount")}>
            <SignedAmount entry={entry} />
          </Row>
          <Row label={t("wallets.before")}>
            <Money minor={entry.balance_before} currency={currency} />
          </Row>
          <Row label={t("wallets.after")}>
            <Money minor={entry.balance_after} currency={currency} />
          </Row>
          <Row label={t("wallets.when")}>
            <Moment at={entry.created_at} />
          </Row>
          <Row label={t("wallets.who")}>
            <Actor actor={entry.actor} />
          </Row>
          {entry.note && <Row label={t("wallets.note")}>{entry.note}</Row>}
          {entry.reference && <Row label={t("wallets.reference")}>{entry.reference}</Row>}
          {entry.purpose && (
            <Row label={t("wallets.purpose")}>{t(`wallets.purposes.${entry.purpose}`)}</Row>
          )}
          {entry.expiry_date && <Row label={t("wallets.expiry")}>{date(entry.expiry_date)}</Row>}
          {entry.medusa_order_id && (
            <Row label={t("wallets.order")}>
              <Link className="text-ui-fg-base underline" to={`/orders/${entry.medusa_order_id}`}>
                #{entry.order_id}
              </Link>
            </Row>
          )}
          {entry.reverses_transaction_id && (
            <Row label={t("wallets.reverses")}>
              {t("wallets.entry", { id: entry.reverses_transaction_id })}
            </Row>
          )}
          {entry.transfer_group_id && (
            <Row label={t("wallets.transferGroup")}>{entry.transfer_group_id}</Row>
          )}
          {entry.counterparty_wallet_id && (
            <Row label={t("entries.counterparty")}>
              <Link
                className="text-ui-fg-base underline"
                to={`/wallet/wallets/${entry.counterparty_wallet_id}`}
              >
                {t("entries.openWallet", { id: entry.counterparty_wallet_id })}
              </Link>
            </Row>
          )}
          {entry.lots.length > 0 && (
            <Row label={t("wallets.touches")}>
              {entry.lots.map(({ lot_id, amount }) => (
                <div key={lot_id}>
                  <button type="button" className="underline" onClick={() => setLot(lot_id)}>
                    {t("wallets.lotNumber", { id: lot_id })}
                  </button>
                  : <Money minor={amount} currency={currency} />
                </div>
              ))}
            </Row>
          )}
          <Row label={t("wallets.sequence")}>{entry.sequence}</Row>
          <Row label={t("wallets.chain")}>
            <code dir="ltr" className="break-all">
              {entry.hmac_chain}
            </code>
          </Row>
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {may("wallet:manage") && (
            <Button size="small" variant="danger" onClick={onUndo}>
              {t("wallets.undo")}
            </Button>
          )}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
