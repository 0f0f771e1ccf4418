import { z } from "@medusajs/framework/zod"
import { can, ok } from "../../../../http"
import type { Permission } from "../../../../http"
import {
  MANAGE_ACCESS,
  MANAGE_ASSISTANT,
  MANAGE_WALLETS,
  SEE_ASSISTANT,
  SEE_WALLETS,
  WRITE_WALLETS,
} from "../../../permissions"
import { endpoint } from "../service"

const PERMISSIONS = {
  "wallet:read": SEE_WALLETS,
  "wallet:write": WRITE_WALLETS,
  "wallet:manage": MANAGE_WALLETS,
  "assistant:read": SEE_ASSISTANT,
  "assistant:manage": MANAGE_ASSISTANT,
  "access:manage": MANAGE_ACCESS,
} satisfies Record<string, Permission>

type Allowed = keyof typeof PERMISSIONS
const NAMES = Object.keys(PERMISSIONS) as [Allowed, ...Allowed[]]

export const GET = endpoint({
  id: "listOwnPermissions",
  summary: "List what you may do",
  description:
    "The policies of this plugin that you have; all of them where the store's staff have no roles. " +
    "The dashboard offers nothing else.",
  tags: ["Access"],
  access: "authenticated",
  responses: { 200: z.strictObject({ data: z.array(z.enum(NAMES)) }) },
  handler: async ({ identity }) =>
    ok({ data: NAMES.filter((name) => can(identity, PERMISSIONS[name])) }),
})
