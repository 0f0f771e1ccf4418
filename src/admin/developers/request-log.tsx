import {
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  Drawer,
  InlineTip,
  StatusBadge,
  Text,
} from "@medusajs/ui"
import { useState } from "react"
import type { LoggedRequest } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { Row } from "../components/page"
import { Actor } from "../components/people"
import { useText } from "../text/use-text"

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const
const column = createDataTableColumnHelper<LoggedRequest>()
const filter = createDataTableFilterHelper<LoggedRequest>()

/** Requests to the service with their answers, while they are being logged. */
export function RequestLog() {
  const { t } = useText()
  const [opened, setOpened] = useState<LoggedRequest>()
  const state = useListState(["method", "at"])
  const { page, per_page, q } = state
  const settings = useRead("walletAdmin", "/settings")
  const requests = useRead("walletAdmin", "/request-log", {
    query: {
      page,
      per_page,
      path: q,
      method: state.filter("method") as (typeof METHODS)[number] | undefined,
      ...state.range("at"),
    },
  })
  const columns = [
    column.accessor("at", {
      header: t("wallets.when"),
      cell: ({ row: { original } }) => (
        <button
          type="button"
          className="text-ui-fg-base underline"
          onClick={() => setOpened(original)}
        >
          <Moment at={original.at} />
        </button>
      ),
    }),
    column.accessor("method", { header: t("developers.method") }),
    column.accessor("path", {
      header: t("developers.path"),
      cell: ({ getValue }) => <span dir="ltr">{getValue()}</span>,
    }),
    column.accessor("status", {
      header: t("developers.answered"),
      cell: ({ getValue }) => <Status status={getValue()} />,
    }),
    column.accessor("identity", {
      header: t("developers.identity"),
      cell: ({ getValue }) => <Actor actor={getValue()} />,
    }),
  ]
  return (
    <>
      {settings.data && !settings.data.audit_log_enabled && (
        <InlineTip variant="warning" label={t("developers.logOff")}>
          {t("developers.logOffText", { setting: t("settings.names.audit_log_enabled") })}
        </InlineTip>
      )}
      <List
        title={t("developers.log")}
        subtitle={t("developers.logHint")}
        query={requests}
        columns={columns}
        getRowId={({ id }) => String(id)}
        search
        isFiltered={state.isFiltered}
        filters={[
          filter.accessor("method", {
            type: "radio",
            label: t("developers.method"),
            options: METHODS.map((value) => ({ value, label: value })),
          }),
          filter.accessor("at", {
            type: "date",
            label: t("wallets.when"),
            format: "date-time",
            rangeOptionStartLabel: t("common.from"),
            rangeOptionEndLabel: t("common.until"),
            options: [],
          }),
        ]}
      />
      {opened && <Details logged={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Status({ status }: { status: number | null }) {
  const { t } = useText()
  const color = status === null || status >= 500 ? "red" : status >= 400 ? "orange" : "green"
  return <StatusBadge color={color}>{status ?? t("developers.noAnswer")}</StatusBadge>
}

function Details({ logged, onClose }: { logged: LoggedRequest; onClose: () => void }) {
  const { t } = useText()
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title className="break-all">
            <span dir="ltr">
              {logged.method} {logged.path}
            </span>
          </Drawer.Title>
          <Drawer.Description>{logged.operation}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex-1 overflow-y-auto p-0">
          <Row label={t("developers.answered")}>
            <Status status={logged.status} />
          </Row>
          <Row label={t("wallets.when")}>
            <Moment at={logged.at} /> ·{" "}
            {t("developers.duration", { count: Math.round(logged.duration_ms) })}
          </Row>
          <Row label={t("developers.identity")}>
            <Actor actor={logged.identity} />
          </Row>
          <Row label={t("developers.requestId")}>{logged.request_id}</Row>
          <Body label={t("developers.requestBody")} body={logged.request_body ?? logged.query} />
          <Body label={t("developers.responseBody")} body={logged.response_body} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  )
}

function Body({ label, body }: { label: string; body: unknown }) {
  if (body === null || body === undefined) return null
  return (
    <div className="px-6 py-3">
      <Text size="small" weight="plus">
        {label}
      </Text>
      <pre
        dir="ltr"
        className="bg-ui-bg-subtle mt-1 whitespace-pre-wrap break-all rounded-lg border p-2 text-xs"
      >
        {JSON.stringify(body, null, 2)}
      </pre>
    </div>
  )
}
