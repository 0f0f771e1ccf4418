import { Alert, Button, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { HandoverDetails } from "../../../packages/types/assistant-admin"
import { useChange, useRead } from "../api/use-api"
import { TextField } from "../components/fields"
import { Moment } from "../components/format"
import { Row, Section } from "../components/page"
import { Actor } from "../components/people"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { HandoverStatus, WhoAsks } from "./handovers"

/** One hand-over: what the shopper wants, how they are reached, and what staff did about it. */
export function HandoverView({ id }: { id: string }) {
  const { t } = useText()
  const found = useRead("assistantAdmin", "/handovers/{id}", { params: { id } })
  return (
    <Loaded query={found} rows={6}>
      {(handover) => (
        <>
          <Section
            level="h1"
            title={t("handovers.one")}
            subtitle={t(`handovers.statuses.${handover.status}`)}
            actions={<Actions handover={handover} />}
          >
            <Facts handover={handover} />
          </Section>
          <Steps handover={handover} />
          <Conversation handover={handover} />
        </>
      )}
    </Loaded>
  )
}

type Shown = { handover: HandoverDetails }

function Actions({ handover: { id, status } }: Shown) {
  const { t } = useText()
  const { may } = usePermissions()
  const change = useChange("assistantAdmin", "patch", "/handovers/{id}")
  const become = (wanted: HandoverDetails["status"]) =>
    change.mutate(
      { params: { id }, body: { status: wanted } },
      {
        onSuccess: () => toast.success(t("handovers.done")),
        onError: (error) => toast.error(error.message),
      }
    )
  const button = (wanted: HandoverDetails["status"], label: string) => (
    <Button
      size="small"
      variant="secondary"
      isLoading={change.isPending}
      onClick={() => become(wanted)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <Button size="small" variant="transparent" asChild>
        <Link to="/assistant/handovers">{t("handovers.all")}</Link>
      </Button>
      {may("assistant:manage") && (
        <>
          {status === "open" && button("taken", t("handovers.take"))}
          {status !== "open" && button("open", t("handovers.reopen"))}
          {status !== "closed" && button("closed", t("handovers.close"))}
        </>
      )}
    </>
  )
}

function Facts({ handover }: Shown) {
  const { t, locale } = useText()
  const { customer, email, sender, order_number, products, problem, taken_by } = handover
  const languages = new Intl.DisplayNames([locale], { type: "language" })
  const address = email ?? customer?.email
  return (
    <>
      {problem && (
        <div className="px-6 py-3">
          <Alert variant="warning">
            {t("handovers.problem")}: {problem}
          </Alert>
        </div>
      )}
      <Row label={t("handovers.request")}>
        <span className="text-ui-fg-base whitespace-pre-line" dir="auto">
          {handover.request}
        </span>
      </Row>
      <Row label={t("handovers.shopper")}>
        <WhoAsks handover={handover} />
      </Row>
      <Row label={t("handovers.reach")}>
        {address && (
          <a className="text-ui-fg-base underline" href={`mailto:${address}`}>
            {address}
          </a>
        )}
        {sender && (
          <div>
            {sender} ({t("handovers.byMessages")})
          </div>
        )}
        {!address && !sender && "–"}
      </Row>
      <Row label={t("handovers.language")}>
        {languages.of(handover.language) ?? handover.language}
      </Row>
      {order_number !== null && <Row label={t("handovers.order")}>#{order_number}</Row>}
      {products.length > 0 && (
        <Row label={t("handovers.products")}>{products.map(({ name }) => name).join(", ")}</Row>
      )}
      <Row label={t("handovers.status")}>
        <HandoverStatus status={handover.status} />
      </Row>
      <Row label={t("handovers.takenBy")}>
        {taken_by ? <Actor actor={taken_by} /> : t("handovers.nobody")}
      </Row>
      <Row label={t("wallets.when")}>
        <Moment at={handover.created_at} />
      </Row>
    </>
  )
}

function Steps({ handover: { id, steps } }: Shown) {
  const { t } = useText()
  const { may } = usePermissions()
  const [note, setNote] = useState("")
  const add = useChange("assistantAdmin", "post", "/handovers/{id}/notes")
  const save = () =>
    add.mutate(
      { params: { id }, body: { note: note.trim() } },
      {
        onSuccess: () => setNote(""),
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <Section title={t("handovers.steps")}>
      {steps.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {t("handovers.nothingDone")}
        </Text>
      ) : (
        <ol className="flex flex-col gap-y-3 px-6 py-4" data-steps>
          {steps.map((step, place) => (
            <li key={place}>
              <Text size="xsmall" className="text-ui-fg-subtle" as="div">
                {t(`handovers.actions.${step.action}`)} · <Actor actor={step.actor} /> ·{" "}
                <Moment at={step.at} />
              </Text>
              {step.note && (
                <Text size="small" className="whitespace-pre-line break-words" dir="auto">
                  {step.note}
                </Text>
              )}
            </li>
          ))}
        </ol>
      )}
      {may("assistant:manage") && (
        <div className="flex flex-col items-start gap-y-2 px-6 py-4">
          <div className="w-full">
            <TextField
              label={t("handovers.note")}
              hint={t("handovers.noteHint")}
              multiline
              value={note}
              onChange={setNote}
            />
          </div>
          <Button
            size="small"
            variant="secondary"
            isLoading={add.isPending}
            disabled={note.trim() === ""}
            onClick={save}
          >
            {t("handovers.addNote")}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Conversation({ handover: { transcript, conversation_ref } }: Shown) {
  const { t } = useText()
  return (
    <Section
      title={t("handovers.conversation")}
      actions={
        transcript.length > 0 && (
          <Button size="small" variant="transparent" asChild>
            <Link to={`/assistant/conversations/${conversation_ref}`}>
              {t("conversations.one")}
            </Link>
          </Button>
        )
      }
    >
      {transcript.length === 0 ? (
        <Message title={t("handovers.noConversation")} />
      ) : (
        <ol className="flex flex-col gap-y-4 px-6 py-4" data-transcript>
          {transcript.map(({ role, content }, place) => (
            <li key={place}>
              <Text size="small" weight="plus">
                {t(role === "user" ? "conversations.theShopper" : "conversations.theAssistant")}
              </Text>
              <div
                className={role === "user" ? undefined : "bg-ui-bg-subtle rounded-lg border p-3"}
              >
                <Text size="small" className="whitespace-pre-line break-words" dir="auto">
                  {content || t("conversations.noWords")}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
