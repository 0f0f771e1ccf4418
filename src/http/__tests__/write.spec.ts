import { createServer, get } from "node:http"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import { writeContent } from "../write"

const PIECES = 30
const PIECE = "x".repeat(1024 * 1024)

let server: Server
/** The answer that is being written, and what writing it has come to. */
let response: ServerResponse
let written: Promise<void>
let produced = 0

async function* produce() {
  for (produced = 0; produced < PIECES; produced++) yield PIECE
}

beforeAll(async () => {
  server = createServer((_, answer) => {
    response = answer
    const content = { status: 200, type: "text/plain", content: produce() }
    written = writeContent(answer as MedusaResponse, content, false)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => server.close())

const ask = () =>
  new Promise<IncomingMessage>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" }, resolve)
  })

describe("an answer that is written as it is produced", () => {
  it("leaves no listener behind, however often the client has to catch up", async () => {
    const answer = await ask()
    let length = 0
    let listeners = 0
    for await (const chunk of answer) {
      length += (chunk as Buffer).length
      listeners = Math.max(listeners, response.listenerCount("close"))
      await sleep(0)
    }
    await written
    expect(length).toBe(PIECES * PIECE.length)
    expect(listeners).toBeLessThan(5)
  })

  it("is not produced any further once the client has gone", async () => {
    const answer = await ask()
    await new Promise((resolve) => answer.once("readable", resolve))
    answer.destroy()
    await written
    expect(produced).toBeLessThan(PIECES)
  })
})
