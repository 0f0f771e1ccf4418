import { Button, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { SaleCandidate } from "../../../packages/types/assistant"
import { send } from "../api/request"
import { useRead } from "../api/use-api"
import { useFormat } from "../components/format"
import { Section } from "../components/page"
import { SimpleTable } from "../components/simple-table"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

/** Products that a discount would move; each becomes a draft promotion in one click. */
export function SaleCandidates() {
  const { t } = useText()
  const { number } = useFormat()
  const found = useRead("assistant", "/admin/sale-candidates", { query: { limit: 50 } })
  return (
    <Section level="h1" title={t("assistant.candidates")} subtitle={t("assistant.candidatesHint")}>
      <Loaded query={found}>
        {({ candidates }) =>
          candidates.length === 0 ? (
            <Message title={t("assistant.candidatesEmpty")} />
          ) : (
            <SimpleTable
              headers={[
                { label: t("assistant.product") },
                { label: t("assistant.price"), isNumber: true },
                { label: t("assistant.sold"), isNumber: true },
                { label: t("assistant.stock"), isNumber: true },
                { label: t("assistant.suggestion") },
              ]}
              rows={candidates.map((candidate) => ({
                key: candidate.medusa_product_id,
                cells: [
                  <div key="name" className="py-2" style={{ minWidth: 220, whiteSpace: "normal" }}>
                    <Link
                      className="text-ui-fg-base underline"
                      to={`/products/${candidate.medusa_product_id}`}
                    >
                      {candidate.name}
                    </Link>
                    <Text size="xsmall" className="text-ui-fg-subtle">
                      {candidate.reason}
                    </Text>
                  </div>,
                  candidate.price ?? "–",
                  number(candidate.units_sold),
                  number(candidate.stock),
                  <Draft key="draft" candidate={candidate} />,
                ],
              }))}
            />
          )
        }
      </Loaded>
    </Section>
  )
}

function Draft({ candidate }: { candidate: SaleCandidate }) {
  const { t } = useText()
  const { percent } = useFormat()
  const [code, setCode] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const draft = async () => {
    setBusy(true)
    try {
      const made = await draftPromotion(candidate)
      setCode(made)
      toast.success(t("assistant.drafted", { code: made }))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex items-center gap-x-2 whitespace-nowrap">
      <span>
        −{percent(candidate.suggested_discount_percent / 100)} ({candidate.suggested_price ?? "–"})
      </span>
      {code ? (
        <Link className="text-ui-fg-base underline" to="/promotions">
          {code}
        </Link>
      ) : (
        <Button size="small" variant="secondary" isLoading={isBusy} onClick={() => void draft()}>
          {t("assistant.draft")}
        </Button>
      )}
    </div>
  )
}

/** A promotion of the host's, as a draft: nobody gets it before a person activates it. */
async function draftPromotion(candidate: SaleCandidate): Promise<string> {
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "")
  const code = `SALE-${candidate.id}-${day}`
  await send("/admin/promotions", {
    method: "POST",
    body: {
      code,
      type: "standard",
      status: "draft",
      is_automatic: true,
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "across",
        value: candidate.suggested_discount_percent,
        currency_code: candidate.currency,
        target_rules: [
          {
            attribute: "items.product.id",
            operator: "in",
            values: [candidate.medusa_product_id],
          },
        ],
      },
    },
  })
  return code
}
