import { Button, StatusBadge, Table, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { Checkpoint, VerifyLine } from "../../../packages/types/admin"
import { send } from "../api/request"
import { useChange } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { Section } from "../components/page"
import { useText } from "../text/use-text"

/** The newest checkpoints, and how another is signed. */
export function Checkpoints({ checkpoints }: { checkpoints: Checkpoint[] }) {
  const { t } = useText()
  const { number } = useFormat()
  const make = useChange("walletAdmin", "post", "/ledger/checkpoints")
  const sign = () =>
    make.mutate(
      {},
      {
        onSuccess: ({ checkpoint }) =>
          toast.success(
            checkpoint
              ? t("overview.signed", { number: checkpoint.number })
              : t("overview.notSigned")
          ),
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <>
      <div className="overflow-x-auto">
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t("wallets.number")}</Table.HeaderCell>
              <Table.HeaderCell>{t("wallets.when")}</Table.HeaderCell>
              <Table.HeaderCell>{t("overview.walletsCount")}</Table.HeaderCell>
              <Table.HeaderCell>{t("overview.entries")}</Table.HeaderCell>
              <Table.HeaderCell>{t("overview.hash")}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {checkpoints.map((checkpoint) => (
              <Table.Row key={checkpoint.number}>
                <Table.Cell>{checkpoint.number}</Table.Cell>
                <Table.Cell>
                  <Moment at={checkpoint.created_at} />
                </Table.Cell>
                <Table.Cell>{number(checkpoint.wallets)}</Table.Cell>
                <Table.Cell>{number(checkpoint.entries)}</Table.Cell>
                <Table.Cell>
                  <code dir="ltr" title={checkpoint.hash}>
                    {checkpoint.hash.slice(0, 16)}…
                  </code>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </div>
      <div className="flex justify-end px-6 py-4">
        <Button size="small" variant="secondary" isLoading={make.isPending} onClick={sign}>
          {t("overview.sign")}
        </Button>
      </div>
    </>
  )
}

type VerifyVerdict = Extract<VerifyLine, { ok: boolean }>

/** Verifies the ledger; the route answers progress as lines of JSON. */
export function Verification() {
  const { t } = useText()
  const { number } = useFormat()
  const [line, setLine] = useState<VerifyLine>()
  const [isRunning, setRunning] = useState(false)
  const verify = async () => {
    setRunning(true)
    setLine(undefined)
    try {
      const answer = await send("/admin/wallet/ledger/verify", { method: "POST" })
      await eachLine(answer, (text) => setLine(JSON.parse(text) as VerifyLine))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setRunning(false)
    }
  }
  const counts = line && { wallets: number(line.wallets), entries: number(line.entries) }
  const verdict = line && "ok" in line ? (line as VerifyVerdict) : undefined
  return (
    <Section
      title={t("overview.verification")}
      subtitle={t("overview.verifyHint")}
      actions={
        <Button
          size="small"
          variant="secondary"
          isLoading={isRunning}
          onClick={() => void verify()}
        >
          {t("overview.verify")}
        </Button>
      }
    >
      {counts && (
        <div
          className="px-6 py-4"
          role="status"
          data-verdict={verdict ? String(verdict.ok) : "running"}
        >
          {!verdict && <Text size="small">{t("overview.verifying", counts)}</Text>}
          {verdict?.ok && (
            <StatusBadge color="green">
              {t("overview.verifiedOk", { ...counts, checkpoints: number(verdict.checkpoints) })}
            </StatusBadge>
          )}
          {verdict && !verdict.ok && (
            <StatusBadge color="red">
              {t("overview.verifiedBad", { detail: verdict.first_bad?.detail ?? "" })}
            </StatusBadge>
          )}
        </div>
      )}
    </Section>
  )
}

async function eachLine(answer: Response, onLine: (line: string) => void) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    const lines = (rest + (value ?? "")).split("\n")
    rest = done ? "" : (lines.pop() ?? "")
    lines.filter((line) => line.trim() !== "").forEach(onLine)
    if (done) return
  }
}
