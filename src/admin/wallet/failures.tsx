import { Button, Table, toast, usePrompt } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { FailedCompensation } from "../../../packages/types/admin"
import { useChange } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { Message } from "../components/states"
import { useText } from "../text/use-text"

/** What failed workflows left standing, to be settled by somebody. */
export function Failures({ failures }: { failures: FailedCompensation[] }) {
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
                    {failure.transaction_id ?? t("holds.title")}
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
