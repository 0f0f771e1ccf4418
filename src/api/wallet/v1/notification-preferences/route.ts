import { z } from "@medusajs/framework/zod"
import { component, type Identity, ok } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { customerOrThrow } from "../../customers-only"
import { accessOf } from "../../modules"
import { endpoint } from "../../service"

const NotificationPreferences = component(
  "NotificationPreferences",
  z.strictObject({
    expiry_mail: z.boolean().meta({
      description:
        "Whether you are e-mailed before credits of yours lapse, if the store does that.",
    }),
    expiry_mail_enabled: z.boolean().meta({ description: "Whether the store does that at all." }),
    expiry_notice_days: z
      .array(z.int())
      .meta({ description: "How many days before.", examples: [[30, 7, 1]] }),
  }),
  { description: "What a customer is told of." }
)

const NotificationPreferencesChange = component(
  "NotificationPreferencesChange",
  z.object({
    expiry_mail: z.boolean().meta({
      description: "Whether you want to be e-mailed before credits of yours lapse.",
    }),
  })
)

type Scope = Parameters<typeof settingsOf>[0]

async function present(scope: Scope, customerId: string) {
  const { expiry_notice_mail, expiry_notice_days } = settingsOf(scope)
  const optedOut = await accessOf(scope).findOptedOut([customerId])
  return {
    expiry_mail: !optedOut.has(customerId),
    expiry_mail_enabled: expiry_notice_mail,
    expiry_notice_days,
  }
}

function customer(identity: Identity): string {
  return customerOrThrow(identity, "have notification preferences")
}

export const GET = endpoint({
  id: "getNotificationPreferences",
  summary: "Get what you are told of",
  tags: ["Wallets"],
  access: "authenticated",
  responses: { 200: NotificationPreferences },
  errors: ["wallet_forbidden"],
  handler: async ({ identity, scope }) => ok(await present(scope, customer(identity))),
})

export const PUT = endpoint({
  id: "setNotificationPreferences",
  summary: "Choose what you are told of",
  description: "Takes effect for e-mails that are not sent yet.",
  tags: ["Wallets"],
  access: "authenticated",
  body: NotificationPreferencesChange,
  responses: { 200: NotificationPreferences },
  errors: ["wallet_forbidden"],
  handler: async ({ body, identity, scope }) => {
    const customerId = customer(identity)
    await accessOf(scope).setOptedOut(customerId, !body.expiry_mail)
    return ok(await present(scope, customerId))
  },
})
