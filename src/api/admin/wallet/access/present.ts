import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "@medusajs/framework/zod"
import { ACCESS_MODULE } from "../../../../modules/access"
import type {
  AccessService,
  ApplicationPassword as PasswordRow,
  CredentialOwner,
  Grant as GrantRow,
  StoreApiKey as KeyRow,
} from "../../../../modules/access"
import { describeAccounts } from "../../../../workflows/access/accounts"
import type { Account } from "../../../../workflows/access/accounts"
import type { ApplicationPassword, Grant, StoreApiKey } from "./schemas"

export function accessOf(scope: MedusaContainer): AccessService {
  return scope.resolve<AccessService>(ACCESS_MODULE)
}

export async function presentPasswords(
  scope: MedusaContainer,
  rows: readonly PasswordRow[]
): Promise<z.input<typeof ApplicationPassword>[]> {
  const accounts = await accountsOf(scope, rows)
  return rows.map((row) => {
    const account = accounts.get(row.owner_id)
    return {
      id: row.id,
      name: row.name,
      owner_type: row.owner_type,
      owner_id: row.owner_id,
      user_id: account?.user_id ?? null,
      username: account ? (account.email ?? row.owner_id) : null,
      ...presentUse(row),
    }
  })
}

export async function presentKeys(
  scope: MedusaContainer,
  rows: readonly KeyRow[]
): Promise<z.input<typeof StoreApiKey>[]> {
  const accounts = await accountsOf(scope, rows)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    owner_type: row.owner_type,
    owner_id: row.owner_id,
    user_id: accounts.get(row.owner_id ?? "")?.user_id ?? null,
    consumer_key_ending: row.key_ending,
    ...presentUse(row),
  }))
}

export async function presentGrants(
  scope: MedusaContainer,
  rows: readonly GrantRow[]
): Promise<z.input<typeof Grant>[]> {
  const accounts = await accountsOf(
    scope,
    rows.map(({ subject_type, subject_id }) => ({
      owner_type: subject_type === "api_key" ? null : subject_type,
      owner_id: subject_id,
    }))
  )
  return rows.map((row) => ({
    id: row.id,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    user_id: accounts.get(row.subject_id)?.user_id ?? null,
    capability: row.capability,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  }))
}

function presentUse(row: PasswordRow | KeyRow) {
  return {
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

async function accountsOf(
  scope: MedusaContainer,
  rows: readonly { owner_type: CredentialOwner["owner_type"] | null; owner_id: string | null }[]
): Promise<Map<string, Account>> {
  const owners = rows.filter((row): row is CredentialOwner => row.owner_type !== null)
  const accounts = await describeAccounts(scope, owners)
  return new Map(accounts.map((account) => [account.owner_id, account]))
}
