import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createHostContextIdentity, createHostIdentity, LogInThrottle } from "../http"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"
import { capabilitiesInForce, limitToMaker, policiesOf } from "../workflows/access/roles"
import { counterNamed } from "./gates/counters"
import { guestSubject } from "./guest-session"

const accessOf = (scope: MedusaContainer) => scope.resolve<AccessService>(ACCESS_MODULE)

/** Who sends a request to the wallet or the assistant; one cache serves both. */
export const identify = createHostIdentity({
  findPasswordOwner: (scope, password) =>
    accessOf(scope).credentials.verifyApplicationPassword(password),
  findStoreKey: (scope, key, secret) => accessOf(scope).credentials.verifyStoreKey(key, secret),
  findGrants: async (scope, holders) =>
    capabilitiesInForce(scope, await accessOf(scope).grants.capabilitiesOf(holders)),
  findPolicies: policiesOf,
  limitToMaker,
  isSecretKeyInForce: async (scope, id) => {
    const [key] = await scope.resolve(Modules.API_KEY).listApiKeys({ id: [id] })
    return key !== undefined && !(key.revoked_at && new Date(key.revoked_at) <= new Date())
  },
  watchAccess: (scope, forget) => accessOf(scope).changes.watch(forget),
  isNonceValid: (scope, subject, nonce) => accessOf(scope).isNonceValid(subject, nonce),
  guestSubject,
  throttle: new LogInThrottle((scope) => counterNamed("log-in", scope)),
})

/** Who sends a request from the dashboard, where the host has signed them in already. */
export const identifyStaff = createHostContextIdentity({ findPolicies: policiesOf })
