import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createSender, type Sender } from "../send"

const lax = { allowHttp: true, allowPrivateAddresses: true }
const timeoutMs = 300

let server: Server
let sender: Sender
let answer: RequestListener
let requests: number
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  requests = 0
  sender = createSender(lax, timeoutMs)
})
afterEach(() => sender.close())
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
)

const send = (url = `http://127.0.0.1:${port}/hook`) =>
  sender.send({ url, body: '{"ü":1}', headers: { "webhook-id": "evt_1" } })

describe("sending", () => {
  it("posts JSON and answers the status and how the body begins", async () => {
    let seen: unknown
    answer = (request, response) => {
      const { method, url, headers } = request
      seen = { method, url, type: headers["content-type"], id: headers["webhook-id"] }
      response.writeHead(201).end("thanks")
    }
    expect(await send()).toEqual({
      status: 201,
      error: null,
      response: "thanks",
      retryAfter: null,
    })
    expect(seen).toEqual({ method: "POST", url: "/hook", type: "application/json", id: "evt_1" })
  })

  it("waits fifteen seconds for a complete answer, unless it is told otherwise", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout")
    answer = (_request, response) => response.writeHead(204).end()
    sender.close()
    sender = createSender(lax)
    expect(await send()).toMatchObject({ status: 204 })
    expect(timeout.mock.calls).toEqual([[15_000]])
    timeout.mockRestore()
  })

  it("does not follow a redirect", async () => {
    answer = (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end()
    expect(await send()).toMatchObject({ status: 302, error: expect.stringMatching(/redirect/) })
    expect(requests).toBe(1)
  })

  it("keeps one kilobyte of an endless answer and hangs up", async () => {
    answer = (_request, response) => {
      const more = () => response.write("x".repeat(16_384)) || true
      const timer = setInterval(more, 1)
      response.on("close", () => clearInterval(timer))
    }
    const result = await send()
    expect(result).toMatchObject({ status: 200, response: "x".repeat(1024) })
  })

  it.each([
    ["never answers", (() => {}) as RequestListener],
    [
      "answers byte by byte",
      ((_request, response) => {
        const timer = setInterval(() => response.write("."), 50)
        response.on("close", () => clearInterval(timer))
      }) as RequestListener,
    ],
  ])("gives up on a receiver that %s", async (_what, listener) => {
    answer = listener
    const began = Date.now()
    expect(await send()).toMatchObject({
      status: null,
      error: expect.stringMatching(/no complete answer/),
    })
    expect(Date.now() - began).toBeLessThan(5 * timeoutMs)
  })

  it("reports a broken connection", async () => {
    answer = (request) => request.socket.destroy()
    expect(await send()).toMatchObject({ status: null, error: expect.stringMatching(/hang up/) })
  })

  it("reports that nobody listens", async () => {
    expect(await send("http://127.0.0.1:1/")).toMatchObject({
      status: null,
      error: expect.stringMatching(/ECONNREFUSED/),
    })
  })

  it("reports a name that does not exist", async () => {
    expect(await send("http://does-not-exist.invalid/")).toMatchObject({
      status: null,
      error: expect.any(String),
    })
  })

  it("refuses an address of this machine, also when only its name is asked for", async () => {
    answer = (_request, response) => response.end()
    const guarded = createSender({ allowHttp: true, allowPrivateAddresses: false }, timeoutMs)
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      const url = `http://${host}:${port}/`
      expect(await guarded.send({ url, body: "{}", headers: {} })).toMatchObject({
        status: null,
        error: expect.stringMatching(/public internet/),
      })
    }
    expect(requests).toBe(0)
    guarded.close()
  })

  it("refuses a name when any of its addresses is private", async () => {
    answer = (_request, response) => response.end()
    const dns = jest.requireActual("node:dns") as typeof import("node:dns")
    const lookup = jest.spyOn(dns, "lookup").mockImplementation(((
      _host: string,
      _options: unknown,
      callback: (error: null, addresses: unknown[]) => void
    ) =>
      callback(null, [
        { address: "93.184.215.14", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ])) as never)
    const guarded = createSender({ allowHttp: true, allowPrivateAddresses: false }, timeoutMs)
    const url = `http://rebinding.example.com:${port}/`
    expect(await guarded.send({ url, body: "{}", headers: {} })).toMatchObject({
      status: null,
      error: expect.stringMatching(/not an address that the store may reach/),
    })
    expect(lookup).toHaveBeenCalledTimes(1)
    expect(requests).toBe(0)
    lookup.mockRestore()
    guarded.close()
  })
})
