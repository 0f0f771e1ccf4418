import { Button, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { AssistantSettings } from "../../../packages/types/assistant-admin"
import { useChange, useRead } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"
import { TryIt } from "./try-it"

type Provider = AssistantSettings["providers"][number]
type Preset = NonNullable<Provider["preset"]>

const PRESETS: Preset[] = [
  "openai",
  "anthropic",
  "gemini",
  "groq",
  "mistral",
  "deepseek",
  "xai",
  "together",
  "openrouter",
  "perplexity",
  "moonshot",
  "ollama",
  "custom",
]
const NEW: Provider = { name: "", preset: "openai", model: "" }

/** The language models in the order in which they are asked, and a conversation to try them. */
export function Providers() {
  const { t } = useText()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const settings = useRead("assistantAdmin", "/settings")
  const change = useChange("assistantAdmin", "patch", "/settings")
  const [editing, setEditing] = useState<Provider>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const all = settings.data?.providers ?? []
  const save = (providers: Provider[], onSuccess?: () => void) =>
    change.mutate(
      { body: { providers } },
      {
        onSuccess: () => {
          toast.success(t("common.saved"))
          setProblems({})
          onSuccess?.()
        },
        onError: (error) => {
          setProblems(error.params)
          toast.error(Object.values(error.params)[0] ?? error.message)
        },
      }
    )
  const remove = async (provider: Provider) => {
    const sure = await confirm({
      title: t("assistant.removeTitle", { name: provider.name }),
      description: t("assistant.removeText"),
      confirmText: t("common.delete"),
      cancelText: t("common.cancel"),
    })
    if (sure) save(all.filter((each) => each !== provider))
  }
  const moveUp = (index: number) => {
    const moved = [...all]
    const [provider] = moved.splice(index, 1)
    if (provider) save([...moved.slice(0, index - 1), provider, ...moved.slice(index - 1)])
  }
  return (
    <>
      <Section
        level="h1"
        title={t("assistant.providersTitle")}
        subtitle={t("assistant.providersHint")}
        actions={
          may("assistant:manage") && (
            <Button size="small" variant="secondary" onClick={() => setEditing(NEW)}>
              {t("assistant.addProvider")}
            </Button>
          )
        }
      >
        <Loaded query={settings} rows={2}>
          {({ providers }) =>
            providers.length === 0 ? (
              <Message title={t("assistant.providersEmpty")} />
            ) : (
              <div className="divide-y">
                {providers.map((provider, index) => (
                  <div
                    key={provider.name}
                    className="flex flex-wrap justify-between gap-2 px-6 py-4"
                  >
                    <div>
                      <Text size="small" weight="plus">
                        {index + 1}. {provider.name}
                      </Text>
                      <Text size="small" className="text-ui-fg-subtle">
                        {provider.model} · {provider.preset ?? provider.base_url}
                      </Text>
                    </div>
                    {may("assistant:manage") && (
                      <div className="flex gap-x-2">
                        {index > 0 && (
                          <Button size="small" variant="secondary" onClick={() => moveUp(index)}>
                            {t("assistant.moveUp")}
                          </Button>
                        )}
                        <Button
                          size="small"
                          variant="secondary"
                          onClick={() => setEditing(provider)}
                        >
                          {t("common.edit")}
                        </Button>
                        <Button
                          size="small"
                          variant="secondary"
                          onClick={() => void remove(provider)}
                        >
                          {t("common.delete")}
                        </Button>
                      </div>
                    )}
                  </div>
                ))}
              </div>
            )
          }
        </Loaded>
      </Section>
      <TryIt />
      {editing && (
        <EditProvider
          provider={editing}
          problem={Object.values(problems)[0]}
          isBusy={change.isPending}
          onClose={() => {
            setEditing(undefined)
            setProblems({})
          }}
          onSave={(changed) =>
            save(
              editing === NEW
                ? [...all, changed]
                : all.map((each) => (each === editing ? changed : each)),
              () => setEditing(undefined)
            )
          }
        />
      )}
    </>
  )
}

interface EditProviderProps {
  provider: Provider
  problem?: string
  isBusy: boolean
  onClose: () => void
  onSave: (provider: Provider) => void
}

function EditProvider({ provider, problem, isBusy, onClose, onSave }: EditProviderProps) {
  const { t } = useText()
  const [draft, setDraft] = useState(provider)
  const [key, setKey] = useState("")
  const submit = () => {
    const { base_url, input_price, output_price, ...rest } = draft
    onSave({
      ...rest,
      ...(base_url && { base_url }),
      ...(input_price && { input_price }),
      ...(output_price && { output_price }),
      ...(key && { api_key: key }),
    })
  }
  return (
    <FormDrawer
      title={
        provider === NEW
          ? t("assistant.addProvider")
          : t("assistant.editProvider", { name: provider.name })
      }
      description={t("assistant.providersHint")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.save")}
      isBusy={isBusy}
      isDisabled={draft.name === "" || draft.model === ""}
    >
      <TextField
        label={t("assistant.name")}
        hint={t("assistant.nameHint")}
        problem={problem}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name: name.trim() })}
      />
      <ChoiceField
        label={t("assistant.preset")}
        value={draft.preset ?? "custom"}
        onChange={(preset) => setDraft({ ...draft, preset })}
        choices={PRESETS.map((value) => ({ value, label: value }))}
      />
      {(draft.preset ?? "custom") === "custom" && (
        <TextField
          label={t("assistant.baseUrl")}
          hint={t("assistant.baseUrlHint")}
          placeholder="https://"
          value={draft.base_url ?? ""}
          onChange={(base_url) => setDraft({ ...draft, base_url: base_url.trim() })}
        />
      )}
      <TextField
        label={t("assistant.model")}
        value={draft.model}
        onChange={(model) => setDraft({ ...draft, model: model.trim() })}
      />
      <TextField
        label={t("assistant.key")}
        hint={t("assistant.keyHint")}
        type="password"
        optional
        value={key}
        onChange={setKey}
      />
      <TextField
        label={t("assistant.inputPrice")}
        hint={t("assistant.priceHint")}
        optional
        value={draft.input_price ?? ""}
        onChange={(input_price) => setDraft({ ...draft, input_price: input_price.trim() })}
      />
      <TextField
        label={t("assistant.outputPrice")}
        hint={t("assistant.priceHint")}
        optional
        value={draft.output_price ?? ""}
        onChange={(output_price) => setDraft({ ...draft, output_price: output_price.trim() })}
      />
    </FormDrawer>
  )
}
