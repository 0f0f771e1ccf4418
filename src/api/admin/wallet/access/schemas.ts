import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut, PositiveIntegerField, text } from "../../../../http"
import {
  AUDIT_ACTIONS,
  GRANT_SUBJECTS,
  GRANTABLE_CAPABILITIES,
  KEY_SCOPES,
} from "../../../../modules/access"

const ACCOUNT = /^([1-9][0-9]{0,14}|(cus|user)_[A-Za-z0-9_-]{1,60})$/
const ACCOUNT_ERROR = { error: "must be a customer's number or id, or a user's id" }

/** A customer's public number or id, or the id of a user of the dashboard; as text, in a query. */
export const AccountReference = z.string().regex(ACCOUNT, ACCOUNT_ERROR)

/** The same in a body, where a number is a number. */
export const AccountReferenceField = z
  .union([PositiveIntegerField.transform(String), AccountReference], ACCOUNT_ERROR)
  .meta({ wire: { examples: [12, "cus_01", "user_01"] } })

/** Whatever a grant can be given to; as text. */
export const SubjectReferenceField = z
  .union([PositiveIntegerField.transform(String), text({ min: 1, max: 70 })], {
    error: "must be a number or an id",
  })
  .meta({ wire: { examples: [12, "cus_01", "akey_01"] } })

/** What a person calls a credential. */
export const CredentialName = text({ min: 1, max: 100 }).meta({
  description: "What you call it, to know it again in the list.",
})

/** Path of one record. */
export const recordParams = z.object({
  id: text({ min: 1, max: 70 }).meta({ description: "The record's id." }),
})

/** The answer to a revocation. */
export const Deleted = z.strictObject({ id: z.string(), deleted: z.literal(true) })

const UserNumber = IdOut.nullable().meta({
  description: "The public number when it is a customer.",
})
const made = {
  created_by: z.string().meta({ examples: ["user:user_01J9ZJ6V2T"] }),
  created_at: InstantOut,
}
const lastUsed = InstantOut.nullable().meta({
  description: "To the minute; null when it was never used.",
})

const passwordFields = {
  id: z.string().meta({ examples: ["apw_5f0c"] }),
  name: z.string(),
  owner_type: z.enum(["user", "customer"]),
  owner_id: z.string().meta({ description: "Whose rights it has: the store's id." }),
  user_id: UserNumber,
  username: z.string().nullable().meta({
    description: "What to sign in with beside it: the owner's e-mail address; null: they are gone.",
  }),
}

export const ApplicationPassword = component(
  "ApplicationPassword",
  z.strictObject({ ...passwordFields, ...made, last_used_at: lastUsed }),
  { description: "An application password, without the password." }
)

export const NewApplicationPassword = component(
  "NewApplicationPassword",
  z.strictObject({
    ...passwordFields,
    password: z.string().meta({ description: "Shown now and never again; spaces don't matter." }),
    ...made,
    last_used_at: lastUsed,
  }),
  { description: "An application password with the password." }
)

const keyFields = {
  id: z.string().meta({ examples: ["akey_5f0c"] }),
  name: z.string(),
  scope: z.enum(KEY_SCOPES),
  owner_type: z.enum(["user", "customer"]).nullable().meta({
    description: "Whom it acts for; null is the shop.",
  }),
  owner_id: z.string().nullable(),
  user_id: UserNumber,
}

export const StoreApiKey = component(
  "StoreApiKey",
  z.strictObject({
    ...keyFields,
    consumer_key_ending: z.string().meta({ description: "Its last seven characters." }),
    ...made,
    last_used_at: lastUsed,
  }),
  { description: "A store API key, without key and secret." }
)

export const NewStoreApiKey = component(
  "NewStoreApiKey",
  z.strictObject({
    ...keyFields,
    consumer_key: z.string().meta({ description: "Shown now and never again." }),
    consumer_secret: z.string().meta({ description: "Shown now and never again." }),
    consumer_key_ending: z.string().meta({ description: "The key's last seven characters." }),
    ...made,
    last_used_at: lastUsed,
  }),
  { description: "A store API key with key and secret." }
)

export const Grant = component(
  "Grant",
  z.strictObject({
    id: z.string().meta({ examples: ["grant_5f0c"] }),
    subject_type: z.enum(GRANT_SUBJECTS),
    subject_id: z.string().meta({ description: "The store's id, or that of a store API key." }),
    user_id: UserNumber,
    capability: z.enum(GRANTABLE_CAPABILITIES),
    ...made,
  }),
  { description: "A capability that somebody was given." }
)

export const AuditRecord = component(
  "AccessAuditRecord",
  z.strictObject({
    id: z.int(),
    at: InstantOut,
    actor: z.string().meta({
      description: "Who did it; `database:` and a role when it was done by hand.",
      examples: ["user:user_01J9ZJ6V2T"],
    }),
    action: z.enum(AUDIT_ACTIONS).meta({
      description:
        "`restored`, `changed` and `deleted` of credentials and grants are done by hand in the database " +
        "alone.",
    }),
    object_id: z.string().meta({
      description: "The credential or grant, or the number of the wallet or the reward rule.",
    }),
    subject_type: z.enum(GRANT_SUBJECTS).nullable().meta({
      description: "Whose access it is; null for a key that acts for the shop.",
    }),
    subject_id: z.string().nullable(),
    details: z.record(z.string(), z.string()).meta({
      description:
        "Name and scope of the credential, or the capability; for a change also what it replaced " +
        "(`scope_before`). Of a freeze its reason; of a reward rule its type and name, and which fields " +
        "were `changed`.",
    }),
  }),
  { description: "Who gave or took which access." }
)
