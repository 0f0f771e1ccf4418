import { createDataTableColumnHelper, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { ApplicationPassword, StoreApiKey } from "../../../packages/types/admin"
import { useChange, useRead } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { Moment } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { List, useListState } from "../components/list"
import { Actor } from "../components/people"
import { usePermissions } from "../components/permissions"
import { SecretOnce } from "../components/secret-once"
import { useText } from "../text/use-text"

const keyColumn = createDataTableColumnHelper<StoreApiKey>()
const passwordColumn = createDataTableColumnHelper<ApplicationPassword>()

interface Shown {
  title: string
  secrets: { label: string; value: string }[]
}

/** A reference to a customer or user, as a number where it is one. */
const reference = (typed: string) => (/^[0-9]+$/.test(typed) ? Number.parseInt(typed, 10) : typed)

function useRevoke(path: "/api-keys/{id}" | "/application-passwords/{id}") {
  const { t } = useText()
  const confirm = usePrompt()
  const revoke = useChange("walletAdmin", "delete", path)
  return async ({ id, name }: { id: string; name: string }) => {
    const sure = await confirm({
      title: t("developers.revokeTitle", { name }),
      description: t("developers.revokeText"),
      confirmText: t("developers.revoke"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(t("developers.revoked", { name })),
        onError: (error) => toast.error(error.message),
      }
    )
  }
}

export function ApiKeys() {
  const { t } = useText()
  const { may } = usePermissions()
  const { page, per_page } = useListState([])
  const keys = useRead("walletAdmin", "/api-keys", { query: { page, per_page } })
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const revoke = useRevoke("/api-keys/{id}")
  const columns = [
    keyColumn.accessor("name", { header: t("developers.name") }),
    keyColumn.accessor("scope", {
      header: t("developers.scope"),
      cell: ({ getValue }) => t(`developers.scopes.${getValue()}`),
    }),
    keyColumn.accessor("owner_id", {
      header: t("developers.owner"),
      cell: ({ row: { original } }) =>
        original.owner_type ? (
          <Actor actor={`${original.owner_type}:${original.owner_id}`} />
        ) : (
          t("developers.shop")
        ),
    }),
    keyColumn.accessor("consumer_key_ending", {
      header: t("developers.ending"),
      cell: ({ getValue }) => <code dir="ltr">…{getValue()}</code>,
    }),
    keyColumn.accessor("created_by", {
      header: t("developers.madeBy"),
      cell: ({ getValue }) => <Actor actor={getValue()} />,
    }),
    keyColumn.accessor("last_used_at", {
      header: t("developers.usedAt"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    keyColumn.action({
      actions: ({ row: { original } }) => [
        { label: t("developers.revoke"), onClick: () => void revoke(original) },
      ],
    }),
  ]
  return (
    <>
      <List
        title={t("developers.keys")}
        subtitle={t("developers.keysHint")}
        query={keys}
        columns={columns}
        getRowId={({ id }) => id}
        empty={{ heading: t("developers.keysEmpty") }}
        actions={
          may("access:manage")
            ? [{ label: t("developers.makeKey"), onClick: () => setMaking(true) }]
            : undefined
        }
      />
      {isMaking && <MakeKey onClose={() => setMaking(false)} onMade={setShown} />}
      {shown && <SecretOnce {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

interface MakeProps {
  onClose: () => void
  onMade: (shown: Shown) => void
}

function MakeKey({ onClose, onMade }: MakeProps) {
  const { t } = useText()
  const [name, setName] = useState("")
  const [owner, setOwner] = useState("")
  const [scope, setScope] = useState<StoreApiKey["scope"]>("read")
  const make = useChange("walletAdmin", "post", "/api-keys")
  const problems = make.error?.params ?? {}
  const submit = () =>
    make.mutate(
      {
        body: {
          name: name.trim(),
          scope,
          ...(owner.trim() && { user_id: reference(owner.trim()) }),
        },
      },
      {
        onSuccess: (key) => {
          onClose()
          onMade({
            title: t("developers.secretTitle", { name: key.name }),
            secrets: [
              { label: t("developers.consumerKey"), value: key.consumer_key },
              { label: t("developers.consumerSecret"), value: key.consumer_secret },
            ],
          })
        },
        onError: (error) => Object.keys(error.params).length === 0 && toast.error(error.message),
      }
    )
  return (
    <FormDrawer
      title={t("developers.makeKey")}
      description={t("developers.keysHint")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.create")}
      isBusy={make.isPending}
      isDisabled={name.trim() === ""}
    >
      <TextField
        label={t("developers.name")}
        hint={t("developers.nameHint")}
        problem={problems.name}
        value={name}
        onChange={setName}
      />
      <ChoiceField
        label={t("developers.scope")}
        value={scope}
        onChange={setScope}
        choices={(["read", "write", "read_write"] as const).map((value) => ({
          value,
          label: t(`developers.scopes.${value}`),
        }))}
      />
      <TextField
        label={t("developers.owner")}
        hint={t("developers.ownerHint", { who: t("developers.shop") })}
        problem={problems.user_id}
        optional
        value={owner}
        onChange={setOwner}
      />
    </FormDrawer>
  )
}

export function ApplicationPasswords() {
  const { t } = useText()
  const { may } = usePermissions()
  const { page, per_page } = useListState([])
  const passwords = useRead("walletAdmin", "/application-passwords", { query: { page, per_page } })
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const revoke = useRevoke("/application-passwords/{id}")
  const columns = [
    passwordColumn.accessor("name", { header: t("developers.name") }),
    passwordColumn.accessor("username", { header: t("developers.username") }),
    passwordColumn.accessor("created_by", {
      header: t("developers.madeBy"),
      cell: ({ getValue }) => <Actor actor={getValue()} />,
    }),
    passwordColumn.accessor("created_at", {
      header: t("developers.madeAt"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    passwordColumn.accessor("last_used_at", {
      header: t("developers.usedAt"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    passwordColumn.action({
      actions: ({ row: { original } }) => [
        { label: t("developers.revoke"), onClick: () => void revoke(original) },
      ],
    }),
  ]
  return (
    <>
      <List
        title={t("developers.passwords")}
        subtitle={t("developers.passwordsHint")}
        query={passwords}
        columns={columns}
        getRowId={({ id }) => id}
        empty={{ heading: t("developers.passwordsEmpty") }}
        actions={
          may("access:manage")
            ? [{ label: t("developers.makePassword"), onClick: () => setMaking(true) }]
            : undefined
        }
      />
      {isMaking && <MakePassword onClose={() => setMaking(false)} onMade={setShown} />}
      {shown && <SecretOnce {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function MakePassword({ onClose, onMade }: MakeProps) {
  const { t } = useText()
  const [name, setName] = useState("")
  const [owner, setOwner] = useState("")
  const make = useChange("walletAdmin", "post", "/application-passwords")
  const problems = make.error?.params ?? {}
  const submit = () =>
    make.mutate(
      { body: { name: name.trim(), ...(owner.trim() && { user_id: reference(owner.trim()) }) } },
      {
        onSuccess: ({ name: made, username, password }) => {
          onClose()
          onMade({
            title: t("developers.secretTitle", { name: made }),
            secrets: [
              { label: t("developers.username"), value: username ?? "" },
              { label: t("developers.password"), value: password },
            ],
          })
        },
        onError: (error) => Object.keys(error.params).length === 0 && toast.error(error.message),
      }
    )
  return (
    <FormDrawer
      title={t("developers.makePassword")}
      description={t("developers.passwordsHint")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.create")}
      isBusy={make.isPending}
      isDisabled={name.trim() === ""}
    >
      <TextField
        label={t("developers.name")}
        hint={t("developers.nameHint")}
        problem={problems.name}
        value={name}
        onChange={setName}
      />
      <TextField
        label={t("developers.owner")}
        hint={t("developers.ownerHint", { who: t("developers.myself") })}
        problem={problems.user_id}
        optional
        value={owner}
        onChange={setOwner}
      />
    </FormDrawer>
  )
}
