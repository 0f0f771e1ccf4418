import { CHECKOUT, FULFILLMENT, walletHandler } from "../checkout"
import { LOOKUP, SEARCH, UCP_VERSION } from "./present"

const PROTOCOL = `https://ucp.dev/${UCP_VERSION}`

/**
 * The discovery document at `/.well-known/ucp`: what agents can do here, and where. Without
 * the agents' checkout all of paying is left to people, and no payment handler is named.
 *
 * @param base where the store is reached, without a slash at the end
 * @param options.checkout whether the store has switched the agents' checkout on
 */
export function ucpProfile(base: string, { checkout }: { checkout: boolean }) {
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
          ...(checkout
            ? [
                {
                  version: UCP_VERSION,
                  spec: `${PROTOCOL}/specification/overview`,
                  transport: "rest",
                  schema: `${PROTOCOL}/services/shopping/rest.openapi.json`,
                  endpoint: `${base}/assistant/v1/agent/ucp`,
                },
              ]
            : []),
        ],
      },
      capabilities: {
        [SEARCH]: capability("search"),
        [LOOKUP]: capability("lookup"),
        ...(checkout ? checkoutCapabilities() : {}),
      },
      payment_handlers: checkout ? walletHandler() : {},
    },
  }
}

function checkoutCapabilities() {
  const capability = (name: "checkout" | "fulfillment") => ({
    version: UCP_VERSION,
    spec: `${PROTOCOL}/specification/shopping/${name}`,
    schema: `${PROTOCOL}/schemas/shopping/${name}.json`,
  })
  return {
    [CHECKOUT]: [capability("checkout")],
    [FULFILLMENT]: [{ ...capability("fulfillment"), extends: CHECKOUT }],
  }
}
