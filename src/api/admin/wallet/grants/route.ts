import { z } from "@medusajs/framework/zod"
import { component, created, listMeta, ListMeta, ok, Page, perPage, text } from "../../../../http"
import { GRANT_SUBJECTS, GRANTABLE_CAPABILITIES } from "../../../../modules/access"
import { MANAGE_ACCESS } from "../../../permissions"
import { hasCapability } from "../../../../workflows/access/roles"
import { assertMayGrant } from "../access/assert-may-give"
import { accessOf, presentGrants } from "../access/present"
import { Grant, SubjectReferenceField } from "../access/schemas"
import { subjectFilter, subjectOrThrow } from "../access/subjects"
import { endpoint } from "../service"

const GrantRequest = component(
  "GrantRequest",
  z.object({
    subject_type: z.enum(GRANT_SUBJECTS).meta({
      description: "`user` is whoever `subject_id` names, customer or user of the dashboard.",
    }),
    subject_id: SubjectReferenceField.meta({
      description: "A customer's number or id, a user's id, or a store API key's id.",
    }),
    capability: z.enum(GRANTABLE_CAPABILITIES).meta({
      description:
        "`wallet_read_wallets`: read any wallet and its transactions. `wallet_write_wallets`: " +
        "credit, debit and change any wallet.",
    }),
  })
)

export const GET = endpoint({
  id: "listGrants",
  summary: "List grants",
  description: "Those in force, newest first.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  query: z.object({
    page: Page,
    per_page: perPage(25, 100),
    subject_type: z.enum(GRANT_SUBJECTS).optional().meta({ description: "Only grants to these." }),
    subject_id: text({ min: 1, max: 70 }).optional().meta({
      description: "A customer's number or id, a user's id, or a store API key's id.",
    }),
    capability: z
      .enum(GRANTABLE_CAPABILITIES)
      .optional()
      .meta({ description: "Only grants of this." }),
  }),
  responses: { 200: z.strictObject({ data: z.array(Grant), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { page, per_page } = query
    const subject_id = await subjectFilter(scope, query.subject_id)
    if (subject_id === null) return ok({ data: [], meta: listMeta(0, page, per_page) })
    const { data, total } = await accessOf(scope).grants.list({ ...query, subject_id })
    return ok({ data: await presentGrants(scope, data), meta: listMeta(total, page, per_page) })
  },
})

export const POST = endpoint({
  id: "createGrant",
  summary: "Give a capability",
  description:
    "Takes effect within five seconds. Whoever has it already gets 200 and the grant there is. A " +
    "key's scope stays its limit, and users of the dashboard have every capability anyway.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  body: GrantRequest,
  responses: { 200: Grant, 201: Grant },
  handler: async ({ body, identity, scope }) => {
    await assertMayGrant(scope, identity, body.capability)
    const subject = await subjectOrThrow(scope, body)
    const { grants } = accessOf(scope)
    const wanted = { ...subject, capability: body.capability, created_by: identity.key }
    let given = await grants.give(wanted)
    // One whose giver has lost the capability since is worth nothing any more.
    if (!(await hasCapability(scope, given.grant.created_by, body.capability))) {
      await grants.revoke(given.grant.id, identity.key)
      given = await grants.give(wanted)
    }
    const [presented] = await presentGrants(scope, [given.grant])
    const grant = presented as z.input<typeof Grant>
    return given.created ? created(grant) : ok(grant)
  },
})
