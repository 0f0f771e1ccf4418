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
/** How often something was handed to the network. */
let packets = 0

async function* produce() {
  for (produced = 0; produced < PIECES; produced++) yield PIECE
}

/** Words, with so many milliseconds before each. */
let pauses: readonly number[] = []

async function* speak() {
  for (const [place, pause] of pauses.entries()) {
    await sleep(pause)
    yield `word ${place} `
  }
}

beforeAll(async () => {
  server = createServer((request, answer) => {
    response = answer
    const pieces = request.url === "/words" ? speak() : produce()
    const content = { status: 200, type: "text/plain", content: pieces }
    written = writeContent(answer as MedusaResponse, content, false)
  })
  server.on("connection", (socket) => {
    const counted = socket as unknown as Record<"_write" | "_writev", (...given: unknown[]) => void>
    for (const way of ["_write", "_writev"] as const) {
      const write = counted[way]
      counted[way] = (...given) => {
        packets++
        write.apply(socket, given)
      }
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(() => server.close())

const ask = (path = "/") =>
  new Promise<IncomingMessage>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path }, resolve)
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

  it("sends pieces that come shortly after each other together", async () => {
    pauses = [0, 0, 0, 0, 60, 0, 0]
    packets = 0
    const answer = await ask("/words")
    let text = ""
    for await (const chunk of answer) text += chunk
    await written
    expect(text).toBe("word 0 word 1 word 2 word 3 word 4 word 5 word 6 ")
    // The first four, then the others with the end; one more where the machine was slow.
    expect(packets).toBeGreaterThan(1)
    expect(packets).toBeLessThan(5)
  })

  it("does not wait for pieces that don't come", async () => {
    pauses = [0, 10_000]
    const answer = await ask("/words")
    const [first] = await new Promise<Buffer[]>((resolve) =>
      answer.once("data", (...chunks: Buffer[]) => resolve(chunks))
    )
    expect(String(first)).toBe("word 0 ")
    answer.destroy()
  })
})
