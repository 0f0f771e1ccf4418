import type { MedusaContainer } from "@medusajs/framework/types"
import type { CredentialOwner, GrantSubject } from "../../../../modules/access"
import { findAccount } from "../../../../workflows/access/accounts"
import type { Account } from "../../../../workflows/access/accounts"
import { AdminError } from "../service"
import { accessOf } from "./present"

/** @throws AdminError `wallet_invalid_param` when nobody is meant */
export async function accountOrThrow(scope: MedusaContainer, reference: string): Promise<Account> {
  const account = await findAccount(scope, reference)
  if (!account) throw invalidParam("user_id", "is nobody whom the store knows")
  return account
}

/** The owner that a list is narrowed to; null when nobody is meant, whose list is empty. */
export async function ownerFilter(
  scope: MedusaContainer,
  reference: string | undefined
): Promise<CredentialOwner | null | undefined> {
  if (reference === undefined) return undefined
  // A credential outlives its owner, so that a filter need not find them.
  if (reference.startsWith("user_")) return { owner_type: "user", owner_id: reference }
  const id = await customerId(scope, reference)
  return id === undefined ? null : { owner_type: "customer", owner_id: id }
}

/**
 * Whom a grant is for. The interface calls customers users: a `user` who is named by a customer's
 * number or id is that customer.
 *
 * @throws AdminError `wallet_invalid_param` when nobody is meant, or somebody of another kind
 */
export async function subjectOrThrow(
  scope: MedusaContainer,
  { subject_type, subject_id }: GrantSubject
): Promise<GrantSubject> {
  if (subject_type === "api_key") {
    if (await accessOf(scope).credentials.hasStoreKey(subject_id))
      return { subject_type, subject_id }
    throw invalidParam("subject_id", "is no store API key")
  }
  const account = await findAccount(scope, subject_id)
  if (!account) throw invalidParam("subject_id", "is nobody whom the store knows")
  if (subject_type === "customer" && account.owner_type !== "customer") {
    throw invalidParam("subject_id", "is no customer")
  }
  return { subject_type: account.owner_type, subject_id: account.owner_id }
}

/** The store's id of a subject that a list is narrowed to; null when nobody has that number. */
export async function subjectFilter(
  scope: MedusaContainer,
  reference: string | undefined
): Promise<string | null | undefined> {
  if (reference === undefined) return undefined
  return (await customerId(scope, reference)) ?? null
}

export function invalidParam(field: string, sentence: string) {
  return new AdminError("wallet_invalid_param", { data: { params: { [field]: sentence } } })
}

async function customerId(scope: MedusaContainer, reference: string) {
  return /^[1-9][0-9]{0,14}$/.test(reference)
    ? accessOf(scope).hostIdFor("customer", Number(reference))
    : reference
}
