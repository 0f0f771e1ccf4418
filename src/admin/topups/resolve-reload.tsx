import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { StaffReload } from "../../../packages/types/admin"
import { useChange } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"

const FINDINGS = ["ask_provider", "not_charged", "charged"] as const
type Finding = (typeof FINDINGS)[number]

interface ResolveReloadProps {
  reload: StaffReload
  customer: string
  onClose: () => void
}

/** Says what has come of a charge that nobody knows of; nothing is charged by it. */
export function ResolveReload({ reload, customer, onClose }: ResolveReloadProps) {
  const { t } = useText()
  const { money } = useFormat()
  const resolve = useChange("walletAdmin", "post", "/reloads/{id}/resolve")
  const [finding, setFinding] = useState<Finding>("ask_provider")
  const [note, setNote] = useState("")
  const [problem, setProblem] = useState<string>()
  const amount = money(reload.amount, reload.currency)

  const submit = () => {
    if (note.trim() === "") return setProblem(t("wallets.reasonMissing"))
    resolve.mutate(
      { params: { id: reload.id }, body: { finding, note: note.trim() } },
      {
        onSuccess: ({ state }) => {
          toast.success(t("reloads.resolved", { state: t(`reloads.states.${state}`) }))
          onClose()
        },
        onError: (error) => setProblem(error.params.note ?? error.message),
      }
    )
  }

  return (
    <FormDrawer
      title={t("reloads.resolveTitle", { amount, customer })}
      description={t("reloads.resolveText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t(`reloads.findings.${finding}`)}
      isBusy={resolve.isPending}
      isDangerous={finding === "charged"}
    >
      <ChoiceField
        label={t("reloads.finding")}
        hint={t(`reloads.findingHints.${finding}`)}
        value={finding}
        choices={FINDINGS.map((value) => ({ value, label: t(`reloads.findings.${value}`) }))}
        onChange={setFinding}
      />
      <TextField
        label={t("reloads.note")}
        problem={problem}
        maxLength={500}
        value={note}
        onChange={(value) => {
          setNote(value)
          setProblem(undefined)
        }}
      />
    </FormDrawer>
  )
}
