import { Checkbox, Label, toast } from "@medusajs/ui"
import { useState } from "react"
import type { NewWebhook, Webhook } from "../../../packages/types/admin"
import { useChange } from "../api/use-api"
import { Field, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"

type EventType = NonNullable<NewWebhook["events"]>[number]

/** The types that an endpoint can ask for, besides all of them. */
const EVENTS: EventType[] = [
  "wallet.created",
  "wallet.updated",
  "wallet.credited",
  "wallet.debited",
  "wallet.cashback.awarded",
  "wallet.transfer.sent",
  "wallet.transfer.received",
  "wallet.redemption_code.created",
  "wallet.redemption_code.redeemed",
  "wallet.credit.expiring",
  "wallet.credit.expired",
  "wallet.spending_limit.blocked",
  "wallet.ledger.checkpoint",
]

interface EditWebhookProps {
  webhook?: Webhook
  onClose: () => void
  onSecret: (made: { url: string; secret: string }) => void
}

/** The form of an endpoint, a new one or one that is there. */
export function EditWebhook({ webhook, onClose, onSecret }: EditWebhookProps) {
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
