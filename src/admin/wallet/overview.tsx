import { StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Checkpoint, Diagnosis } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"
import { Diagnoses } from "./diagnoses"
import { Failures } from "./failures"
import { Checkpoints, Verification } from "./ledger-check"
import { UnpaidOrders } from "./unpaid-orders"

/** Health at a glance. */
export function Overview() {
  const checkpoints = useRead("walletAdmin", "/ledger/checkpoints", { query: { per_page: 5 } })
  const open = useRead("walletAdmin", "/failed-compensations", {
    query: { status: "open", per_page: 25 },
  })
  const doctor = useRead("walletAdmin", "/doctor")
  const waiting = useRead("walletAdmin", "/approvals", {
    query: { status: "pending", per_page: 1 },
  })
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
                label={t("withdrawals.approvals.waiting")}
                value={
                  waiting.data ? (
                    <Link to="/wallet/withdrawals">
                      <Waiting count={waiting.data.meta.total} />
                    </Link>
                  ) : (
                    "…"
                  )
                }
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
      <UnpaidOrders />
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

function Waiting({ count }: { count: number }) {
  const { number } = useFormat()
  return <StatusBadge color={count > 0 ? "orange" : "green"}>{number(count)}</StatusBadge>
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
