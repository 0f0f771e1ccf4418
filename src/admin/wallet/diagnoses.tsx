import { StatusBadge, Text } from "@medusajs/ui"
import type { Diagnosis } from "../../../packages/types/admin"
import { useText } from "../text/use-text"

const COLORS = { ok: "green", warning: "orange", failure: "red" } as const

/** What the doctor found, the worst first. */
export function Diagnoses({ diagnoses }: { diagnoses: Diagnosis[] }) {
  const { t } = useText()
  const names = {
    ok: t("overview.statusOk"),
    warning: t("overview.statusWarning"),
    failure: t("overview.statusFailure"),
  }
  const worst = { failure: 0, warning: 1, ok: 2 }
  const sorted = [...diagnoses].sort((a, b) => worst[a.status] - worst[b.status])
  return (
    <div className="divide-y">
      {sorted.map(({ check, status, found, advice }) => (
        <div
          key={`${check} ${found}`}
          className="flex flex-wrap items-start gap-x-4 gap-y-1 px-6 py-3"
        >
          <div className="w-28 shrink-0">
            <StatusBadge color={COLORS[status]}>{names[status]}</StatusBadge>
          </div>
          <div className="min-w-0 flex-1">
            <Text size="small" weight="plus">
              {check}
            </Text>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {found}
            </Text>
            {advice && (
              <Text size="small" className="break-words">
                {advice}
              </Text>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
