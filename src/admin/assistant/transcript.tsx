import { Badge, Button, Copy, StatusBadge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Transcript } from "../../../packages/types/assistant-admin"
import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { countTools, exchangesOf } from "./exchanges"
import type { Answer, Exchange } from "./exchanges"

/** One conversation: what was asked, looked up, answered, taken out and rated. */
export function TranscriptView({ conversation }: { conversation: string }) {
  const { t } = useText()
  const found = useRead("assistantAdmin", "/conversations/{ref}", { params: { ref: conversation } })
  return (
    <Section
      level="h1"
      title={t("conversations.one")}
      subtitle={t("conversations.oneHint")}
      actions={
        <Button size="small" variant="secondary" asChild>
          <Link to="/assistant/conversations">{t("conversations.all")}</Link>
        </Button>
      }
    >
      <Loaded query={found} rows={6}>
        {(transcript) => <Known transcript={transcript} />}
      </Loaded>
    </Section>
  )
}

function Known({ transcript }: { transcript: Transcript }) {
  const { t } = useText()
  const { number } = useFormat()
  const { up, down } = transcript.ratings
  const exchanges = exchangesOf(transcript)
  return (
    <>
      <Figures>
        <Figure
          label={t("conversations.started")}
          value={<Moment at={transcript.started_at} />}
          hint={t(transcript.signed_in ? "conversations.customer" : "conversations.guest")}
        />
        <Figure label={t("assistant.turns")} value={number(transcript.turns)} />
        <Figure label={t("assistant.removed")} value={number(transcript.removed)} />
        <Figure
          label={t("assistant.thumbs")}
          value={up + down > 0 ? t("assistant.thumbsText", { up, down }) : "–"}
        />
      </Figures>
      {exchanges.length === 0 ? (
        <Message title={t("conversations.nothingSaid")} />
      ) : (
        <ol className="flex flex-col gap-y-4 px-6 py-4" data-transcript>
          {exchanges.map((exchange, place) => (
            <li key={place} className="flex flex-col gap-y-2">
              <Spoken exchange={exchange} />
            </li>
          ))}
        </ol>
      )}
      <div className="flex items-center gap-x-2 px-6 py-3">
        <Text size="xsmall" className="text-ui-fg-subtle break-all">
          {t("conversations.ref")}: {transcript.ref}
        </Text>
        <Copy content={transcript.ref} />
      </div>
    </>
  )
}

function Spoken({ exchange: { said, answer } }: { exchange: Exchange }) {
  const { t } = useText()
  const isShopper = said.role === "user"
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus" as="span">
          {t(isShopper ? "conversations.theShopper" : "conversations.theAssistant")}
        </Text>
        {answer && <Circumstances answer={answer} />}
      </div>
      <div className={isShopper ? undefined : "bg-ui-bg-subtle rounded-lg border p-3"}>
        <Text size="small" className="whitespace-pre-line break-words" dir="auto">
          {said.content || t("conversations.noWords")}
        </Text>
      </div>
      {answer && <Removed answer={answer} />}
      {answer?.reason && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("assistant.reason")}: {answer.reason}
        </Text>
      )}
    </>
  )
}

/** When an answer came, of whom, with what it looked up and how it was rated. */
function Circumstances({ answer }: { answer: Answer }) {
  const { t, optional } = useText()
  const { number } = useFormat()
  const milliseconds = (ms: number) => t("developers.duration", { count: number(Math.round(ms)) })
  return (
    <>
      <Text size="xsmall" className="text-ui-fg-subtle" as="span">
        <Moment at={answer.at} /> · {answer.provider ?? t("common.unknown")} ·{" "}
        {milliseconds(answer.duration_ms)}
      </Text>
      {countTools(answer.tools).map(({ name, ok, count, ms }) => (
        <Badge
          key={`${name} ${ok}`}
          size="2xsmall"
          color={ok ? "blue" : "red"}
          title={milliseconds(ms)}
        >
          {optional(`conversations.tools.${name}`) ?? name}
          {count > 1 && ` × ${number(count)}`}
          {!ok && `: ${t("conversations.toolFailed")}`}
        </Badge>
      ))}
      {answer.degraded && (
        <Badge size="2xsmall" color="orange">
          {t("assistant.bySimpler")}
        </Badge>
      )}
      {answer.outcome !== "done" && (
        <Badge size="2xsmall" color="red">
          {optional(`conversations.outcomes.${answer.outcome}`) ?? answer.outcome}
        </Badge>
      )}
      {answer.rating && (
        <StatusBadge color={answer.rating === "up" ? "green" : "red"}>
          {t(`assistant.${answer.rating}`)}
        </StatusBadge>
      )}
    </>
  )
}

function Removed({ answer: { removed } }: { answer: Answer }) {
  const { t } = useText()
  if (removed.length === 0) return null
  return (
    <div className="flex flex-col gap-y-1" data-removed>
      <Text size="xsmall" weight="plus" className="text-ui-fg-subtle">
        {t("conversations.takenOut")}
      </Text>
      <ul className="flex flex-col gap-y-1">
        {removed.map(({ sentence, problem }, place) => (
          <li key={place}>
            <Text size="small" className="text-ui-fg-subtle" as="span">
              <del dir="auto">{sentence}</del>
            </Text>{" "}
            <Badge size="2xsmall" color="orange">
              {t(`conversations.problems.${problem}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
