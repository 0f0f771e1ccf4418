import {
  Badge,
  Button,
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  StatusBadge,
  Table,
} from "@medusajs/ui"
import { useState } from "react"
import type { BalanceExplanation, Lot, Wallet } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { Section } from "../components/page"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { AtExpiry } from "./at-expiry"
import { LOT_COLORS, LotDetails } from "./lot-details"

const lotColumn = createDataTableColumnHelper<Lot>()
const lotFilter = createDataTableFilterHelper<Lot>()

/** What the balance is made of now, or the credits that are used up or have lapsed. */
export function Lots({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  const [opened, setOpened] = useState<number>()
  const { currency } = wallet
  const state = useListState(["status"], "lots")
  const { page, per_page } = state
  const isClosed = state.filter("status") === "closed"
  const lots = useRead("wallet", "/wallets/{id}/lots", {
    params: { id: wallet.id },
    query: { status: isClosed ? "closed" : "open", page, per_page },
  })
  const money = (name: "amount" | "held" | "remaining", header: string) =>
    lotColumn.accessor(name, {
      header,
      align: "right",
      cell: ({ getValue }) => <Money minor={getValue()} currency={currency} />,
    })
  return (
    <>
      <List
        title={t("wallets.lots")}
        subtitle={t("wallets.lotsHint")}
        prefix="lots"
        query={lots}
        getRowId={({ id }) => String(id)}
        empty={{ heading: t("wallets.lotsEmpty") }}
        noMatch={t("lots.closedEmpty")}
        isFiltered={isClosed}
        columns={[
          lotColumn.accessor("id", {
            header: t("wallets.number"),
            cell: ({ getValue }) => (
              <Button
                size="small"
                variant="transparent"
                className="underline"
                aria-label={t("lots.open", { id: getValue() })}
                onClick={() => setOpened(getValue())}
              >
                {getValue()}
              </Button>
            ),
          }),
          lotColumn.accessor("status", {
            header: t("lots.status"),
            cell: ({ getValue }) => (
              <StatusBadge color={LOT_COLORS[getValue() as Lot["status"]]}>
                {t(`lots.statuses.${getValue() as Lot["status"]}`)}
              </StatusBadge>
            ),
          }),
          lotColumn.accessor("purpose", {
            header: t("wallets.purpose"),
            cell: ({ getValue }) => (
              <Badge size="2xsmall">{t(`wallets.purposes.${getValue() as Lot["purpose"]}`)}</Badge>
            ),
          }),
          lotColumn.accessor("transaction_id", {
            header: t("wallets.lotOpened"),
            cell: ({ getValue }) => t("wallets.entry", { id: getValue() }),
          }),
          lotColumn.accessor("expiry_date", {
            header: t("wallets.expiry"),
            cell: ({ row: { original } }) => <AtExpiry credit={original} currency={currency} />,
          }),
          money("amount", t("wallets.lotAmount")),
          money("held", t("wallets.held")),
          money("remaining", t("wallets.lotRemaining")),
        ]}
        filters={[
          lotFilter.accessor("status", {
            type: "radio",
            label: t("lots.status"),
            options: [
              { value: "open", label: t("lots.statuses.open") },
              { value: "closed", label: t("lots.closed") },
            ],
          }),
        ]}
      />
      {opened !== undefined && (
        <LotDetails walletId={wallet.id} lotId={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/** What the balance is the sum of, from the first entry on. */
export function Explanation({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  const found = useRead("wallet", "/wallets/{id}/explain", { params: { id: wallet.id } })
  return (
    <Section title={t("wallets.explain")} subtitle={t("wallets.explainHint")}>
      <Loaded query={found}>{(explanation) => <Sums explanation={explanation} />}</Loaded>
    </Section>
  )
}

function Sums({ explanation }: { explanation: BalanceExplanation }) {
  const { t } = useText()
  const { number } = useFormat()
  const { currency, sums, lapsing, held, balance } = explanation
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("wallets.type")}</Table.HeaderCell>
            <Table.HeaderCell className="text-end">{t("wallets.count")}</Table.HeaderCell>
            <Table.HeaderCell className="text-end">{t("wallets.moneyIn")}</Table.HeaderCell>
            <Table.HeaderCell className="text-end">{t("wallets.moneyOut")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sums.map(({ type, direction, reversal, entries, amount }) => (
            <Table.Row key={`${type} ${reversal}`}>
              <Table.Cell>
                {t(`wallets.types.${type}`)}
                {reversal && ` (${t("wallets.reversal")})`}
              </Table.Cell>
              <Table.Cell className="text-end">{number(entries)}</Table.Cell>
              <Table.Cell className="text-end">
                {direction === "in" && <Money minor={amount} currency={currency} />}
              </Table.Cell>
              <Table.Cell className="text-end">
                {direction === "out" && <Money minor={amount} currency={currency} />}
              </Table.Cell>
            </Table.Row>
          ))}
          {lapsing !== "0" && (
            <Table.Row>
              <Table.Cell>{t("wallets.lapsing")}</Table.Cell>
              <Table.Cell />
              <Table.Cell />
              <Table.Cell className="text-end">
                <Money minor={lapsing} currency={currency} />
              </Table.Cell>
            </Table.Row>
          )}
          {held !== "0" && (
            <Table.Row>
              <Table.Cell>{t("wallets.held")}</Table.Cell>
              <Table.Cell />
              <Table.Cell />
              <Table.Cell className="text-end">
                <Money minor={held} currency={currency} />
              </Table.Cell>
            </Table.Row>
          )}
          <Table.Row>
            <Table.Cell className="font-medium">{t("wallets.balance")}</Table.Cell>
            <Table.Cell />
            <Table.Cell />
            <Table.Cell className="text-end font-medium">
              <Money minor={balance} currency={currency} />
            </Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
    </div>
  )
}

/** What limits and checks have stopped, so that staff know what to raise or approve. */
export function Blocked({ wallet }: { wallet: Wallet }) {
  const { t } = useText()
  const blocked = useRead("walletAdmin", "/blocked-attempts", {
    query: { wallet_id: wallet.id, per_page: 10 },
  })
  return (
    <Section title={t("wallets.blocked")} subtitle={t("wallets.blockedHint")}>
      <Loaded query={blocked} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <Message title={t("wallets.blockedEmpty")} />
          ) : (
            <div className="overflow-x-auto">
              <Table>
                <Table.Header>
                  <Table.Row>
                    <Table.HeaderCell>{t("wallets.when")}</Table.HeaderCell>
                    <Table.HeaderCell>{t("wallets.control")}</Table.HeaderCell>
                    <Table.HeaderCell>{t("wallets.operation")}</Table.HeaderCell>
                    <Table.HeaderCell className="text-end">{t("wallets.amount")}</Table.HeaderCell>
                    <Table.HeaderCell className="text-end">
                      {t("wallets.attempts")}
                    </Table.HeaderCell>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {data.map((attempt) => (
                    <Table.Row key={`${attempt.minute} ${attempt.control}`}>
                      <Table.Cell>
                        <Moment at={attempt.minute} />
                      </Table.Cell>
                      <Table.Cell>{t(`wallets.controls.${attempt.control}`)}</Table.Cell>
                      <Table.Cell>{attempt.operation}</Table.Cell>
                      <Table.Cell className="text-end">
                        <Money minor={attempt.amount} currency={wallet.currency} />
                      </Table.Cell>
                      <Table.Cell className="text-end">{attempt.attempts}</Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table>
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}
