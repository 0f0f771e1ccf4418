import { z } from "@medusajs/framework/zod"
import { component, created, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { KEY_SCOPES } from "../../../../modules/access"
import { MANAGE_ACCESS } from "../../../permissions"
import { assertMayMakeCredential } from "../access/assert-may-give"
import { accessOf, presentKeys } from "../access/present"
import {
  AccountReference,
  AccountReferenceField,
  CredentialName,
  NewStoreApiKey,
  StoreApiKey,
} from "../access/schemas"
import { accountOrThrow, ownerFilter } from "../access/subjects"
import { endpoint } from "../service"

const StoreApiKeyRequest = component(
  "StoreApiKeyRequest",
  z.object({
    name: CredentialName,
    scope: z.enum(KEY_SCOPES).meta({
      description:
        "`read`: `GET` routes. `write`: every route that is not `GET`. `read_write`: all.",
    }),
    user_id: AccountReferenceField.nullish().meta({
      description:
        "Whom it acts for, within its scope: a customer's number or id, or the id of a user of " +
        "the dashboard. The shop when absent: it may do what its scope covers with any wallet.",
    }),
  })
)

export const GET = endpoint({
  id: "listApiKeys",
  summary: "List store API keys",
  description: "Those that are not revoked, newest first. Keys and secrets are not kept.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  query: z.object({
    page: Page,
    per_page: perPage(25, 100),
    user_id: AccountReference.optional().meta({
      description: "Only those that act for this customer or user.",
    }),
  }),
  responses: { 200: z.strictObject({ data: z.array(StoreApiKey), meta: ListMeta }) },
  handler: async ({ query: { user_id, page, per_page }, scope }) => {
    const owner = await ownerFilter(scope, user_id)
    if (owner === null) return ok({ data: [], meta: listMeta(0, page, per_page) })
    const { credentials } = accessOf(scope)
    const { data, total } = await credentials.listStoreKeys({ owner, page, per_page })
    return ok({ data: await presentKeys(scope, data), meta: listMeta(total, page, per_page) })
  },
})

export const POST = endpoint({
  id: "createApiKey",
  summary: "Make a store API key",
  description:
    "For HTTP Basic or the query. The answer is the only place where key and secret are ever shown.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  body: StoreApiKeyRequest,
  responses: { 201: NewStoreApiKey },
  handler: async ({ body, identity, scope }) => {
    const account = body.user_id ? await accountOrThrow(scope, body.user_id) : undefined
    await assertMayMakeCredential(scope, identity, account)
    const { consumer_key, consumer_secret, ...row } = await accessOf(
      scope
    ).credentials.createStoreKey({
      owner: account && { owner_type: account.owner_type, owner_id: account.owner_id },
      name: body.name,
      scope: body.scope,
      created_by: identity.key,
    })
    const [presented] = await presentKeys(scope, [row])
    return created({
      ...(presented as z.input<typeof StoreApiKey>),
      consumer_key,
      consumer_secret,
    })
  },
})
