import type { MedusaRequest } from "@medusajs/framework/http"
import { answerMcp } from "../mcp"

const FAILURE = "select token from api_key where id = $1 - no such column"

const logged: string[] = []
const logger = { error: (line: string) => logged.push(line) }

/** A request to a store of which nothing but the log works. */
const request = {
  requestId: "r1",
  get: () => undefined,
  headers: {},
  scope: {
    resolve(name: string) {
      if (name === "logger") return logger
      throw new Error(FAILURE)
    },
  },
} as unknown as MedusaRequest

describe("a tool that fails", () => {
  it("tells a stranger nothing of why, and the log everything", async () => {
    const params = { name: "search_catalog", arguments: { catalog: { query: "jacket" } } }
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params }
    const { status, body } = await answerMcp(request, message)
    expect([status, body]).toMatchObject([200, { id: 1, error: { code: -32603 } }])
    expect(JSON.stringify(body)).not.toContain("api_key")
    expect(logged.join()).toMatch(/r1.*search_catalog.*api_key/)
  })
})
