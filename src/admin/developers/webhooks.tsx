import { Badge, Button, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { Webhook } from "../../../packages/types/admin"
import { useChange, useRead } from "../api/use-api"
import { useFormat } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { SecretOnce } from "../components/secret-once"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { Deliveries } from "./deliveries"
import { EditWebhook } from "./edit-webhook"

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
