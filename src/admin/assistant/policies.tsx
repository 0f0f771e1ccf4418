import { Button, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { AssistantSettings } from "../../../packages/types/assistant-admin"
import { useChange, useRead } from "../api/use-api"
import { TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

type Policy = AssistantSettings["policies"][number]

const NEW: Policy = { topic: "", title: "", text: "" }

/** What the assistant may say about the shop. */
export function Policies() {
  const { t } = useText()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const settings = useRead("assistantAdmin", "/settings")
  const change = useChange("assistantAdmin", "patch", "/settings")
  const [editing, setEditing] = useState<Policy>()
  const all = settings.data?.policies ?? []
  const save = (policies: Policy[], onSuccess: () => void) =>
    change.mutate(
      { body: { policies } },
      {
        onSuccess: () => {
          toast.success(t("common.saved"))
          onSuccess()
        },
        onError: (error) => toast.error(Object.values(error.params)[0] ?? error.message),
      }
    )
  const remove = async (policy: Policy) => {
    const sure = await confirm({
      title: t("assistant.removeTitle", { name: policy.title }),
      description: policy.text.slice(0, 200),
      confirmText: t("common.delete"),
      cancelText: t("common.cancel"),
    })
    if (sure) {
      save(
        all.filter((each) => each !== policy),
        () => undefined
      )
    }
  }
  return (
    <Section
      level="h1"
      title={t("assistant.policies")}
      subtitle={t("assistant.policiesHint")}
      actions={
        may("assistant:manage") && (
          <Button size="small" variant="secondary" onClick={() => setEditing(NEW)}>
            {t("assistant.addPolicy")}
          </Button>
        )
      }
    >
      <Loaded query={settings}>
        {({ policies }) =>
          policies.length === 0 ? (
            <Message title={t("assistant.policiesEmpty")} />
          ) : (
            <div className="divide-y">
              {policies.map((policy) => (
                <div
                  key={policy.topic}
                  className="flex flex-wrap items-start justify-between gap-4 px-6 py-4"
                >
                  <div className="min-w-0 flex-1">
                    <Text size="small" weight="plus">
                      {policy.title}{" "}
                      <span className="text-ui-fg-subtle font-normal">{policy.topic}</span>
                    </Text>
                    <Text size="small" className="text-ui-fg-subtle whitespace-pre-line">
                      {policy.text}
                    </Text>
                  </div>
                  {may("assistant:manage") && (
                    <div className="flex gap-x-2">
                      <Button size="small" variant="secondary" onClick={() => setEditing(policy)}>
                        {t("common.edit")}
                      </Button>
                      <Button size="small" variant="secondary" onClick={() => void remove(policy)}>
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
      {editing && (
        <EditPolicy
          policy={editing}
          others={all.filter((each) => each !== editing)}
          isBusy={change.isPending}
          onClose={() => setEditing(undefined)}
          onSave={(changed) => {
            const policies =
              editing === NEW
                ? [...all, changed]
                : all.map((each) => (each === editing ? changed : each))
            save(policies, () => setEditing(undefined))
          }}
        />
      )}
    </Section>
  )
}

interface EditPolicyProps {
  policy: Policy
  others: Policy[]
  isBusy: boolean
  onClose: () => void
  onSave: (policy: Policy) => void
}

function EditPolicy({ policy, others, isBusy, onClose, onSave }: EditPolicyProps) {
  const { t } = useText()
  const [draft, setDraft] = useState(policy)
  const isTaken = others.some(({ topic }) => topic === draft.topic)
  const isWhole = draft.topic !== "" && draft.title.trim() !== "" && draft.text.trim() !== ""
  return (
    <FormDrawer
      title={
        policy === NEW
          ? t("assistant.addPolicy")
          : t("assistant.editPolicy", { name: policy.title })
      }
      description={t("assistant.policiesHint")}
      isOpen
      onClose={onClose}
      onSubmit={() => onSave({ ...draft, title: draft.title.trim(), text: draft.text.trim() })}
      submit={t("common.save")}
      isBusy={isBusy}
      isDisabled={!isWhole || isTaken}
    >
      <TextField
        label={t("assistant.topic")}
        hint={t("assistant.topicHint")}
        problem={isTaken ? t("assistant.topicTaken") : undefined}
        value={draft.topic}
        onChange={(topic) => setDraft({ ...draft, topic: topic.trim() })}
      />
      <TextField
        label={t("assistant.policyTitle")}
        maxLength={200}
        value={draft.title}
        onChange={(title) => setDraft({ ...draft, title })}
      />
      <TextField
        label={t("assistant.text")}
        multiline
        maxLength={10_000}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
    </FormDrawer>
  )
}
