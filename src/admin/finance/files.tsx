import { Button, createDataTableColumnHelper, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { Import } from "../../../packages/types/admin"
import { pathOf, send } from "../api/request"
import { useChange, useRead, useRefresh } from "../api/use-api"
import { ChoiceField, Field, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Money, Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { Section } from "../components/page"
import { Actor } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useExport } from "../components/use-export"
import { useText } from "../text/use-text"

/** Wallets as files: what leaves, and what comes in from other systems. */
export function Files() {
  return (
    <>
      <Exports />
      <Imports />
    </>
  )
}

function Exports() {
  const { t } = useText()
  const [after, setAfter] = useState("")
  const [before, setBefore] = useState("")
  const period = { after: after || undefined, before: before || undefined }
  const transactions = useExport("/exports/transactions", period)
  const credits = useExport("/exports/credits", { as_of: period.before })
  return (
    <Section
      level="h1"
      title={t("imports.exports")}
      subtitle={t("imports.exportsHint")}
      actions={
        <>
          <TextField label={t("imports.after")} type="date" value={after} onChange={setAfter} />
          <TextField label={t("imports.before")} type="date" value={before} onChange={setBefore} />
          <Button
            size="small"
            variant="secondary"
            isLoading={transactions.isBusy}
            onClick={transactions.run}
          >
            {t("imports.transactions")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            isLoading={credits.isBusy}
            onClick={credits.run}
            title={t("finance.allCreditsHint")}
          >
            {t("finance.allCredits")}
          </Button>
        </>
      }
    />
  )
}

const COLORS = {
  reading: "blue",
  checking: "blue",
  checked: "orange",
  booking: "blue",
  done: "green",
} as const
const column = createDataTableColumnHelper<Import>()
const isUnderWay = ({ status }: Import) => COLORS[status] === "blue"

function Imports() {
  const { t } = useText()
  const { may } = usePermissions()
  const { page, per_page } = useListState([], "imports")
  const [isOpen, setOpen] = useState(false)
  const [asksAgain, setAsksAgain] = useState(true)
  const imports = useRead(
    "walletAdmin",
    "/imports",
    { query: { page, per_page } },
    { refetchInterval: asksAgain ? 2_000 : false }
  )
  const isBusy = imports.data?.data.some(isUnderWay) ?? true
  if (isBusy !== asksAgain) setAsksAgain(isBusy)
  return (
    <>
      <List
        title={t("imports.title")}
        subtitle={t("imports.subtitle")}
        prefix="imports"
        query={imports}
        getRowId={({ id }) => String(id)}
        empty={{ heading: t("imports.empty") }}
        actions={
          may("wallet:manage")
            ? [{ label: t("imports.bring"), onClick: () => setOpen(true) }]
            : undefined
        }
        columns={[
          column.accessor("created_at", {
            header: t("wallets.when"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.accessor("name", {
            header: t("imports.name"),
            cell: ({ row: { original } }) => (
              <>
                {original.name}
                <br />
                <Actor actor={original.created_by} />
              </>
            ),
          }),
          column.accessor("status", {
            header: t("imports.status"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[original.status]}>
                {t(`imports.statuses.${original.status}`)}
              </StatusBadge>
            ),
          }),
          column.display({
            id: "sums",
            header: t("imports.rows"),
            cell: ({ row: { original } }) => <Sums list={original} />,
          }),
          column.display({
            id: "actions",
            cell: ({ row: { original } }) => <Actions list={original} />,
          }),
        ]}
      />
      {isOpen && <BringIn onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the rows of a list come to, by what becomes of them. */
function Sums({ list: { sums } }: { list: Import }) {
  const { t } = useText()
  const { number } = useFormat()
  return (
    <ul>
      {sums.map(({ currency, status, rows, incoming, outgoing }) => (
        <li key={`${currency} ${status}`}>
          {t(`imports.rowStatuses.${status}`)}: {number(rows)}
          {currency && status !== "empty" && (
            <>
              {" · "}
              <Money minor={incoming} currency={currency} />
              {outgoing !== "0" && (
                <>
                  {" − "}
                  <Money minor={outgoing} currency={currency} />
                </>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Actions({ list }: { list: Import }) {
  const { t } = useText()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const { id, name, status, sums } = list
  const errors = useExport(`/imports/${id}/errors`, {})
  const book = useChange("walletAdmin", "post", "/imports/{id}/book")
  const forget = useChange("walletAdmin", "delete", "/imports/{id}")
  const onError = (error: Error) => toast.error(error.message)
  const askToBook = async () => {
    const sure = await confirm({
      title: t("imports.bookTitle", { name }),
      description: t("imports.bookText"),
      confirmText: t("imports.book"),
      cancelText: t("common.cancel"),
      variant: "confirmation",
    })
    if (sure) book.mutate({ params: { id } }, { onError })
  }
  const canBook = status === "checked" && sums.some((sum) => sum.status === "good")
  return (
    <div className="flex justify-end gap-x-2">
      {sums.some((sum) => sum.status === "refused") && (
        <Button size="small" variant="transparent" isLoading={errors.isBusy} onClick={errors.run}>
          {t("imports.errors")}
        </Button>
      )}
      {may("wallet:manage") && status === "checked" && (
        <Button
          size="small"
          variant="transparent"
          isLoading={forget.isPending}
          onClick={() => forget.mutate({ params: { id } }, { onError })}
        >
          {t("imports.forget")}
        </Button>
      )}
      {may("wallet:manage") && canBook && (
        <Button size="small" isLoading={book.isPending} onClick={() => void askToBook()}>
          {t("imports.book")}
        </Button>
      )}
    </div>
  )
}

const FORMS = [
  "balances",
  "history",
  "terawallet",
  "terawallet_balances",
  "wallet_transactions",
  "wallet_credits",
  "loyalty_balances",
  "loyalty_history",
] as const
type FormChoice = (typeof FORMS)[number]

function BringIn({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const refresh = useRefresh()
  const [form, setForm] = useState<FormChoice>("balances")
  const [file, setFile] = useState<File>()
  const [name, setName] = useState("")
  const [reason, setReason] = useState("")
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isLoyalty = form.startsWith("loyalty_")
  const bring = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (isLoyalty) {
        const kind = form === "loyalty_history" ? "history" : "balances"
        const body = { kind, ...(name && { name }), ...(reason && { reason }) }
        await send(pathOf("walletAdmin", "/imports/loyalty"), { method: "POST", body })
      } else if (file) {
        const body = new FormData()
        body.set("form", form)
        body.set("name", name || file.name.slice(0, 100))
        if (reason) body.set("reason", reason)
        body.set("file", file)
        await send(pathOf("walletAdmin", "/imports"), { method: "POST", body })
      }
      await refresh()
      onClose()
    } catch (error) {
      const { message, params } = error as Error & { params?: Record<string, string> }
      setProblem(params?.file ?? message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDrawer
      title={t("imports.bring")}
      description={t("imports.bringHint")}
      isOpen
      onClose={onClose}
      onSubmit={() => void bring()}
      submit={t("imports.check")}
      isBusy={isBusy}
      isDisabled={!isLoyalty && !file}
    >
      <ChoiceField
        label={t("imports.form")}
        value={form}
        onChange={setForm}
        choices={FORMS.map((value) => ({ value, label: t(`imports.forms.${value}`) }))}
        problem={isLoyalty ? problem : undefined}
      />
      {!isLoyalty && (
        <Field label={t("imports.file")} hint={t("imports.fileHint")} problem={problem}>
          {(ids) => (
            <input
              {...ids}
              type="file"
              className="text-ui-fg-base txt-compact-small"
              accept=".csv,text/csv"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
      )}
      <TextField
        label={t("imports.name")}
        hint={t("imports.nameHint")}
        value={name}
        onChange={setName}
        maxLength={100}
        optional
      />
      <TextField
        label={t("imports.reason")}
        hint={t("imports.reasonHint")}
        value={reason}
        onChange={setReason}
        maxLength={255}
        optional
      />
    </FormDrawer>
  )
}
