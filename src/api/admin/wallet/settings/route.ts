import type { z } from "@medusajs/framework/zod"
import { MANAGE_SHOP, ok } from "../../../../http"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService, EffectiveSettings } from "../../../../modules/access"
import { endpoint } from "../service"
import { Settings, SettingsChange } from "./schemas"

export const GET = endpoint({
  id: "getSettings",
  summary: "Read the settings",
  tags: ["Settings"],
  access: { capability: MANAGE_SHOP },
  responses: { 200: Settings },
  handler: async ({ scope }) => {
    return ok(present(await scope.resolve<AccessService>(ACCESS_MODULE).describeSettings()))
  },
})

export const PATCH = endpoint({
  id: "changeSettings",
  summary: "Change settings",
  description: "Takes effect at once here, and within five seconds on the store's other instances.",
  tags: ["Settings"],
  access: { capability: MANAGE_SHOP },
  body: SettingsChange,
  responses: { 200: Settings },
  handler: async ({ body, identity, scope }) => {
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    return ok(present(await access.changeSettings(body, identity.key)))
  },
})

function present({ values, sources }: EffectiveSettings): z.input<typeof Settings> {
  return { ...values, sources }
}
