import type { EndpointSpec } from "../endpoint"
import type { JsonSchema } from "./openapi-schemas"
import type { RouteTable } from "../routes"
import { isSignedInByHost } from "../service-parts"
import type { ServiceParts } from "../service-parts"

const NONCE_HEADER = "X-Platform-Nonce"

/** How one signs in, by the name of the scheme. */
const SECURITY_SCHEMES: Record<string, JsonSchema> = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "A token of the store's own sign-in, of a customer or of a user of the dashboard.",
  },
  application_password: {
    type: "http",
    scheme: "basic",
    description:
      "E-mail address or user id, and an application password (spaces in it are ignored).",
  },
  secret_key: {
    type: "http",
    scheme: "basic",
    description: "A secret API key of the store as the username, with an empty password.",
  },
  store_key: {
    type: "http",
    scheme: "basic",
    description: "A store API key: the consumer key as username, the consumer secret as password.",
  },
  consumer_key: {
    type: "apiKey",
    in: "query",
    name: "consumer_key",
    description: "The consumer key of a store API key; only together with its secret.",
  },
  consumer_secret: {
    type: "apiKey",
    in: "query",
    name: "consumer_secret",
    description: "The secret of a store API key. Prefer Basic: addresses end up in logs.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "connect.sid",
    description: "The session cookie of a signed-in customer or user; only together with a nonce.",
  },
  nonce: {
    type: "apiKey",
    in: "header",
    name: NONCE_HEADER,
    description: "A nonce for the session.",
  },
}

/** Each is one way; the names in it are needed together. */
const SIGNED_IN: Record<string, never[]>[] = [
  { bearer: [] },
  { application_password: [] },
  { store_key: [] },
  { consumer_key: [], consumer_secret: [] },
  { secret_key: [] },
  { session: [], nonce: [] },
]
/** The host's own ways, for what lies under a prefix of its. */
const SIGNED_IN_BY_HOST: Record<string, never[]>[] = [
  { bearer: [] },
  { secret_key: [] },
  { session: [] },
]
const HOST_SCHEMES: Record<string, JsonSchema> = {
  bearer: {
    ...SECURITY_SCHEMES.bearer,
    description: "A token of the store's own sign-in, of a user of the dashboard.",
  },
  secret_key: SECURITY_SCHEMES.secret_key,
  session: {
    ...SECURITY_SCHEMES.session,
    description: "The session cookie of a signed-in user of the dashboard.",
  },
}

/** Where everybody has to send the nonce, it is a parameter and no part of signing in. */
const SIGNED_IN_BESIDE_NONCE = SIGNED_IN.map(({ nonce: _nonce, ...way }) => way)

/**
 * The ways to sign in to an operation; none for one that looks at no credential. `demanded` are the
 * headers that its callers have to send whoever they are.
 */
export function securityOf(
  service: ServiceParts,
  { access }: EndpointSpec,
  demanded: readonly string[]
) {
  if (access === "public") return []
  if (isSignedInByHost(service)) return SIGNED_IN_BY_HOST
  const ways = demanded.includes(NONCE_HEADER) ? SIGNED_IN_BESIDE_NONCE : SIGNED_IN
  return access === "guest" ? [...ways, {}] : ways
}

/** The ways to sign in, unless every endpoint is for everybody. */
export function describeSecurity(service: ServiceParts, table: RouteTable): JsonSchema {
  const endpoints = table.routes.flatMap((route) => Object.values(route.endpoints))
  const needed = endpoints.some((endpoint) => endpoint.spec.access !== "public")
  const schemes = isSignedInByHost(service) ? HOST_SCHEMES : SECURITY_SCHEMES
  return needed ? { securitySchemes: schemes } : {}
}

/** How the host refuses who is not signed in: in a form of its own. */
export const HOST_REFUSAL: JsonSchema = {
  description: "No credential was sent, or one that is wrong, expired or revoked.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: { message: { type: "string" } },
        required: ["message"],
      },
      examples: { unauthorized: { value: { message: "Unauthorized" } } },
    },
  },
}
