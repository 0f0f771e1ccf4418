import { Badge, Button, Select, Text, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { ListedMonth, MonthReport } from "../../../packages/types/admin"
import { useChange, useRead } from "../api/use-api"
import { Field } from "../components/fields"
import { useFormat } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useExport } from "../components/use-export"
import { useText } from "../text/use-text"
import { AccountsForm } from "./accounts-form"
import { Checks } from "./checks"
import { RollForwards } from "./roll-forward"

/** The books of each month: what is in them, whether they agree, and closing them. */
export function Months() {
  const { t } = useText()
  const months = useRead("walletAdmin", "/months")
  const [search, setSearch] = useSearchParams()
  return (
    <Loaded query={months}>
      {({ data }) => {
        const wanted = data.find(({ month }) => month === search.get("month"))
        // The month that is over is the one that is worked at.
        const shown = wanted ?? data.find(({ status }) => status !== "running") ?? data[0]
        const choose = (month: string) =>
          setSearch((before) => {
            before.set("month", month)
            return before
          })
        return shown ? (
          <Month key={shown.month} months={data} listed={shown} onChoose={choose} />
        ) : (
          <Section level="h1" title={t("books.title")} subtitle={t("books.subtitle")}>
            <Message title={t("books.empty")} />
          </Section>
        )
      }}
    </Loaded>
  )
}

interface MonthProps {
  months: ListedMonth[]
  listed: ListedMonth
  onChoose: (month: string) => void
}

function Month({ months, listed, onChoose }: MonthProps) {
  const { t } = useText()
  const { may } = usePermissions()
  const { month, status } = listed
  const nameOf = useMonthName()
  const report = useRead("walletAdmin", "/months/{month}", { params: { month } })
  const packet = useExport(`/months/${month}/packet`, {})
  const [setsAccounts, setSetsAccounts] = useState(false)
  return (
    <>
      <Section
        level="h1"
        title={t("books.title")}
        subtitle={t("books.subtitle")}
        actions={
          <>
            {may("wallet:manage") && (
              <Button size="small" variant="secondary" onClick={() => setSetsAccounts(true)}>
                {t("books.accounts")}
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              isLoading={packet.isBusy}
              onClick={packet.run}
              title={t("books.packetHint")}
            >
              {t("books.packet")}
            </Button>
            {may("wallet:manage") && status !== "running" && report.data && (
              <CloseButton report={report.data} name={nameOf(month)} />
            )}
          </>
        }
      >
        <div className="flex flex-wrap items-end gap-4 px-6 py-4">
          <Field label={t("books.month")}>
            {(ids) => (
              <Select size="small" value={month} onValueChange={onChoose}>
                <Select.Trigger {...ids} className="min-w-48">
                  <Select.Value />
                </Select.Trigger>
                <Select.Content>
                  {months.map((one) => (
                    <Select.Item key={one.month} value={one.month}>
                      {nameOf(one.month)}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select>
            )}
          </Field>
          <StatusBadge status={status} />
        </div>
        {report.data && <Notes report={report.data} />}
      </Section>
      <Loaded query={report}>
        {(found) => (
          <>
            <RollForwards rows={found.data} />
            <Checks ties={found.tie_outs} />
          </>
        )}
      </Loaded>
      {setsAccounts && <AccountsForm onClose={() => setSetsAccounts(false)} />}
    </>
  )
}

function StatusBadge({ status }: Pick<ListedMonth, "status">) {
  const { t } = useText()
  const color = { running: "blue", open: "orange", closed: "green" } as const
  return (
    <Badge size="small" color={color[status]}>
      {t(`books.${status}`)}
    </Badge>
  )
}

/** What has to be known before the figures are used. */
function Notes({ report }: { report: MonthReport }) {
  const { closing, unmapped, not_for_datev, has_journal } = report
  const { t } = useText()
  const { instant } = useFormat()
  const uses = unmapped.map((use) => nameOfUse(t, use)).join(", ")
  const accounts = not_for_datev.accounts.join(", ")
  const currencies = not_for_datev.currencies.join(", ")
  const notes = [
    closing &&
      t("books.closedWith", { date: instant(closing.closed_at), revision: closing.revision }),
    unmapped.length > 0 && t("books.unmapped", { uses }),
    unmapped.length === 0 && !has_journal && t("books.noAccounts"),
    accounts !== "" && t("books.datevAccounts", { accounts }),
    currencies !== "" && t("books.datevCurrencies", { currencies }),
  ].filter((note) => typeof note === "string")
  return notes.length ? (
    <div className="flex flex-col gap-y-1 px-6 py-3">
      {notes.map((note) => (
        <Text key={note} size="small" className="text-ui-fg-subtle">
          {note}
        </Text>
      ))}
    </div>
  ) : null
}

/** A use as people call it; of a purpose too where it says one. */
function nameOfUse(t: ReturnType<typeof useText>["t"], use: string): string {
  const [name, purpose] = use.split(".") as [
    keyof typeof import("../text/en/books").books.uses,
    "general" | undefined,
  ]
  return purpose
    ? `${t(`books.uses.${name}`)} (${t(`wallets.purposes.${purpose}`)})`
    : t(`books.uses.${name}`)
}

function CloseButton({ report, name }: { report: MonthReport; name: string }) {
  const { t } = useText()
  const confirm = usePrompt()
  const close = useChange("walletAdmin", "post", "/months/{month}/close")
  const differs = report.tie_outs.some(({ ok }) => ok === false)
  const ask = async () => {
    const text = t("books.closeText")
    const sure = await confirm({
      title: t("books.closeTitle", { month: name }),
      description: differs ? `${t("books.closeDiffers")} ${text}` : text,
      confirmText: t("books.closeConfirm"),
      cancelText: t("common.cancel"),
      variant: "confirmation",
    })
    if (!sure) return
    close.mutate(
      { params: { month: report.month } },
      {
        onSuccess: () => toast.success(t("books.closedToast", { month: name })),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (
    <Button
      size="small"
      variant={report.closing ? "secondary" : "primary"}
      isLoading={close.isPending}
      disabled={report.unmapped.length > 0 || report.not_for_datev.accounts.length > 0}
      onClick={() => void ask()}
    >
      {t(report.closing ? "books.closeAgain" : "books.close")}
    </Button>
  )
}

function useMonthName() {
  const { locale } = useText()
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
  return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
}
