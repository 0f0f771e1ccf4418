import { Badge, Button, Drawer, StatusBadge, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { LotHistory } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Row } from "../components/page"
import { Actor, nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"
import { MoveExpiry } from "./move-expiry"

/** As many entries as one answer has; a credit that more than these touched says so. */
const SHOWN = 100

interface LotDetailsProps {
  walletId: number
  lotId: number
  onClose: () => void
}

/** One credit, used up or not: what is left of it, what became of the rest, and when it lapses. */
export function LotDetails({ walletId, lotId, onClose }: LotDetailsProps) {
  const { t } = useText()
  const { may } = usePermissions()
  const [isMoving, setMoving] = useState(false)
  const owner = useRead("wallet", "/wallets/{id}", { params: { id: walletId } }).data
  const customers = useCustomers(owner ? [owner.customer_id] : [])
  const customer = owner
    ? (nameOf(customers.get(owner.customer_id)) ??
      t("wallets.customerNumber", { id: owner.user_id }))
    : ""
  const found = useRead("wallet", "/wallets/{id}/lots/{lot_id}", {
    params: { id: walletId, lot_id: lotId },
    query: { per_page: SHOWN },
  })
  if (isMoving && found.data) {
    return <MoveExpiry lot={found.data} customer={customer} onClose={() => setMoving(false)} />
  }
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{t("wallets.lotNumber", { id: lotId })}</Drawer.Title>
          <Drawer.Description>{customer}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex-1 overflow-y-auto p-0">
          <Loaded query={found}>{(lot) => <Known lot={lot} />}</Loaded>
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {may("wallet:manage") && found.data?.status === "open" && (
            <Button size="small" onClick={() => setMoving(true)}>
              {t("lots.move")}
            </Button>
          )}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

export const LOT_COLORS = { open: "green", used_up: "grey", lapsed: "orange" } as const

function Known({ lot }: { lot: LotHistory }) {
  const { t } = useText()
  const { instant } = useFormat()
  const { currency } = lot
  return (
    <>
      <Row label={t("lots.status")}>
        <StatusBadge color={LOT_COLORS[lot.status]}>{t(`lots.statuses.${lot.status}`)}</StatusBadge>
      </Row>
      <Row label={t("wallets.purpose")}>
        <Badge size="2xsmall">{t(`wallets.purposes.${lot.purpose}`)}</Badge>
      </Row>
      <Row label={t("lots.cameWith")}>{t("wallets.entry", { id: lot.transaction_id })}</Row>
      <Row label={t("wallets.lotAmount")}>
        <Money minor={lot.amount} currency={currency} />
      </Row>
      <Row label={t("wallets.held")}>
        <Money minor={lot.held} currency={currency} />
      </Row>
      <Row label={t("wallets.lotRemaining")}>
        <Money minor={lot.remaining} currency={currency} />
      </Row>
      <Row label={t("holds.lapses")}>
        <Moment at={lot.expiry_date} />
      </Row>
      {lot.expiry_moves.length > 0 && (
        <Row label={t("lots.moves")}>
          <ul className="flex flex-col gap-y-2">
            {lot.expiry_moves.map((move) => (
              <li key={move.sequence}>
                {t("lots.fromTo", {
                  before: instant(move.expiry_before),
                  after: instant(move.expiry_after),
                })}
                <Text size="xsmall" className="text-ui-fg-subtle" as="div">
                  {move.actor && <Actor actor={move.actor} />}, <Moment at={move.created_at} />
                  {move.reason && `: ${move.reason}`}
                </Text>
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Movements lot={lot} />
    </>
  )
}

function Movements({ lot }: { lot: LotHistory }) {
  const { t } = useText()
  const { data, meta } = lot.movements
  return (
    <div className="border-t px-6 py-4">
      <Text size="small" weight="plus">
        {t("lots.happened")}
      </Text>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t("lots.happenedHint")}
      </Text>
      <ol className="mt-3 flex flex-col gap-y-3">
        {data.map((step) => (
          <li key={step.transaction_id} className="flex items-start justify-between gap-x-4">
            <Text size="small" as="div">
              {t(`wallets.types.${step.type}`)} · {step.reason}
              {step.medusa_order_id && (
                <>
                  {" "}
                  <Link className="underline" to={`/orders/${step.medusa_order_id}`}>
                    #{step.order_id}
                  </Link>
                </>
              )}
              <Text size="xsmall" className="text-ui-fg-subtle" as="div">
                {t("wallets.entry", { id: step.transaction_id })} · <Moment at={step.created_at} />
                {step.actor && (
                  <>
                    {" · "}
                    <Actor actor={step.actor} />
                  </>
                )}
              </Text>
            </Text>
            <Text size="small" as="div" className="whitespace-nowrap">
              {step.direction === "in" ? "+" : "−"}
              <Money minor={step.amount} currency={lot.currency} />
            </Text>
          </li>
        ))}
      </ol>
      {meta.total > data.length && (
        <Text size="xsmall" className="text-ui-fg-subtle mt-3">
          {t("lots.first", { count: data.length, total: meta.total })}
        </Text>
      )}
    </div>
  )
}
