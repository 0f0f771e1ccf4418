import { createHostIdentity, LogInThrottle } from "../http"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"
import { counterNamed } from "./gates/counters"

/** Who sends a request to the wallet or the assistant; one cache serves both. */
export const identify = createHostIdentity({
  findPasswordOwner: (scope, password) =>
    scope.resolve<AccessService>(ACCESS_MODULE).verifyApplicationPassword(password),
  isNonceValid: (scope, subject, nonce) =>
    scope.resolve<AccessService>(ACCESS_MODULE).isNonceValid(subject, nonce),
  throttle: new LogInThrottle((scope) => counterNamed("log-in", scope)),
})
