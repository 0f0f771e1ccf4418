import { LOOKUP, SEARCH, UCP_VERSION } from "./present"

const PROTOCOL = `https://ucp.dev/${UCP_VERSION}`

/**
 * The discovery document at `/.well-known/ucp`: what agents can do here, and where. Carts and
 * checkouts are left to people, so that no payment handler is named.
 *
 * @param base where the store is reached, without a slash at the end
 */
export function ucpProfile(base: string) {
  const capability = (name: "search" | "lookup") => [
    {
      version: UCP_VERSION,
      spec: `${PROTOCOL}/specification/shopping/catalog/${name}`,
      schema: `${PROTOCOL}/schemas/shopping/catalog_${name}.json`,
    },
  ]
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        "dev.ucp.shopping": [
          {
            version: UCP_VERSION,
            spec: `${PROTOCOL}/specification/overview`,
            transport: "mcp",
            schema: `${PROTOCOL}/services/shopping/mcp.openrpc.json`,
            endpoint: `${base}/assistant/v1/agent/mcp`,
          },
        ],
      },
      capabilities: { [SEARCH]: capability("search"), [LOOKUP]: capability("lookup") },
      payment_handlers: {},
    },
  }
}
