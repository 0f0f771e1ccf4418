import { createDataTableColumnHelper, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { Grant } from "../../../packages/types/admin"
import { askHost } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { Moment } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { List, useListState } from "../components/list"
import { Actor, nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"

type Right = Grant["capability"]

const RIGHTS: Right[] = ["wallet_read_wallets", "wallet_write_wallets"]
const column = createDataTableColumnHelper<Grant>()

/** Who was given what beyond their own wallet; rights are given and taken away here. */
export function Grants() {
  const { t } = useText()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const [isGiving, setGiving] = useState(false)
  const { page, per_page } = useListState([], "grants")
  const grants = useRead("walletAdmin", "/grants", { query: { page, per_page } })
  const customers = useCustomers(grants.data?.data.map(({ subject_id }) => subject_id) ?? [])
  const take = useChange("walletAdmin", "delete", "/grants/{id}")
  const ask = async ({ id, subject_id, capability }: Grant) => {
    const who = nameOf(customers.get(subject_id)) ?? subject_id
    const isSure = await confirm({
      title: t("access.takeTitle", { who }),
      description: t("access.takeText", { right: t(`access.rights.${capability}`) }),
      confirmText: t("access.take"),
      cancelText: t("common.cancel"),
    })
    if (!isSure) return
    take.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t("access.taken", { who })),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (
    <>
      <List
        title={t("access.grants")}
        subtitle={t("access.grantsHint")}
        prefix="grants"
        query={grants}
        getRowId={({ id }) => id}
        empty={{ heading: t("access.grantsEmpty") }}
        columns={[
          column.accessor("subject_id", {
            header: t("access.to"),
            cell: ({ row: { original } }) => (
              <Actor actor={`${original.subject_type}:${original.subject_id}`} />
            ),
          }),
          column.accessor("capability", {
            header: t("access.right"),
            cell: ({ getValue }) => t(`access.rights.${getValue() as Right}`),
          }),
          column.accessor("created_by", {
            header: t("wallets.who"),
            cell: ({ getValue }) => <Actor actor={getValue()} />,
          }),
          column.accessor("created_at", {
            header: t("wallets.when"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.action({
            actions: ({ row: { original } }) =>
              may("access:manage")
                ? [{ label: t("access.take"), onClick: () => void ask(original) }]
                : [],
          }),
        ]}
        actions={
          may("access:manage")
            ? [{ label: t("access.give"), onClick: () => setGiving(true) }]
            : undefined
        }
      />
      {isGiving && <Give onClose={() => setGiving(false)} />}
    </>
  )
}

function Give({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const [to, setTo] = useState("")
  const [right, setRight] = useState<Right>("wallet_read_wallets")
  const [isUnknown, setUnknown] = useState(false)
  const give = useChange("walletAdmin", "post", "/grants")
  const problems = give.error?.params ?? {}
  const submit = async () => {
    const who = to.trim()
    const subject = await findSubject(who).catch((error: Error) => void toast.error(error.message))
    setUnknown(subject === null)
    if (!subject) return
    give.mutate(
      { body: { ...subject, capability: right } },
      {
        onSuccess: () => {
          onClose()
          toast.success(t("access.given", { who }))
        },
        onError: (error) => Object.keys(error.params).length === 0 && toast.error(error.message),
      }
    )
  }
  return (
    <FormDrawer
      title={t("access.give")}
      description={t("access.grantsHint")}
      isOpen
      onClose={onClose}
      onSubmit={() => void submit()}
      submit={t("access.give")}
      isBusy={give.isPending}
      isDisabled={to.trim() === ""}
    >
      <TextField
        label={t("access.to")}
        hint={t("access.toHint")}
        problem={isUnknown ? t("access.nobody") : problems.subject_id}
        value={to}
        onChange={setTo}
      />
      <ChoiceField
        label={t("access.right")}
        value={right}
        onChange={setRight}
        choices={RIGHTS.map((value) => ({ value, label: t(`access.rights.${value}`) }))}
      />
    </FormDrawer>
  )
}

type Subject = { subject_type: "user" | "api_key"; subject_id: string | number }

/** Whom staff mean by what they type; null when nobody has the e-mail address. */
async function findSubject(typed: string): Promise<Subject | null> {
  if (typed.startsWith("akey_")) return { subject_type: "api_key", subject_id: typed }
  if (/^[0-9]+$/.test(typed)) {
    return { subject_type: "user", subject_id: Number.parseInt(typed, 10) }
  }
  if (!typed.includes("@")) return { subject_type: "user", subject_id: typed }
  const { customers } = await askHost<{ customers: { id: string }[] }>("/admin/customers", {
    email: typed,
    has_account: true,
    fields: "id",
  })
  const { users } = customers.length
    ? { users: [] }
    : await askHost<{ users: { id: string }[] }>("/admin/users", { email: typed, fields: "id" })
  const [found] = [...customers, ...users]
  return found ? { subject_type: "user", subject_id: found.id } : null
}
