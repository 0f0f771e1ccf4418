import {
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  StatusBadge,
  Text,
  toast,
  usePrompt,
} from "@medusajs/ui"
import { useState } from "react"
import type { RedemptionCode } from "../../../packages/types"
import { call } from "../api/request"
import { useChange, useRead, useRefresh } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { List, readAll, useListState } from "../components/list"
import { usePermissions } from "../components/permissions"
import { toDecimal } from "../money/money"
import { useText } from "../text/use-text"
import { CodeDetails } from "./code-details"
import { MakeCodes } from "./make-codes"
import { printCodes } from "./print-codes"
import { Redemptions } from "./redemptions"

const FILTERS = ["status", "created_at"] as const
const STATUSES = ["active", "redeemed", "expired"] as const
const COLORS = { active: "green", redeemed: "blue", expired: "grey" } as const
const column = createDataTableColumnHelper<RedemptionCode>()
const filter = createDataTableFilterHelper<RedemptionCode>()

/** Redemption codes; the search is by their prefix. */
export function CodeList() {
  const { t } = useText()
  const format = useFormat()
  const { may } = usePermissions()
  const [isMaking, setMaking] = useState(false)
  const state = useListState(FILTERS)
  const [opened, setOpened] = useState<RedemptionCode>()
  const whole = useWholeCode(state.q)
  const query = {
    status: state.filter("status") as RedemptionCode["status"] | undefined,
    // No prefix is as long as a code.
    prefix: whole.isAsked ? undefined : state.q,
    ...state.range("created_at"),
  }
  const { page, per_page } = state
  const listed = useRead(
    "wallet",
    "/codes",
    { query: { ...query, page, per_page } },
    { enabled: !whole.isAsked }
  )
  const codes = whole.isAsked ? whole.query : listed
  const read = (asked: { page: number; per_page: number }) =>
    call("wallet", "get", "/codes", { query: { ...query, ...asked } })
  const revokeMany = useRevokeMany(read)
  const columns = useColumns(setOpened)
  const print = async () => {
    const { rows } = await readAll(read)
    printCodes(t("codes.title"), rows, { t, format })
  }
  return (
    <>
      <List
        level="h1"
        title={t("codes.title")}
        subtitle={revokeMany.progress ?? t("codes.subtitle")}
        query={codes}
        columns={columns}
        getRowId={({ id }) => String(id)}
        search
        isFiltered={state.isFiltered}
        empty={{ heading: t("codes.emptyTitle"), description: t("codes.emptyText") }}
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("codes.status"),
            options: STATUSES.map((value) => ({ value, label: t(`codes.statuses.${value}`) })),
          }),
          filter.accessor("created_at", {
            type: "date",
            label: t("codes.made"),
            format: "date",
            rangeOptionStartLabel: t("common.from"),
            rangeOptionEndLabel: t("common.until"),
            options: [],
          }),
        ]}
        actions={
          may("wallet:manage")
            ? [
                { label: t("common.print"), onClick: () => void print() },
                ...(state.isFiltered
                  ? [{ label: t("codes.revokeMany"), onClick: () => void revokeMany.run() }]
                  : []),
                { label: t("codes.make"), onClick: () => setMaking(true) },
              ]
            : undefined
        }
        csv={{
          name: "codes",
          read,
          columns: [
            { header: "code", value: ({ code }) => code },
            { header: "amount", value: (code) => toDecimal(code.amount, code.currency) },
            { header: "currency", value: ({ currency }) => currency },
            { header: "status", value: ({ status }) => status },
            { header: "redemption_count", value: ({ redemption_count }) => redemption_count },
            { header: "max_redemptions", value: ({ max_redemptions }) => max_redemptions },
            { header: "expiry_date", value: ({ expiry_date }) => expiry_date },
            { header: "created_at", value: ({ created_at }) => created_at },
          ],
        }}
      />
      {!whole.isAsked && <Redemptions prefix={state.q} />}
      {opened && <CodeDetails code={opened} onClose={() => setOpened(undefined)} />}
      {isMaking && <MakeCodes onClose={() => setMaking(false)} />}
    </>
  )
}

/** Longer than any prefix, it can only be a code. */
const WHOLE_CODE = 16

/** The list of the one code that is searched for, however it is typed; empty when there is none. */
function useWholeCode(typed: string | undefined) {
  const code = typed ?? ""
  const isAsked = code.replace(/[^0-9a-z]/gi, "").length >= WHOLE_CODE
  const found = useRead("wallet", "/codes/{code}", { params: { code } }, { enabled: isAsked })
  const isUnknown = found.error?.code === "wallet_code_not_found"
  const data = found.data && !found.error ? [found.data] : []
  return {
    isAsked,
    query: {
      data: found.data || isUnknown ? { data, meta: { total: data.length } } : undefined,
      error: isUnknown ? null : found.error,
      isLoading: found.isLoading,
      refetch: found.refetch,
    },
  }
}

function useColumns(onOpen: (code: RedemptionCode) => void) {
  const { t } = useText()
  const { date, money } = useFormat()
  const confirm = usePrompt()
  const revoke = useChange("wallet", "post", "/codes/{code}/revoke")
  const ask = async ({ code, amount, currency }: RedemptionCode) => {
    const sure = await confirm({
      title: t("codes.revokeTitle", { code }),
      description: t("codes.revokeText", { amount: money(amount, currency) }),
      confirmText: t("codes.revoke"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    revoke.mutate(
      { params: { code }, body: {} },
      {
        onSuccess: () => toast.success(t("codes.revokedToast", { code })),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return [
    column.accessor("code", {
      header: t("codes.code"),
      cell: ({ row: { original } }) => (
        <button
          type="button"
          className="text-ui-fg-base underline"
          onClick={() => onOpen(original)}
        >
          <code dir="ltr" className="whitespace-nowrap">
            {original.code}
          </code>
        </button>
      ),
    }),
    column.accessor("amount", {
      header: t("codes.worth"),
      align: "right",
      cell: ({ row: { original } }) => (
        <Money minor={original.amount} currency={original.currency} />
      ),
    }),
    column.accessor("status", {
      header: t("codes.status"),
      cell: ({ row: { original } }) => (
        <StatusBadge color={COLORS[original.status]}>
          <span title={original.revocation_reason ?? undefined}>
            {original.revoked_at ? t("codes.revoked") : t(`codes.statuses.${original.status}`)}
          </span>
        </StatusBadge>
      ),
    }),
    column.accessor("redemption_count", {
      header: t("codes.redeemed"),
      cell: ({ row: { original } }) => (
        <Text size="small">
          {t("codes.of", { count: original.redemption_count, total: original.max_redemptions })}
        </Text>
      ),
    }),
    column.accessor("expiry_date", {
      header: t("codes.expires"),
      cell: ({ getValue }) => date(getValue()),
    }),
    column.accessor("created_at", {
      header: t("codes.made"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.action({
      actions: ({ row: { original } }) =>
        original.status === "active"
          ? [
              { label: t("codeDetails.open"), onClick: () => onOpen(original) },
              { label: t("codes.revoke"), onClick: () => void ask(original) },
            ]
          : [{ label: t("codeDetails.open"), onClick: () => onOpen(original) }],
    }),
  ]
}

/** Revokes every active code that the filters let through, one after the other. */
function useRevokeMany(
  read: (page: {
    page: number
    per_page: number
  }) => Promise<{ data: RedemptionCode[]; meta: { total: number } }>
) {
  const { t } = useText()
  const confirm = usePrompt()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<string>()
  const run = async () => {
    const active = (await readAll(read)).rows.filter(({ status }) => status === "active")
    if (active.length === 0) {
      toast.info(t("codes.revokeNone"))
      return
    }
    const sure = await confirm({
      title: t("codes.revokeManyTitle", { count: active.length }),
      description: t("codes.revokeManyText"),
      confirmText: t("codes.revoke"),
      cancelText: t("common.cancel"),
      verificationText: String(active.length),
    })
    if (!sure) return
    try {
      for (const [done, { code }] of active.entries()) {
        setProgress(t("codes.revoking", { done, total: active.length }))
        await call("wallet", "post", "/codes/{code}/revoke", { params: { code }, body: {} })
      }
      toast.success(t("codes.revokedMany", { count: active.length }))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setProgress(undefined)
      await refresh()
    }
  }
  return { run, progress }
}
