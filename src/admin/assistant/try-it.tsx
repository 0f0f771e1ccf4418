import { Button, Input, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { FormEvent } from "react"
import type { Turn } from "../../../packages/types/assistant"
import { call } from "../api/request"
import { Section } from "../components/page"
import { useText } from "../text/use-text"

interface Said {
  question: string
  answer?: Turn
}

/** A conversation as a shopper has it, with the products shown and the facts that an answer rests on. */
export function TryIt() {
  const { t } = useText()
  const [said, setSaid] = useState<Said[]>([])
  const [typed, setTyped] = useState("")
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const question = typed.trim()
    if (question === "" || isBusy) return
    setBusy(true)
    try {
      const answer = await call("assistant", "post", "/message", {
        body: {
          messages: [{ role: "user", content: question }],
          conversation_ref: said.at(-1)?.answer?.conversation_ref,
        },
      })
      setSaid([...said, { question, answer }])
      setTyped("")
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t("assistant.tryIt")} subtitle={t("assistant.tryHint")}>
      <div className="flex flex-col gap-y-4 px-6 py-4" role="log">
        {said.map(({ question, answer }, index) => (
          <div key={index} className="flex flex-col gap-y-2">
            <Text size="small" weight="plus">
              {t("assistant.you")}: {question}
            </Text>
            {answer && <Answer turn={answer} />}
          </div>
        ))}
        <form onSubmit={(event) => void ask(event)} className="flex gap-x-2">
          <div className="flex-1">
            <Input
              size="small"
              aria-label={t("assistant.say")}
              placeholder={t("assistant.say")}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button size="small" type="submit" isLoading={isBusy}>
            {t("assistant.send")}
          </Button>
        </form>
      </div>
    </Section>
  )
}

function Answer({ turn }: { turn: Turn }) {
  const { t } = useText()
  return (
    <div className="bg-ui-bg-subtle rounded-lg border p-3" data-answer>
      <Text size="small" className="whitespace-pre-line">
        {turn.message}
      </Text>
      {turn.degraded && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("assistant.bySimpler")}
        </Text>
      )}
      {turn.cards.length > 0 && (
        <ul className="mt-2">
          {turn.cards.map(({ id, name, price }) => (
            <li key={id}>
              <Text size="small">
                {name} · {price}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {turn.grounding.length > 0 && (
        <details className="mt-2">
          <summary className="text-xs">
            {t("assistant.facts")} ({turn.grounding.length})
          </summary>
          <ul>
            {turn.grounding.map(({ claim, field, value }, index) => (
              <li key={index} className="text-ui-fg-subtle text-xs">
                “{claim}”: {field} = {value}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
