import { Text } from "@medusajs/ui"
import { useText } from "../text/use-text"

interface Bar {
  label: string
  /** Only ever drawn; figures that are read are in `text`. */
  value: bigint
  text: string
}

const WIDTH = 320
const ROW = 28
const MIDDLE = 110

/** Where something of a width stands that begins at `start`: from the right where one reads from there. */
function placeOf(start: number, width: number, whole: number, direction: "ltr" | "rtl"): number {
  return direction === "rtl" ? whole - start - width : start
}

/** How long a bar is, in pixels: amounts of any size without floating point. */
function lengthOf(value: bigint, most: bigint, room: number): number {
  return most === 0n ? 0 : Number((value * BigInt(room)) / most)
}

/** Bars beside each other's names; the same figures stand in a table for screen readers. */
export function BarChart({ title, bars }: { title: string; bars: Bar[] }) {
  const { direction } = useText()
  const most = bars.reduce((found, { value }) => (value > found ? value : found), 0n)
  const place = (start: number, width: number) => placeOf(start, width, WIDTH, direction)
  return (
    <figure data-chart>
      <Text size="small" weight="plus" as="span">
        {title}
      </Text>
      <svg
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        width="100%"
        style={{ maxWidth: 400 }}
        aria-hidden
      >
        {bars.map(({ label, value, text }, index) => (
          <g key={label} transform={`translate(0 ${index * ROW})`} fontSize={11}>
            <text x={place(0, 0)} y={18} fill="var(--fg-subtle)">
              {label.length > 18 ? `${label.slice(0, 17)}…` : label}
            </text>
            <rect
              x={place(MIDDLE, Math.max(lengthOf(value, most, 120), 1))}
              y={7}
              rx={2}
              height={14}
              width={Math.max(lengthOf(value, most, 120), 1)}
              fill="var(--tag-blue-icon)"
            />
            <text x={place(WIDTH, 0)} y={18} textAnchor="end" fill="var(--fg-base)">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <FigureTable title={title} rows={bars.map(({ label, text }) => [label, text])} />
    </figure>
  )
}

interface Day {
  day: string
  label: string
  value: number | bigint
  /** What of the value stands out. */
  part?: bigint
  /** The value as it is read, where it is no plain number. */
  text?: string
}

/** Of the chart's own units, so that thin columns are not lost in rounding. */
const HEIGHT = 1_000

/** One column a day. */
export function DayChart({ title, days }: { title: string; days: Day[] }) {
  const { direction } = useText()
  const most = days.reduce((found, { value }) => (value > found ? BigInt(value) : found), 1n)
  const step = 640 / Math.max(days.length, 1)
  return (
    <figure data-chart>
      <Text size="small" weight="plus" as="span">
        {title}
      </Text>
      <svg
        viewBox={`0 0 640 ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={140}
        style={{ borderBottom: "1px solid var(--border-base)", marginTop: 8 }}
        aria-hidden
      >
        {days.map(({ day, label, value, part, text }, index) => {
          const column = (amount: bigint, fill: string) => {
            const height = lengthOf(amount, most, HEIGHT)
            const x = placeOf(index * step + step * 0.15, step * 0.7, 640, direction)
            return <rect x={x} y={HEIGHT - height} width={step * 0.7} height={height} fill={fill} />
          }
          const isSplit = part !== undefined
          return (
            <g key={day}>
              <title>{`${label}: ${text ?? value}`}</title>
              {column(BigInt(value), isSplit ? "var(--tag-neutral-icon)" : "var(--tag-blue-icon)")}
              {isSplit && column(part, "var(--tag-blue-icon)")}
            </g>
          )
        })}
      </svg>
      <div className="flex justify-between" aria-hidden>
        {[days[0], days.at(-1)].map((end, index) => (
          <Text key={index} size="xsmall" className="text-ui-fg-subtle" as="span">
            {end?.label}
          </Text>
        ))}
      </div>
      <FigureTable
        title={title}
        rows={days.map(({ label, value, text }) => [label, text ?? String(value)])}
      />
    </figure>
  )
}

function FigureTable({ title, rows }: { title: string; rows: string[][] }) {
  const { t } = useText()
  return (
    <table className="sr-only">
      <caption>{t("common.tableOf", { name: title })}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
