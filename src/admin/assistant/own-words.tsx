import { Button, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { AssistantSettings } from "../../../packages/types/assistant-admin"
import { useChange, useRead } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

type OwnAnswer = AssistantSettings["answers"][number]
type OwnPhrase = AssistantSettings["phrases"][number]

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "ar"] as const
const PHRASES = [
  "greeting",
  "thanks",
  "goodbye",
  "help",
  "who",
  "smallTalk",
  "unclear",
  "nothing",
] as const

/** Saves a change of the settings, and says so. */
function useSettings() {
  const { t } = useText()
  const change = useChange("assistantAdmin", "patch", "/settings")
  const save = (
    body: Partial<Pick<AssistantSettings, "answers" | "phrases" | "tone">>,
    onSuccess?: () => void
  ) =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(t("common.saved"))
          onSuccess?.()
        },
        onError: (error) => toast.error(Object.values(error.params)[0] ?? error.message),
      }
    )
  return { save, isBusy: change.isPending }
}

interface LineProps {
  title: string
  text: string
  onEdit: () => void
  onRemove: () => void
}

function Line({ title, text, onEdit, onRemove }: LineProps) {
  const { t } = useText()
  const { may } = usePermissions()
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
      <div className="min-w-0 flex-1">
        <Text size="small" weight="plus" className="whitespace-pre-line" dir="auto">
          {title}
        </Text>
        <Text size="small" className="text-ui-fg-subtle whitespace-pre-line" dir="auto">
          {text}
        </Text>
      </div>
      {may("assistant:manage") && (
        <div className="flex gap-x-2">
          <Button size="small" variant="secondary" onClick={onEdit}>
            {t("common.edit")}
          </Button>
          <Button size="small" variant="secondary" onClick={onRemove}>
            {t("common.delete")}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Questions that the shop answers in its own words. */
export function OwnAnswers() {
  const { t } = useText()
  const { may } = usePermissions()
  const settings = useRead("assistantAdmin", "/settings")
  const { save, isBusy } = useSettings()
  const [editing, setEditing] = useState<{ place: number; answer: OwnAnswer }>()
  const all = settings.data?.answers ?? []
  return (
    <Section
      title={t("ownWords.answers")}
      subtitle={t("ownWords.answersHint")}
      actions={
        may("assistant:manage") && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setEditing({ place: all.length, answer: { questions: [], answer: "" } })}
          >
            {t("ownWords.addAnswer")}
          </Button>
        )
      }
    >
      <Loaded query={settings} rows={1}>
        {({ answers }) =>
          answers.length === 0 ? (
            <Message title={t("ownWords.answersEmpty")} />
          ) : (
            <div className="divide-y">
              {answers.map((answer, place) => (
                <Line
                  key={place}
                  title={answer.questions.join("\n")}
                  text={answer.answer}
                  onEdit={() => setEditing({ place, answer })}
                  onRemove={() => save({ answers: answers.toSpliced(place, 1) })}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {editing && (
        <EditAnswer
          answer={editing.answer}
          isBusy={isBusy}
          onClose={() => setEditing(undefined)}
          onSave={(answer) =>
            save({ answers: all.toSpliced(editing.place, 1, answer) }, () => setEditing(undefined))
          }
        />
      )}
    </Section>
  )
}

interface EditProps<Value> {
  isBusy: boolean
  onClose: () => void
  onSave: (value: Value) => void
}

function EditAnswer({
  answer,
  isBusy,
  onClose,
  onSave,
}: EditProps<OwnAnswer> & { answer: OwnAnswer }) {
  const { t } = useText()
  const [questions, setQuestions] = useState(answer.questions.join("\n"))
  const [text, setText] = useState(answer.answer)
  const lines = questions
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <FormDrawer
      title={t("ownWords.addAnswer")}
      description={t("ownWords.answersHint")}
      isOpen
      onClose={onClose}
      onSubmit={() => onSave({ questions: lines, answer: text.trim() })}
      submit={t("common.save")}
      isBusy={isBusy}
      isDisabled={lines.length === 0 || text.trim() === ""}
    >
      <TextField
        label={t("ownWords.questions")}
        hint={t("ownWords.questionsHint")}
        multiline
        value={questions}
        onChange={setQuestions}
      />
      <TextField
        label={t("ownWords.answer")}
        multiline
        maxLength={2_000}
        value={text}
        onChange={setText}
      />
    </FormDrawer>
  )
}

/** How the assistant speaks: phrases of the shop's own, and what models are told of its tone. */
export function OwnPhrases() {
  const { t, locale } = useText()
  const { may } = usePermissions()
  const settings = useRead("assistantAdmin", "/settings")
  const { save, isBusy } = useSettings()
  const [editing, setEditing] = useState<{ place: number; phrase: OwnPhrase }>()
  const [tone, setTone] = useState<string>()
  const names = new Intl.DisplayNames([locale], { type: "language" })
  const all = settings.data?.phrases ?? []
  const nameOf = ({ language, phrase }: OwnPhrase) =>
    `${t(`ownWords.phraseNames.${phrase}`)} · ${names.of(language) ?? language}`
  return (
    <Section
      title={t("ownWords.phrases")}
      subtitle={t("ownWords.phrasesHint")}
      actions={
        may("assistant:manage") && (
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              setEditing({
                place: all.length,
                phrase: { language: "en", phrase: "greeting", text: "" },
              })
            }
          >
            {t("ownWords.addPhrase")}
          </Button>
        )
      }
    >
      <Loaded query={settings} rows={1}>
        {(known) => (
          <div className="divide-y">
            {known.phrases.map((phrase, place) => (
              <Line
                key={place}
                title={nameOf(phrase)}
                text={phrase.text}
                onEdit={() => setEditing({ place, phrase })}
                onRemove={() => save({ phrases: known.phrases.toSpliced(place, 1) })}
              />
            ))}
            <div className="flex flex-col items-start gap-y-2 px-6 py-4">
              <div className="w-full">
                <TextField
                  label={t("ownWords.tone")}
                  hint={t("ownWords.toneHint")}
                  multiline
                  maxLength={1_000}
                  value={tone ?? known.tone}
                  onChange={setTone}
                />
              </div>
              {may("assistant:manage") && (
                <Button
                  size="small"
                  variant="secondary"
                  isLoading={isBusy}
                  disabled={tone === undefined || tone.trim() === known.tone}
                  onClick={() => save({ tone: (tone ?? "").trim() }, () => setTone(undefined))}
                >
                  {t("common.save")}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
      {editing && (
        <EditPhrase
          phrase={editing.phrase}
          others={all.filter((_, place) => place !== editing.place)}
          isBusy={isBusy}
          onClose={() => setEditing(undefined)}
          onSave={(phrase) =>
            save({ phrases: all.toSpliced(editing.place, 1, phrase) }, () => setEditing(undefined))
          }
        />
      )}
    </Section>
  )
}

function EditPhrase({
  phrase,
  others,
  isBusy,
  onClose,
  onSave,
}: EditProps<OwnPhrase> & { phrase: OwnPhrase; others: OwnPhrase[] }) {
  const { t, locale } = useText()
  const [draft, setDraft] = useState(phrase)
  const names = new Intl.DisplayNames([locale], { type: "language" })
  const isTaken = others.some(
    (each) => each.language === draft.language && each.phrase === draft.phrase
  )
  return (
    <FormDrawer
      title={t("ownWords.addPhrase")}
      description={t("ownWords.phrasesHint")}
      isOpen
      onClose={onClose}
      onSubmit={() => onSave({ ...draft, text: draft.text.trim() })}
      submit={t("common.save")}
      isBusy={isBusy}
      isDisabled={draft.text.trim() === "" || isTaken}
    >
      <ChoiceField
        label={t("ownWords.phrase")}
        value={draft.phrase}
        choices={PHRASES.map((value) => ({ value, label: t(`ownWords.phraseNames.${value}`) }))}
        onChange={(value) => setDraft({ ...draft, phrase: value })}
      />
      <ChoiceField
        label={t("handovers.language")}
        value={draft.language}
        choices={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
        onChange={(language) => setDraft({ ...draft, language })}
      />
      <TextField
        label={t("ownWords.phraseText")}
        problem={isTaken ? t("ownWords.phraseTaken") : undefined}
        multiline
        maxLength={500}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
    </FormDrawer>
  )
}
