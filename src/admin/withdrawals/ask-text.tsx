import { useState } from "react"
import { TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"

interface AskTextProps {
  title: string
  description: string
  label: string
  hint?: string
  submit: string
  isBusy: boolean
  isDangerous?: boolean
  /** What the server found wrong with it. */
  problem?: string
  onSubmit: (text: string) => void
  onClose: () => void
}

/** A decision that needs one line of text, which may not be blank. */
export function AskText({ label, hint, problem, onSubmit, ...drawer }: AskTextProps) {
  const { t } = useText()
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    const typed = text.trim()
    setMissing(typed === "")
    if (typed !== "") onSubmit(typed)
  }
  return (
    <FormDrawer {...drawer} isOpen onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        problem={isMissing ? t("withdrawals.missing") : problem}
        maxLength={255}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setMissing(false)
        }}
      />
    </FormDrawer>
  )
}
