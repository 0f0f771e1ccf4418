import { userInfo } from "node:os"
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import {
  ACCESS_MODULE,
  GRANTABLE_CAPABILITIES,
  KEY_SCOPES,
  type AccessService,
  type CredentialOwner,
  type GrantSubject,
} from "../modules/access"
import { findAccount, findAccountByEmail } from "../workflows/access/accounts"

const USAGE = `Manages credentials and grants of the wallet:
  list
  create-password WHO NAME
  create-key ${KEY_SCOPES.join("|")} NAME [WHO]
  grant WHO|KEY_ID ${GRANTABLE_CAPABILITIES.join("|")}
  revoke ID
WHO is an e-mail address, a customer's number or id, or a user's id.`

/** A mistake of whoever typed the command. */
class UsageError extends Error {}

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/access.js list`
 * and so on: what the dashboard's access routes do, for whoever has a shell and no dashboard. Prints
 * one JSON document; the exit code is 1 when the command could not be done.
 */
export default async function manageAccess({ container, args }: ExecArgs): Promise<void> {
  const [command = "", ...rest] = args
  const run = COMMANDS[command]
  try {
    if (!run) throw new UsageError(USAGE)
    const result = await run(container, rest)
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

type Command = (container: MedusaContainer, args: string[]) => Promise<unknown>

const COMMANDS: Record<string, Command> = {
  list,
  "create-password": createPassword,
  "create-key": createKey,
  grant: giveGrant,
  revoke,
}

const ALL = { page: 1, per_page: 1_000 }

async function list(container: MedusaContainer) {
  const { credentials, grants } = accessOf(container)
  return {
    application_passwords: (await credentials.listApplicationPasswords(ALL)).data,
    api_keys: (await credentials.listStoreKeys(ALL)).data,
    grants: (await grants.list(ALL)).data,
  }
}

async function createPassword(container: MedusaContainer, [who = "", name = ""]: string[]) {
  if (!who || !name) throw new UsageError(USAGE)
  const owner = await findOwner(container, who)
  return accessOf(container).credentials.createApplicationPassword({
    ...owner,
    name,
    created_by: operator(),
  })
}

async function createKey(container: MedusaContainer, [wanted, name = "", who]: string[]) {
  const scope = KEY_SCOPES.find((known) => known === wanted)
  if (!scope || !name) throw new UsageError(USAGE)
  const owner = who === undefined ? undefined : await findOwner(container, who)
  return accessOf(container).credentials.createStoreKey({
    owner,
    name,
    scope,
    created_by: operator(),
  })
}

async function giveGrant(container: MedusaContainer, [who = "", wanted]: string[]) {
  const capability = GRANTABLE_CAPABILITIES.find((known) => known === wanted)
  if (!who || !capability) throw new UsageError(USAGE)
  const subject = await findSubject(container, who)
  const { grant } = await accessOf(container).grants.give({
    ...subject,
    capability,
    created_by: operator(),
  })
  return grant
}

async function revoke(container: MedusaContainer, [id = ""]: string[]) {
  const { credentials, grants } = accessOf(container)
  const revoked =
    (await credentials.revoke(id, "application_password", operator())) ||
    (await credentials.revoke(id, "api_key", operator())) ||
    (await grants.revoke(id, operator()))
  if (!revoked) throw new UsageError(`There is nothing to revoke with the id "${id}".`)
  return { id, deleted: true }
}

async function findSubject(container: MedusaContainer, who: string): Promise<GrantSubject> {
  if (await accessOf(container).credentials.hasStoreKey(who)) {
    return { subject_type: "api_key", subject_id: who }
  }
  const { owner_type, owner_id } = await findOwner(container, who)
  return { subject_type: owner_type, subject_id: owner_id }
}

async function findOwner(container: MedusaContainer, who: string): Promise<CredentialOwner> {
  const found = who.includes("@")
    ? await findAccountByEmail(container, who)
    : await findAccount(container, who)
  if (!found) throw new UsageError(`The store knows nobody as "${who}".`)
  return { owner_type: found.owner_type, owner_id: found.owner_id }
}

function accessOf(container: MedusaContainer) {
  return container.resolve<AccessService>(ACCESS_MODULE)
}

/** Who the record of access names. */
function operator() {
  return `cli:${userInfo().username}`
}
