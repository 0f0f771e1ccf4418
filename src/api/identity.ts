import type { MedusaContainer } from "@medusajs/framework/types"
import { createHostIdentity, LogInThrottle } from "../http"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"
import { counterNamed } from "./gates/counters"
import { guestSubject } from "./guest-session"

const accessOf = (scope: MedusaContainer) => scope.resolve<AccessService>(ACCESS_MODULE)

/** Who sends a request to the wallet or the assistant; one cache serves both. */
export const identify = createHostIdentity({
  findPasswordOwner: (scope, password) =>
    accessOf(scope).credentials.verifyApplicationPassword(password),
  findStoreKey: (scope, key, secret) => accessOf(scope).credentials.verifyStoreKey(key, secret),
  findGrants: (scope, holders) => accessOf(scope).grants.capabilitiesOf(holders),
  isNonceValid: (scope, subject, nonce) => accessOf(scope).isNonceValid(subject, nonce),
  guestSubject,
  throttle: new LogInThrottle((scope) => counterNamed("log-in", scope)),
})
