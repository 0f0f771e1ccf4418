import { Badge, Text } from "@medusajs/ui"
import type { TieOut } from "../../../packages/types/admin"
import { Money, useFormat } from "../components/format"
import { Section } from "../components/page"
import { SimpleTable } from "../components/simple-table"
import { useText } from "../text/use-text"

/** Whether the books agree with all else that says the same, and the way to what does not. */
export function Checks({ ties }: { ties: TieOut[] }) {
  const { t } = useText()
  const differing = ties.filter(({ differences }) => differences.length > 0)
  return (
    <Section title={t("books.checks")} subtitle={t("books.checksHint")}>
      <SimpleTable
        headers={[
          { label: t("books.check") },
          { label: t("books.ledger"), isNumber: true },
          { label: t("books.other"), isNumber: true },
          { label: t("books.result") },
        ]}
        rows={ties.map((tie) => ({
          key: `${tie.name} ${tie.currency}`,
          cells: [
            t(`books.checkNames.${tie.name}`),
            <Side key="ledger" tie={tie} minor={tie.ledger} />,
            <Side key="other" tie={tie} minor={tie.other} />,
            <Result key="result" tie={tie} />,
          ],
        }))}
      />
      {differing.map((tie) => (
        <Differences key={`${tie.name} ${tie.currency}`} tie={tie} />
      ))}
    </Section>
  )
}

function Side({ tie: { currency }, minor }: { tie: TieOut; minor: string }) {
  return currency ? <Money minor={minor} currency={currency} /> : <>–</>
}

function Result({ tie: { ok, currency, ledger, other } }: { tie: TieOut }) {
  const { t } = useText()
  const { money } = useFormat()
  if (ok === null) return <Badge size="2xsmall">{t("books.notChecked")}</Badge>
  if (ok) {
    return (
      <Badge size="2xsmall" color="green">
        {t("books.agrees")}
      </Badge>
    )
  }
  const amount = money((BigInt(ledger) - BigInt(other)).toString(), currency ?? "")
  return (
    <Badge size="2xsmall" color="red">
      {t("books.differs", { amount })}
    </Badge>
  )
}

function Differences({ tie: { name, currency, differences } }: { tie: TieOut }) {
  const { t } = useText()
  const { money } = useFormat()
  return (
    <div className="flex flex-col gap-y-1 px-6 py-4">
      <Text size="small" weight="plus">
        {t("books.differences")}: {t(`books.checkNames.${name}`)}
      </Text>
      <ul className="flex flex-col gap-y-1">
        {differences.map(({ what, ledger, other }) => (
          <li key={what} className="txt-small text-ui-fg-subtle break-words">
            {what} – {t("books.ledger")}: {money(ledger, currency ?? "")}, {t("books.other")}:{" "}
            {money(other, currency ?? "")}
          </li>
        ))}
      </ul>
    </div>
  )
}
