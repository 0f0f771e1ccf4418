import { z } from "@medusajs/framework/zod"
import { component, created, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { MANAGE_ACCESS } from "../../../permissions"
import { assertMayMakeCredential } from "../access/assert-may-give"
import { accessOf, presentPasswords } from "../access/present"
import {
  AccountReference,
  AccountReferenceField,
  ApplicationPassword,
  CredentialName,
  NewApplicationPassword,
} from "../access/schemas"
import { accountOrThrow, invalidParam, ownerFilter } from "../access/subjects"
import { endpoint } from "../service"

const ApplicationPasswordRequest = component(
  "ApplicationPasswordRequest",
  z.object({
    name: CredentialName,
    user_id: AccountReferenceField.optional().meta({
      description:
        "Whose rights it has: a customer's number or id, or the id of a user of the dashboard. " +
        "Yourself when absent.",
    }),
  })
)

export const GET = endpoint({
  id: "listApplicationPasswords",
  summary: "List application passwords",
  description: "Those that are not revoked, newest first. The passwords themselves are not kept.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  query: z.object({
    page: Page,
    per_page: perPage(25, 100),
    user_id: AccountReference.optional().meta({ description: "Only those of this owner." }),
  }),
  responses: { 200: z.strictObject({ data: z.array(ApplicationPassword), meta: ListMeta }) },
  handler: async ({ query: { user_id, page, per_page }, scope }) => {
    const owner = await ownerFilter(scope, user_id)
    if (owner === null) return ok({ data: [], meta: listMeta(0, page, per_page) })
    const { credentials } = accessOf(scope)
    const { data, total } = await credentials.listApplicationPasswords({ owner, page, per_page })
    return ok({
      data: await presentPasswords(scope, data),
      meta: listMeta(total, page, per_page),
    })
  },
})

export const POST = endpoint({
  id: "createApplicationPassword",
  summary: "Make an application password",
  description:
    "For HTTP Basic, with the owner's e-mail address as username. The answer is the only place " +
    "where the password is ever shown.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  body: ApplicationPasswordRequest,
  responses: { 201: NewApplicationPassword },
  handler: async ({ body, identity, scope }) => {
    const reference = body.user_id ?? identity.user_id
    if (reference === undefined) {
      throw invalidParam("user_id", "is required for callers who are no users themselves")
    }
    const { owner_type, owner_id } = await accountOrThrow(scope, reference)
    await assertMayMakeCredential(scope, identity, { owner_type, owner_id })
    const { password, ...row } = await accessOf(scope).credentials.createApplicationPassword({
      owner_type,
      owner_id,
      name: body.name,
      created_by: identity.key,
    })
    const [presented] = await presentPasswords(scope, [row])
    return created({ ...(presented as z.input<typeof ApplicationPassword>), password })
  },
})
