export type { Context, EndpointSpec, Idempotency } from "./endpoint"
export { ServiceError } from "./errors"
export type { ErrorSpec } from "./errors"
export { parseObject } from "./body"
export { clientAddress } from "./client-address"
export { isUnchanged } from "./etag"
export type { EntryRequest, Gate, GateRequest } from "./gates"
export { can, GUEST, MANAGE_SHOP, personKey, READ_OWN } from "./identity"
export type { Identity } from "./identity"
export { createHostIdentity, hostContextIdentity } from "./identity-host"
export { signedInSession } from "./signed-in-session"
export { LogInThrottle } from "./log-in-throttle"
export { presentedCredential } from "./presented-credential"
export { readPackageVersion } from "./package-version"
export { RateCounter, WINDOW_SECONDS } from "./rate-limit"
export type { Usage } from "./rate-limit"
export {
  keepLimitHeaders,
  limitHeaderDocs,
  setLimitHeaders,
  waitDetails,
} from "./rate-limit-headers"
export { RateLimitRedis } from "./rate-limit-redis"
export type { Recorder, Recording } from "./recording"
export { content, created, ok, replayed, reply, streamLines } from "./reply"
export { JSON_TYPE } from "./write"
export * from "./schemas"
export { component } from "./components"
export { defineService } from "./service"
