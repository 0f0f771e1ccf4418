import {
  Button,
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  Drawer,
  StatusBadge,
  Text,
  toast,
  usePrompt,
} from "@medusajs/ui"
import { useState } from "react"
import type { Webhook, WebhookDelivery } from "../../../packages/types/admin"
import { call } from "../api/request"
import { useChange, useRead, useRefresh } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { List, readAll, useListState } from "../components/list"
import { useText } from "../text/use-text"

const COLORS = { pending: "orange", delivered: "green", failed: "red" } as const
const STATES = ["pending", "delivered", "failed"] as const
const column = createDataTableColumnHelper<WebhookDelivery>()
const filter = createDataTableFilterHelper<WebhookDelivery>()

/** What was delivered to an endpoint, with each try and its answer. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useText()
  const [opened, setOpened] = useState<WebhookDelivery>()
  const state = useListState(["status"], "deliveries")
  const { page, per_page } = state
  const again = useRedeliverFailed(webhook)
  const deliveries = useRead(
    "walletAdmin",
    "/webhooks/{id}/deliveries",
    {
      params: { id: webhook.id },
      query: {
        page,
        per_page,
        status: state.filter("status") as WebhookDelivery["status"] | undefined,
      },
    },
    { refetchInterval: 5_000 }
  )
  const columns = [
    column.accessor("type", {
      header: t("developers.event"),
      cell: ({ row: { original } }) => (
        <button
          type="button"
          className="text-ui-fg-base underline"
          onClick={() => setOpened(original)}
        >
          {original.type}
        </button>
      ),
    }),
    column.accessor("status", {
      header: t("developers.status"),
      cell: ({ getValue }) => (
        <StatusBadge color={COLORS[getValue()]}>{t(`developers.states.${getValue()}`)}</StatusBadge>
      ),
    }),
    column.accessor("attempts", { header: t("developers.tries") }),
    column.accessor("created_at", {
      header: t("wallets.when"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.accessor("next_attempt_at", {
      header: t("developers.next"),
      cell: ({ getValue }) => (getValue() ? <Moment at={getValue()} /> : "–"),
    }),
  ]
  return (
    <>
      <List
        title={t("developers.deliveriesOf", { url: webhook.url })}
        subtitle={t("developers.deliveriesHint")}
        prefix="deliveries"
        query={deliveries}
        columns={columns}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("developers.deliveriesEmpty") }}
        actions={
          webhook.status === "active" && state.filter("status") === "failed"
            ? [{ label: again.progress ?? t("deliveries.all"), onClick: () => void again.run() }]
            : undefined
        }
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("developers.status"),
            options: STATES.map((value) => ({ value, label: t(`developers.states.${value}`) })),
          }),
        ]}
      />
      {opened && <DeliveryDetails delivery={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Delivers all that was given up once more, the oldest first, so that their order is kept. */
function useRedeliverFailed({ id }: Webhook) {
  const { t } = useText()
  const confirm = usePrompt()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<string>()
  const run = async () => {
    if (progress) return
    try {
      const { rows } = await readAll((page) =>
        call("walletAdmin", "get", "/webhooks/{id}/deliveries", {
          params: { id },
          query: { status: "failed", ...page },
        })
      )
      // A test is no event, and what was delivered again failed under the number of its first try.
      const events = new Map(
        rows.flatMap((row) => (row.event_sequence === null ? [] : [[row.event_id, row]]))
      )
      const waiting = [...events.values()].sort(
        (one, other) => Number(one.event_sequence) - Number(other.event_sequence)
      )
      const sure =
        waiting.length > 0 &&
        (await confirm({
          title: t("deliveries.all"),
          description: t("deliveries.allText", { count: waiting.length }),
          confirmText: t("developers.redeliver"),
          cancelText: t("common.cancel"),
          variant: "confirmation",
        }))
      if (!sure) return
      for (const [done, delivery] of waiting.entries()) {
        setProgress(t("deliveries.progress", { done, total: waiting.length }))
        await call("walletAdmin", "post", "/deliveries/{id}/redeliver", {
          params: { id: delivery.id },
        })
      }
      toast.success(t("deliveries.done", { count: waiting.length }))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setProgress(undefined)
      await refresh()
    }
  }
  return { run, progress }
}

function DeliveryDetails({
  delivery,
  onClose,
}: {
  delivery: WebhookDelivery
  onClose: () => void
}) {
  const { t } = useText()
  const { instant } = useFormat()
  const redeliver = useChange("walletAdmin", "post", "/deliveries/{id}/redeliver")
  const shown = useRead("walletAdmin", "/deliveries/{id}", { params: { id: delivery.id } })
  const again = () =>
    redeliver.mutate(
      { params: { id: delivery.id } },
      {
        onSuccess: () => {
          toast.success(t("developers.redelivered"))
          onClose()
        },
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{delivery.type}</Drawer.Title>
          <Drawer.Description>{delivery.event_id}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
          {[...delivery.log].reverse().map((attempt) => (
            <div key={attempt.at}>
              <Text size="small" weight="plus">
                {t("developers.attempt", { at: instant(attempt.at) })}
              </Text>
              <Text size="small" className="text-ui-fg-subtle">
                {attempt.status ?? attempt.error ?? t("developers.noAnswer")} ·{" "}
                {t("developers.duration", { count: attempt.duration_ms })}
              </Text>
              {attempt.status !== null && attempt.error && (
                <Text size="small">{attempt.error}</Text>
              )}
              {attempt.response && <Code>{attempt.response}</Code>}
            </div>
          ))}
          {shown.data && (
            <div>
              <Text size="small" weight="plus">
                {t("deliveries.payload")}
              </Text>
              {shown.data.payload === null ? (
                <Text size="small" className="text-ui-fg-subtle">
                  {t("deliveries.payloadGone")}
                </Text>
              ) : (
                <Code>{indented(shown.data.payload)}</Code>
              )}
            </div>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {delivery.event_sequence !== null && (
            <Button size="small" isLoading={redeliver.isPending} onClick={again}>
              {t("developers.redeliver")}
            </Button>
          )}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre
      dir="ltr"
      className="bg-ui-bg-subtle mt-1 whitespace-pre-wrap break-all rounded-lg border p-2 text-xs"
    >
      {children}
    </pre>
  )
}

/** JSON with a line for each field; amounts are strings in it, so that none is rounded. */
function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}
