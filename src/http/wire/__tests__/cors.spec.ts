import { createCorsPolicy } from "../cors"

describe("the answer to a browser that asks before it sends", () => {
  it.each([
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-None-Match",
    "Mcp-Protocol-Version",
    "UCP-Agent",
    "X-Platform-Nonce",
    "X-Publishable-Api-Key",
    "X-Request-Id",
  ])("allows %s, which endpoints read", (header) => {
    const headers = createCorsPolicy("assistant").preflight("POST, OPTIONS")
    expect(headers["Access-Control-Allow-Headers"]?.split(", ")).toContain(header)
  })
})
