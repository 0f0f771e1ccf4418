import { Checkbox, Input, Label } from "@medusajs/ui"
import { useId, useState } from "react"
import { useHost } from "../api/use-api"
import { Field } from "../components/fields"
import { useText } from "../text/use-text"

interface Named {
  id: string
  title?: string
  name?: string
}

/** What of the host can be chosen, by the list in its answer. */
const PATHS = {
  products: "/admin/products",
  product_categories: "/admin/product-categories",
  collections: "/admin/collections",
  customer_groups: "/admin/customer-groups",
} as const

interface ChooseIdsProps {
  label: string
  of: keyof typeof PATHS
  chosen: string[]
  onChange: (ids: string[]) => void
  problem?: string
}

/** Some of the host's products, categories, collections or groups, found by a search. */
export function ChooseIds({ label, of, chosen, onChange, problem }: ChooseIdsProps) {
  const { t } = useText()
  const prefix = useId()
  const [q, setQ] = useState("")
  const found = useHost<Record<string, Named[]>>(PATHS[of], {
    fields: of === "products" || of === "collections" ? "id,title" : "id,name",
    limit: 8,
    q: q.trim() || undefined,
  })
  const [names, setNames] = useState<Record<string, string>>({})
  const nameOf = (one: Named) => one.title ?? one.name ?? one.id
  const shown = (found.data?.[of] ?? []).map((one) => ({ id: one.id, name: nameOf(one) }))
  const others = chosen
    .filter((id) => !shown.some((one) => one.id === id))
    .map((id) => ({ id, name: names[id] ?? id }))
  const toggle = ({ id, name }: { id: string; name: string }, isOn: boolean) => {
    setNames({ ...names, [id]: name })
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  return (
    <Field label={label} hint={t("rewards.chooseHint")} problem={problem} optional>
      {(ids) => (
        <div className="flex flex-col gap-y-2">
          <Input
            {...ids}
            size="small"
            type="search"
            placeholder={t("rewards.search", { what: label })}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
          {[...others, ...shown].map((one) => (
            <div key={one.id} className="flex items-center gap-x-2">
              <Checkbox
                id={`${prefix}-${one.id}`}
                checked={chosen.includes(one.id)}
                onCheckedChange={(checked) => toggle(one, checked === true)}
              />
              <Label size="small" htmlFor={`${prefix}-${one.id}`}>
                {one.name}
              </Label>
            </div>
          ))}
        </div>
      )}
    </Field>
  )
}
