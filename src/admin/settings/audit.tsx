import { createDataTableColumnHelper, createDataTableFilterHelper, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { AccessAuditRecord } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { Actor } from "../components/people"
import { en } from "../text/en"
import { useText } from "../text/use-text"
import type { TextKey } from "../text/use-text"

type Action = AccessAuditRecord["action"]

const column = createDataTableColumnHelper<AccessAuditRecord>()
const filter = createDataTableFilterHelper<AccessAuditRecord>()

/** Every action that the record knows. */
const ACTIONS = Object.entries(en.access.actions).flatMap(([object, did]) =>
  Object.keys(did).map((name) => `${object}.${name}` as Action)
)

/** What a rule's terms are called where rules are made. */
const TERMS: Record<string, TextKey> = {
  name: "rewards.name",
  active: "rewards.state",
  starts_at: "rewards.starts",
  ends_at: "rewards.ends",
  priority: "rewards.priority",
  stackable: "rewards.stackable",
  basis_points: "rewards.percent",
  fixed_amount: "rewards.fixedAmount",
  cap_per_order: "rewards.capPerOrder",
  cap_per_customer: "rewards.capPerCustomer",
  minimum_order: "rewards.minimumOrder",
  referrer_gets: "rewards.referrerGets",
  friend_gets: "rewards.friendGets",
  friends_limit: "rewards.friendsLimit",
  friends_limit_days: "rewards.friendsLimitDays",
  product_ids: "rewards.products",
  category_ids: "rewards.categories",
  collection_ids: "rewards.collections",
  customer_group_ids: "rewards.groups",
  waiting_days: "rewards.waitingDays",
  expires_days: "rewards.expiresDays",
  budget: "rewards.budget",
}

/** Who gave or took which access, froze a wallet, moved an expiry or changed a rule. */
export function AccessAudit() {
  const { t } = useText()
  const state = useListState(["action"], "audit")
  const { page, per_page } = state
  const action = state.filter("action") as Action | undefined
  const audit = useRead("walletAdmin", "/audit", { query: { action, page, per_page } })
  return (
    <List
      title={t("settings.audit")}
      subtitle={t("settings.auditHint")}
      prefix="audit"
      query={audit}
      getRowId={({ id }) => String(id)}
      isFiltered={state.isFiltered}
      columns={[
        column.accessor("at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        column.accessor("actor", {
          header: t("wallets.who"),
          cell: ({ getValue }) => <Actor actor={getValue()} />,
        }),
        column.accessor("action", {
          // The host's table has no room for a column of the name "action": it takes it for its menus.
          id: "did",
          header: t("settings.action"),
          cell: ({ getValue }) => t(`access.actions.${getValue() as Action}`),
        }),
        column.accessor("object_id", {
          header: t("settings.object"),
          cell: ({ row: { original } }) => <Which record={original} />,
        }),
        column.accessor("subject_id", {
          header: t("settings.subject"),
          cell: ({ row: { original } }) => <Whose record={original} />,
        }),
        column.accessor("details", {
          header: t("settings.details"),
          cell: ({ row: { original } }) => <Details details={original.details} />,
        }),
      ]}
      filters={[
        filter.accessor("action", {
          type: "radio",
          label: t("settings.action"),
          options: ACTIONS.map((value) => ({ value, label: t(`access.actions.${value}`) })),
        }),
      ]}
    />
  )
}

/** What it was done to, by the name that people gave it. */
function Which({ record: { action, object_id, details } }: { record: AccessAuditRecord }) {
  const { t } = useText()
  if (action.startsWith("wallet.")) {
    return (
      <Link className="text-ui-fg-base underline" to={`/wallet/wallets/${object_id}`}>
        {t("wallets.wallet", { id: object_id })}
      </Link>
    )
  }
  const words = details.capability
    ? t(`access.rights.${details.capability as keyof typeof en.access.rights}`)
    : details.name
  return <span title={object_id}>{words ?? "–"}</span>
}

function Whose({ record: { action, subject_type, subject_id } }: { record: AccessAuditRecord }) {
  const { t } = useText()
  if (subject_type) return <Actor actor={`${subject_type}:${subject_id}`} />
  return <>{action.startsWith("api_key.") ? t("developers.shop") : "–"}</>
}

/** What else is known of it, line by line; what it was done to stands beside it already. */
function Details({ details }: { details: Record<string, string> }) {
  const { t } = useText()
  const { instant } = useFormat()
  const words = useWords()
  const { name: _name, capability: _capability, before, after, ...rest } = details
  const lines = Object.entries(rest)
    .filter(([key]) => !key.endsWith("_before"))
    .map(([key, value]) => words(key, value))
  for (const [key, value] of Object.entries(rest)) {
    const changed = key.replace(/_before$/, "")
    if (changed === key) continue
    const now = details[changed]
    lines.push(
      t("access.insteadOf", {
        before: words(changed, value),
        after: now === undefined ? "–" : words(changed, now),
      })
    )
  }
  if (before !== undefined && after !== undefined) {
    const read = (at: string) => instant(at === "never" ? null : at)
    lines.push(t("lots.fromTo", { before: read(before), after: read(after) }))
  }
  return (
    <>
      {lines.map((line) => (
        <Text key={line} size="xsmall" as="div" className="text-ui-fg-subtle">
          {line}
        </Text>
      ))}
    </>
  )
}

/** A detail in words, by its name in the record. */
function useWords() {
  const { t, optional } = useText()
  return (key: string, value: string): string => {
    switch (key) {
      case "credit":
        return t("wallets.lotNumber", { id: value })
      case "scope":
        return optional(`developers.scopes.${value}`) ?? value
      case "capability":
        return optional(`access.rights.${value}`) ?? value
      case "purpose":
        return optional(`wallets.purposes.${value}`) ?? value
      case "action":
        return optional(`expiry.actions.${value}`) ?? value
      case "type":
        return optional(`rewards.types.${value}`) ?? value
      case "changed": {
        const fields = value.split(", ").map((term) => (TERMS[term] ? t(TERMS[term]) : term))
        return t("access.changedFields", { fields: fields.join(", ") })
      }
      default:
        return value
    }
  }
}
