import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { MedusaRequest } from "@medusajs/framework/http"
import { readBody } from "../body"

function requestWith(json: string): MedusaRequest {
  const stream = new PassThrough()
  stream.end(json)
  const headers = { "content-type": "application/json", "content-length": String(json.length) }
  return Object.assign(stream, { headers }) as unknown as MedusaRequest
}

describe("a request's body", () => {
  it("is read", async () => {
    expect(await readBody(requestWith('{"amount":"5"}'))).toEqual({ amount: "5" })
  })

  it.each([
    ["kept its bytes", (json: string) => ({ rawBody: Buffer.from(json) })],
    ["parsed it", (json: string) => ({ body: JSON.parse(json) })],
    ["read it as text", (json: string) => ({ body: json })],
  ])("is known when a handler before ours has %s", async (_what, left) => {
    const json = '{"amount":"5"}'
    const request = requestWith(json)
    await text(request)
    expect(await readBody(Object.assign(request, left(json)))).toEqual({ amount: "5" })
  })

  it("is empty, and nobody waits for it, when a handler before ours has read it and kept nothing", async () => {
    const request = requestWith('{"amount":"5"}')
    await text(request)
    expect(await readBody(request)).toEqual({})
  })

  it("is refused where a field is given twice, also out of kept bytes", async () => {
    const json = '{"amount":"5","amount":"6"}'
    const request = requestWith(json)
    await text(request)
    const read = readBody(Object.assign(request, { rawBody: Buffer.from(json) }))
    await expect(read).rejects.toThrow("amount is given twice")
  })
})
