import type { RollForward } from "../../../packages/types/admin"
import { Money, useFormat } from "../components/format"
import { Section } from "../components/page"
import { SimpleTable } from "../components/simple-table"
import { Message } from "../components/states"
import { sum } from "../money/money"
import { books } from "../text/en/books"
import { useText } from "../text/use-text"

/** What was owed, what moved and what is owed, a table for each currency. */
export function RollForwards({ rows }: { rows: RollForward[] }) {
  const { t } = useText()
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  if (currencies.length === 0) {
    return (
      <Section title={t("books.title")}>
        <Message title={t("books.empty")} />
      </Section>
    )
  }
  return (
    <>
      {currencies.map((currency) => (
        <CurrencyTable
          key={currency}
          currency={currency}
          rows={rows.filter((row) => row.currency === currency)}
        />
      ))}
    </>
  )
}

type Line = RollForward["lines"][number]

function CurrencyTable({ currency, rows }: { currency: string; rows: RollForward[] }) {
  const { t } = useText()
  const { number } = useFormat()
  const kinds = [...new Set(rows.flatMap(({ lines }) => lines.map(keyOf)))].sort(
    (one, other) => placeOf(one) - placeOf(other)
  )
  const line = (key: string, label: string, of: (row: RollForward) => string) => ({
    key,
    cells: [
      label,
      ...rows.map((row) => <Money key={row.purpose} minor={of(row)} currency={currency} />),
      <Money key="total" minor={sum(rows.map(of))} currency={currency} />,
    ],
  })
  const moved = kinds.map((key) => {
    const lines = rows.flatMap((row) => row.lines.filter((one) => keyOf(one) === key))
    const [{ kind, type }] = lines
    const count = lines.reduce((all, { entries }) => all + entries, 0)
    const isNamed = kind === "issued" && type !== "credit"
    const label = isNamed ? t(`wallets.types.${type}`) : t(`books.kinds.${kind}`)
    return line(key, `${label} (${number(count)})`, (row) =>
      sum(row.lines.filter((one) => keyOf(one) === key).map(signed))
    )
  })
  return (
    <Section title={currency}>
      <SimpleTable
        headers={[
          { label: t("books.line") },
          ...rows.map(({ purpose }) => ({
            label: t(`wallets.purposes.${purpose}`),
            isNumber: true,
          })),
          { label: t("books.total"), isNumber: true },
        ]}
        rows={[
          line("opening", t("books.opening"), ({ opening }) => opening),
          ...moved,
          line("closing", t("books.closing"), ({ closing }) => closing),
          ...(rows.some(({ held }) => held !== "0")
            ? [line("held", t("books.held"), ({ held }) => held)]
            : []),
          ...(rows.some(({ lapsed }) => lapsed !== "0")
            ? [line("lapsed", t("books.lapsed"), ({ lapsed }) => lapsed)]
            : []),
        ]}
      />
    </Section>
  )
}

/** Credits are told apart by their type; of the rest what they mean is enough. */
function keyOf({ kind, type }: Line): string {
  return kind === "issued" ? `${kind} ${type}` : kind
}

const ORDER = Object.keys(books.kinds)

function placeOf(key: string): number {
  return ORDER.indexOf(key.split(" ")[0])
}

function signed({ direction, amount }: Line): string {
  return direction === "in" ? amount : (-BigInt(amount)).toString()
}
