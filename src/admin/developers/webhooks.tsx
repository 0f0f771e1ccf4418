import {
  Badge,
  Button,
  Checkbox,
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  Drawer,
  Label,
  StatusBadge,
  Text,
  toast,
  usePrompt,
} from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { NewWebhook, Webhook, WebhookDelivery } from "../../../packages/types/admin"
import { useChange, useRead } from "../api/use-api"
import { Field, TextField } from "../components/fields"
import { Moment, useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { List, useListState } from "../components/list"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { SecretOnce } from "../components/secret-once"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

type EventType = NonNullable<NewWebhook["events"]>[number]

/** The types that an endpoint can ask for, besides all of them. */
const EVENTS: EventType[] = [
  "wallet.created",
  "wallet.updated",
  "wallet.credited",
  "wallet.debited",
  "wallet.transfer.sent",
  "wallet.transfer.received",
  "wallet.redemption_code.created",
  "wallet.redemption_code.redeemed",
  "wallet.credit.expiring",
  "wallet.credit.expired",
  "wallet.spending_limit.blocked",
  "wallet.ledger.checkpoint",
]

/** Endpoints, and what was delivered to the one that is chosen. */
export function Webhooks() {
  const { t } = useText()
  const { may } = usePermissions()
  const webhooks = useRead("walletAdmin", "/webhooks")
  const [editing, setEditing] = useState<Webhook | "new">()
  const [secret, setSecret] = useState<{ url: string; secret: string }>()
  const [search, setSearch] = useSearchParams()
  const chosen = webhooks.data?.data.find(({ id }) => id === search.get("webhook"))
  return (
    <>
      <Section
        title={t("developers.webhooks")}
        subtitle={t("developers.webhooksHint")}
        actions={
          may("wallet:manage") && (
            <Button size="small" variant="secondary" onClick={() => setEditing("new")}>
              {t("developers.addWebhook")}
            </Button>
          )
        }
      >
        <Loaded query={webhooks} rows={2}>
          {({ data }) =>
            data.length === 0 ? (
              <Message title={t("developers.webhooksEmpty")} />
            ) : (
              <div className="divide-y">
                {data.map((webhook) => (
                  <Endpoint
                    key={webhook.id}
                    webhook={webhook}
                    onEdit={() => setEditing(webhook)}
                    onShow={() => setSearch({ tab: "webhooks", webhook: webhook.id })}
                    onSecret={(value) => setSecret({ url: webhook.url, secret: value })}
                  />
                ))}
              </div>
            )
          }
        </Loaded>
      </Section>
      {chosen && <Deliveries key={chosen.id} webhook={chosen} />}
      {editing && (
        <EditWebhook
          webhook={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSecret={setSecret}
        />
      )}
      {secret && (
        <SecretOnce
          title={t("developers.secretTitle", { name: secret.url })}
          secrets={[{ label: t("developers.secret"), value: secret.secret }]}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  )
}

interface EndpointProps {
  webhook: Webhook
  onEdit: () => void
  onShow: () => void
  onSecret: (secret: string) => void
}

function Endpoint({ webhook, onEdit, onShow, onSecret }: EndpointProps) {
  const { t } = useText()
  const { instant } = useFormat()
  const confirm = usePrompt()
  const ping = useChange("walletAdmin", "post", "/webhooks/{id}/ping")
  const rotate = useChange("walletAdmin", "post", "/webhooks/{id}/rotate")
  const change = useChange("walletAdmin", "patch", "/webhooks/{id}")
  const remove = useChange("walletAdmin", "delete", "/webhooks/{id}")
  const params = { id: webhook.id }
  const onError = (error: Error) => toast.error(error.message)
  const { url } = webhook
  const ask = (title: string, description: string, confirmText: string) =>
    confirm({ title, description, confirmText, cancelText: t("common.cancel") })
  const test = () =>
    ping.mutate(
      { params },
      {
        onSuccess: (delivery) => {
          const last = delivery.log.at(-1)
          if (delivery.status === "delivered") {
            toast.success(t("developers.pingOk", { status: last?.status ?? 200 }))
          } else {
            const why = last?.error ?? String(last?.status ?? t("developers.noAnswer"))
            toast.error(t("developers.pingFailed", { why }))
          }
        },
        onError,
      }
    )
  const newSecret = async () => {
    const sure = await ask(
      t("developers.rotateTitle", { url }),
      t("developers.rotateText"),
      t("developers.rotate")
    )
    if (sure) rotate.mutate({ params }, { onSuccess: ({ secret }) => onSecret(secret), onError })
  }
  const drop = async () => {
    const sure = await ask(
      t("developers.deleteTitle", { url }),
      t("developers.deleteText"),
      t("common.delete")
    )
    if (sure) {
      remove.mutate({ params }, { onSuccess: () => toast.success(t("common.deleted")), onError })
    }
  }
  const isActive = webhook.status === "active"
  const toggle = () =>
    change.mutate({ params, body: { status: isActive ? "disabled" : "active" } }, { onError })
  const button = (label: string, onClick: () => void, isLoading = false) => (
    <Button size="small" variant="secondary" isLoading={isLoading} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4" data-webhook={webhook.id}>
      <div className="flex flex-wrap items-center gap-2">
        <Text weight="plus" size="small" className="break-all">
          {url}
        </Text>
        <StatusBadge color={isActive ? (webhook.failing_since ? "orange" : "green") : "grey"}>
          {isActive ? t("developers.active") : t("developers.disabled")}
        </StatusBadge>
        {webhook.events.map((event) => (
          <Badge key={event} size="2xsmall">
            {event === "*" ? t("developers.allEvents") : event}
          </Badge>
        ))}
      </div>
      {webhook.description && (
        <Text size="small" className="text-ui-fg-subtle">
          {webhook.description}
        </Text>
      )}
      {webhook.status_reason && <Text size="small">{webhook.status_reason}</Text>}
      {webhook.failing_since && (
        <Text size="small">
          {t("developers.failingSince", { at: instant(webhook.failing_since) })}
        </Text>
      )}
      <div className="flex flex-wrap gap-2">
        {button(t("developers.deliveries"), onShow)}
        {button(t("developers.ping"), test, ping.isPending)}
        {button(t("common.edit"), onEdit)}
        {button(isActive ? t("developers.disable") : t("developers.enable"), toggle)}
        {button(t("developers.rotate"), () => void newSecret())}
        {button(t("common.delete"), () => void drop())}
      </div>
    </div>
  )
}

interface EditWebhookProps {
  webhook?: Webhook
  onClose: () => void
  onSecret: (made: { url: string; secret: string }) => void
}

function EditWebhook({ webhook, onClose, onSecret }: EditWebhookProps) {
  const { t } = useText()
  const [url, setUrl] = useState(webhook?.url ?? "")
  const [description, setDescription] = useState(webhook?.description ?? "")
  const [events, setEvents] = useState<string[]>(webhook?.events ?? ["*"])
  const create = useChange("walletAdmin", "post", "/webhooks")
  const update = useChange("walletAdmin", "patch", "/webhooks/{id}")
  const problems = { ...create.error?.params, ...update.error?.params }
  const body = {
    url: url.trim(),
    events: events as EventType[],
    description: description.trim() || null,
  }
  const onError = (error: { params: Record<string, string>; message: string }) => {
    if (Object.keys(error.params).length === 0) toast.error(error.message)
  }
  const submit = () => {
    if (webhook) {
      update.mutate({ params: { id: webhook.id }, body }, { onSuccess: onClose, onError })
      return
    }
    create.mutate(
      { body },
      {
        onSuccess: (made) => {
          onClose()
          onSecret(made)
        },
        onError,
      }
    )
  }
  const isAll = events.includes("*")
  const toggle = (event: string, isOn: boolean) => {
    const others = events.filter((each) => each !== event && each !== "*")
    setEvents(isOn ? [...others, event] : others)
  }
  return (
    <FormDrawer
      title={webhook ? t("developers.editWebhook") : t("developers.addWebhook")}
      description={t("developers.webhooksHint")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={webhook ? t("common.save") : t("common.create")}
      isBusy={create.isPending || update.isPending}
      isDisabled={url.trim() === "" || events.length === 0}
    >
      <TextField
        label={t("developers.url")}
        hint={t("developers.urlHint")}
        problem={problems.url}
        placeholder="https://"
        value={url}
        onChange={setUrl}
      />
      <TextField
        label={t("developers.description")}
        problem={problems.description}
        optional
        value={description}
        onChange={setDescription}
      />
      <Field
        label={t("developers.events")}
        hint={t("developers.eventsHint")}
        problem={problems.events}
      >
        {() => (
          <div className="flex flex-col gap-y-2">
            {["*", ...EVENTS].map((event) => (
              <div key={event} className="flex items-center gap-x-2">
                <Checkbox
                  id={`event-${event}`}
                  checked={isAll ? event === "*" : events.includes(event)}
                  onCheckedChange={(checked) =>
                    event === "*"
                      ? setEvents(checked === true ? ["*"] : [])
                      : toggle(event, checked === true)
                  }
                />
                <Label size="small" htmlFor={`event-${event}`}>
                  {event === "*" ? t("developers.allEvents") : event}
                </Label>
              </div>
            ))}
          </div>
        )}
      </Field>
    </FormDrawer>
  )
}

const COLORS = { pending: "orange", delivered: "green", failed: "red" } as const
const STATES = ["pending", "delivered", "failed"] as const
const column = createDataTableColumnHelper<WebhookDelivery>()
const filter = createDataTableFilterHelper<WebhookDelivery>()

function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useText()
  const [opened, setOpened] = useState<WebhookDelivery>()
  const state = useListState(["status"], "deliveries")
  const { page, per_page } = state
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
              {attempt.response && (
                <pre className="bg-ui-bg-subtle mt-1 whitespace-pre-wrap break-all rounded-lg border p-2 text-xs">
                  {attempt.response}
                </pre>
              )}
            </div>
          ))}
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
