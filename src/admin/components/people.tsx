import { Link } from "react-router-dom"
import { useHost, useRead } from "../api/use-api"
import { useText } from "../text/use-text"
import { usePermissions } from "./permissions"

export interface Customer {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
}

/** The customers of the ids, by id; those who are deleted are not there. */
export function useCustomers(ids: string[]): Map<string, Customer> {
  const wanted = [...new Set(ids)].sort()
  const { data } = useHost<{ customers: Customer[] }>(
    `/admin/customers?${wanted.map((id) => `id[]=${encodeURIComponent(id)}`).join("&")}`,
    { fields: "id,email,first_name,last_name", limit: Math.max(wanted.length, 1) },
    { enabled: wanted.length > 0 }
  )
  return new Map((data?.customers ?? []).map((customer) => [customer.id, customer]))
}

export function nameOf(customer: Customer | undefined): string | undefined {
  if (!customer) return undefined
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(" ")
  return name || customer.email || customer.id
}

/** Who did something (`user:user_…`, `customer:cus_…`, `api_key:akey_…`, `system:…`), by a name that staff know. */
export function Actor({ actor }: { actor: string | null | undefined }) {
  const { t } = useText()
  const [kind = "", id = ""] = (actor ?? "").split(/:(.*)/s)
  const user = useHost<{ user: Customer }>(`/admin/users/${id}`, {}, { enabled: kind === "user" })
  const customer = useHost<{ customer: Customer }>(
    `/admin/customers/${id}`,
    {},
    { enabled: kind === "customer" }
  )
  const { may } = usePermissions()
  const keys = useRead(
    "walletAdmin",
    "/api-keys",
    { query: { per_page: 100 } },
    { enabled: kind === "api_key" && may("access:manage") }
  )
  const secretKey = useHost<{ api_key: { title: string } }>(
    `/admin/api-keys/${id}`,
    {},
    { enabled: kind === "secret_key" }
  )
  if (!actor) return <>{t("common.unknown")}</>
  if (kind === "user") return <span title={actor}>{nameOf(user.data?.user) ?? id}</span>
  if (kind === "customer") {
    return (
      <Link to={`/customers/${id}`} title={actor} className="text-ui-fg-base underline">
        {nameOf(customer.data?.customer) ?? id}
      </Link>
    )
  }
  const words = {
    api_key: t("access.actors.api_key", {
      name: keys.data?.data.find((key) => key.id === id)?.name ?? id,
    }),
    secret_key: t("access.actors.secret_key", { name: secretKey.data?.api_key.title ?? id }),
    system: t("access.actors.system"),
    database: t("access.actors.database"),
  }
  return <span title={actor}>{words[kind as keyof typeof words] ?? actor}</span>
}
