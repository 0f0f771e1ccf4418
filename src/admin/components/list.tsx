import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import type { DataTableColumnDef, DataTableFilter } from "@medusajs/ui"
import { ArrowDownTray } from "@medusajs/icons"
import { DataTable } from "@medusajs/dashboard/components"
import { createContext, useContext, useState } from "react"
import type { ReactNode } from "react"
import { useSearchParams } from "react-router-dom"
import { useText } from "../text/use-text"
import { download, toCsv } from "./csv"
import type { CsvColumn } from "./csv"
import { Failed } from "./states"
import { useIsNarrow } from "./use-is-narrow"

const PAGE_SIZE = 20
/** The most rows that a file gets: enough for a list that is looked at, and no load on the store. */
const CSV_ROWS = 2_000
const CSV_PAGE = 100

/** What the address says about a list: page, search, sorting and filters. */
export function useListState(filterIds: readonly string[], prefix?: string) {
  const [search] = useSearchParams()
  const get = (key: string) => search.get(prefix ? `${prefix}_${key}` : key) ?? undefined
  const order = get("order")
  return {
    page: Math.floor(Number.parseInt(get("offset") ?? "0", 10) / PAGE_SIZE) + 1,
    per_page: PAGE_SIZE,
    q: get("q"),
    orderby: order?.replace(/^-/, ""),
    order:
      order === undefined
        ? undefined
        : order.startsWith("-")
          ? ("desc" as const)
          : ("asc" as const),
    isFiltered: get("q") !== undefined || filterIds.some((id) => get(id) !== undefined),
    filter: (id: string): string | undefined => {
      const raw = get(id)
      if (raw === undefined) return undefined
      try {
        const value: unknown = JSON.parse(raw)
        return typeof value === "object" ? undefined : String(value)
      } catch {
        return raw
      }
    },
    /** A range of time, as the interfaces take it. */
    range: (id: string): { after?: string; before?: string } => {
      try {
        const value = JSON.parse(get(id) ?? "{}") as Record<string, string>
        return { after: value.$gte ?? value.$gt, before: value.$lte ?? value.$lt }
      } catch {
        return {}
      }
    },
  }
}

interface PageOf<Row> {
  data: Row[]
  meta: { total: number }
}

interface ListProps<Row> {
  title: string
  subtitle?: string
  level?: "h1" | "h2"
  query: {
    data: PageOf<Row> | undefined
    error: Error | null
    isLoading: boolean
    refetch: () => unknown
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of values of every kind
  columns: DataTableColumnDef<Row, any>[]
  getRowId: (row: Row) => string
  rowHref?: (row: Row) => string
  filters?: DataTableFilter[]
  /** Whether there is a field to search by. */
  search?: boolean
  prefix?: string
  isFiltered?: boolean
  empty?: { heading: string; description?: string }
  /** What stands there when the filters let nothing through, in place of the general words. */
  noMatch?: string
  actions?: { label: string; onClick: () => void }[]
  /** The file's name and columns, and how to read a page of what the filters let through. */
  csv?: {
    name: string
    columns: CsvColumn<Row>[]
    read: (page: { page: number; per_page: number }) => Promise<PageOf<Row>>
  }
  children?: ReactNode
}

/** What draws a column's cell, by the column's id. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- cells of rows of every kind
type CellFunctions = Map<string, (context: any) => ReactNode>

const CellFunctionsContext = createContext<CellFunctions>(new Map())

/** Draws a cell by the function that its column has now. */
function Cell(context: { column: { id: string } }): ReactNode {
  return useContext(CellFunctionsContext).get(context.column.id)?.(context)
}

/**
 * The columns with cells that stay what they are when the list is drawn again. The host's table takes a column's
 * function for a component. Columns that are written where they are used have new functions each time, and a new
 * function is another component to React: whatever is open in a cell would close, as a row's menu did when the
 * customers' names came in.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of values of every kind
function withStableCells<Row>(columns: DataTableColumnDef<Row, any>[]) {
  const functions: CellFunctions = new Map()
  const stable = columns.map((column) => {
    if (typeof column.cell !== "function") return column
    const id = column.id ?? ("accessorKey" in column ? String(column.accessorKey) : "")
    functions.set(id, column.cell)
    return { ...column, id, cell: Cell }
  })
  return { columns: stable, functions }
}

/** A list with the host's table, whose state is in the address. */
export function List<Row>(props: ListProps<Row>) {
  const { query, csv, isFiltered, empty, actions = [] } = props
  const { t } = useText()
  // The host's toolbar puts everything into one row, which has no room on a phone.
  const hasOwnHeader = useIsNarrow() && (props.search || actions.length > 0)
  // The host's types promise what a row shows; what comes is the table's row around it.
  const rowHref = (row: Row) => props.rowHref?.((row as { original?: Row }).original ?? row) ?? ""
  const noMatchText = props.noMatch ? undefined : t("common.noMatchText")
  const { columns, functions } = withStableCells(props.columns)
  if (query.error) {
    return (
      <Container className="p-0">
        <Failed error={query.error} onRetry={query.refetch} />
      </Container>
    )
  }
  return (
    <Container className="divide-y p-0" data-list={props.prefix ?? "page"}>
      {props.children}
      {hasOwnHeader && <NarrowHeader {...props} actions={actions} />}
      <CellFunctionsContext.Provider value={functions}>
        <DataTable
          heading={hasOwnHeader ? undefined : props.title}
          headingLevel={props.level ?? "h2"}
          subHeading={hasOwnHeader ? undefined : props.subtitle}
          data={query.data?.data ?? []}
          rowCount={query.data?.meta.total ?? 0}
          columns={columns}
          filters={props.filters}
          getRowId={props.getRowId}
          rowHref={props.rowHref && rowHref}
          pageSize={PAGE_SIZE}
          prefix={props.prefix}
          enableSearch={props.search ?? false}
          isLoading={query.isLoading}
          actions={hasOwnHeader ? undefined : props.actions}
          filterBarContent={csv && <CsvButton csv={csv} />}
          emptyState={{
            empty: {
              heading: isFiltered
                ? (props.noMatch ?? t("common.noMatchTitle"))
                : (empty?.heading ?? t("common.nothingTitle")),
              description: isFiltered ? noMatchText : empty?.description,
            },
            filtered: { heading: t("common.noMatchTitle"), description: t("common.noMatchText") },
          }}
        />
      </CellFunctionsContext.Provider>
    </Container>
  )
}

function NarrowHeader({
  title,
  subtitle,
  level = "h2",
  actions,
}: Pick<ListProps<unknown>, "title" | "subtitle" | "level"> & {
  actions: NonNullable<ListProps<unknown>["actions"]>
}) {
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level={level}>{title}</Heading>
      {subtitle && (
        <Text size="small" className="text-ui-fg-subtle">
          {subtitle}
        </Text>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, onClick }) => (
          <Button key={label} size="small" variant="secondary" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

function CsvButton<Row>({ csv }: { csv: NonNullable<ListProps<Row>["csv"]> }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { rows, total } = await readAll(csv.read)
      download(`${csv.name}.csv`, toCsv(csv.columns, rows))
      if (rows.length < total) toast.info(t("common.csvCut", { count: rows.length, total }))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="transparent"
      isLoading={isBusy}
      onClick={() => void save()}
      title={t("common.csvHint")}
    >
      <ArrowDownTray />
      {t("common.csv")}
    </Button>
  )
}

/** Reads page after page of a list, up to the most rows that a file gets. */
export async function readAll<Row>(
  read: (page: { page: number; per_page: number }) => Promise<PageOf<Row>>
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await read({ page, per_page: CSV_PAGE })
    rows.push(...data)
    if (data.length === 0 || rows.length >= meta.total || rows.length >= CSV_ROWS) {
      return { rows, total: meta.total }
    }
  }
}
