import { Button, StatusBadge, Table, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type {
  Checkpoint,
  Diagnosis,
  FailedCompensation,
  VerifyLine,
} from "../../../packages/types/admin"
import { send } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

/** Health at a glance. */
export function Overview() {
  const checkpoints = useRead("walletAdmin", "/ledger/checkpoints", { query: { per_page: 5 } })
  const open = useRead("walletAdmin", "/failed-compensations", {
    query: { status: "open", per_page: 25 },
  })
  const doctor = useRead("walletAdmin", "/doctor")
  const { t } = useText()
  return (
    <>
      <Section level="h1" title={t("overview.title")} subtitle={t("overview.subtitle")}>
        <Loaded query={checkpoints}>
          {({ data: [newest] }) => (
            <Figures>
              <Owed newest={newest} />
              <Newest newest={newest} />
              <Figure
                label={t("overview.doctor")}
                value={doctor.data ? <Verdict diagnoses={doctor.data.diagnoses} /> : "…"}
              />
              <Figure
                label={t("overview.compensations")}
                value={open.data ? <OpenFailures count={open.data.meta.total} /> : "…"}
              />
            </Figures>
          )}
        </Loaded>
      </Section>
      <Verification />
      <Section title={t("overview.failures")} subtitle={t("overview.failuresHint")}>
        <Loaded query={open}>{({ data }) => <Failures failures={data} />}</Loaded>
      </Section>
      <Section title={t("overview.doctor")} subtitle={t("overview.doctorHint")}>
        <Loaded query={doctor} rows={6}>
          {({ diagnoses }) => <Diagnoses diagnoses={diagnoses} />}
        </Loaded>
      </Section>
      <Section title={t("overview.checkpoints")} subtitle={t("overview.checkpointsHint")}>
        <Loaded query={checkpoints}>{({ data }) => <Checkpoints checkpoints={data} />}</Loaded>
      </Section>
    </>
  )
}

function Owed({ newest }: { newest?: Checkpoint }) {
  const { t } = useText()
  const { instant } = useFormat()
  return (
    <Figure
      label={t("overview.owed")}
      value={
        newest?.totals.length
          ? newest.totals.map(({ currency, balance }) => (
              <div key={currency}>
                <Money minor={balance} currency={currency} />
              </div>
            ))
          : "–"
      }
      hint={newest && t("overview.owedHint", { at: instant(newest.created_at) })}
    />
  )
}

function Newest({ newest }: { newest?: Checkpoint }) {
  const { t } = useText()
  const { number } = useFormat()
  return (
    <Figure
      label={t("overview.checkpoint")}
      value={newest ? <Moment at={newest.created_at} /> : t("overview.checkpointNone")}
      hint={
        newest &&
        t("overview.checkpointNumber", {
          number: newest.number,
          entries: number(newest.entries),
          wallets: number(newest.wallets),
        })
      }
    />
  )
}

function OpenFailures({ count }: { count: number }) {
  const { number } = useFormat()
  return <StatusBadge color={count > 0 ? "red" : "green"}>{number(count)}</StatusBadge>
}

function Verdict({ diagnoses }: { diagnoses: Diagnosis[] }) {
  const { t } = useText()
  const failures = diagnoses.filter(({ status }) => status === "failure").length
  const warnings = diagnoses.filter(({ status }) => status === "warning").length
  if (failures)
    return <StatusBadge color="red">{t("overview.doctorBad", { count: failures })}</StatusBadge>
  if (warnings) {
    return <StatusBadge color="orange">{t("overview.doctorWarn", { count: warnings })}</StatusBadge>
  }
  return <StatusBadge color="green">{t("overview.doctorOk")}</StatusBadge>
}

const COLORS = { ok: "green", warning: "orange", failure: "red" } as const

function Diagnoses({ diagnoses }: { diagnoses: Diagnosis[] }) {
  const { t } = useText()
  const names = {
    ok: t("overview.statusOk"),
    warning: t("overview.statusWarning"),
    failure: t("overview.statusFailure"),
  }
  const worst = { failure: 0, warning: 1, ok: 2 }
  const sorted = [...diagnoses].sort((a, b) => worst[a.status] - worst[b.status])
  return (
    <div className="divide-y">
      {sorted.map(({ check, status, found, advice }) => (
        <div
          key={`${check} ${found}`}
          className="flex flex-wrap items-start gap-x-4 gap-y-1 px-6 py-3"
        >
          <div className="w-28 shrink-0">
            <StatusBadge color={COLORS[status]}>{names[status]}</StatusBadge>
          </div>
          <div className="min-w-0 flex-1">
            <Text size="small" weight="plus">
              {check}
            </Text>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {found}
            </Text>
            {advice && (
              <Text size="small" className="break-words">
                {advice}
              </Text>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

function Failures({ failures }: { failures: FailedCompensation[] }) {
  const { t } = useText()
  const { money } = useFormat()
  const confirm = usePrompt()
  const resolve = useChange("walletAdmin", "post", "/failed-compensations/{id}/resolve")
  if (failures.length === 0) return <Message title={t("overview.failuresEmpty")} />
  const settle = async ({ id, amount, currency, wallet_id }: FailedCompensation) => {
    const sure = await confirm({
      title: t("overview.settleTitle"),
      description: t("overview.settleText", {
        amount: amount && currency ? money(amount, currency) : "–",
        wallet: wallet_id ?? "–",
      }),
      confirmText: t("overview.settle"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    resolve.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t("overview.settled")),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("wallets.when")}</Table.HeaderCell>
            <Table.HeaderCell>{t("wallets.amount")}</Table.HeaderCell>
            <Table.HeaderCell>{t("overview.transaction")}</Table.HeaderCell>
            <Table.HeaderCell>{t("overview.why")}</Table.HeaderCell>
            <Table.HeaderCell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {failures.map((failure) => (
            <Table.Row key={failure.id}>
              <Table.Cell>
                <Moment at={failure.created_at} />
              </Table.Cell>
              <Table.Cell>
                {failure.amount && failure.currency ? (
                  <Money minor={failure.amount} currency={failure.currency} />
                ) : (
                  "–"
                )}
              </Table.Cell>
              <Table.Cell>
                {failure.wallet_id ? (
                  <Link
                    className="text-ui-fg-base underline"
                    to={`/wallet/wallets/${failure.wallet_id}`}
                  >
                    {failure.transaction_id}
                  </Link>
                ) : (
                  "–"
                )}
              </Table.Cell>
              <Table.Cell>{failure.message}</Table.Cell>
              <Table.Cell>
                <Button size="small" variant="secondary" onClick={() => void settle(failure)}>
                  {t("overview.settle")}
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

function Checkpoints({ checkpoints }: { checkpoints: Checkpoint[] }) {
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
                  <code title={checkpoint.hash}>{checkpoint.hash.slice(0, 16)}…</code>
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
function Verification() {
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
