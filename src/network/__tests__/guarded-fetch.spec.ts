import dns from "node:dns"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createGuardedFetch } from "../guarded-fetch"

const LOCAL = { allowHttp: true, allowPrivateAddresses: false, allowLoopback: true }

describe("fetching from an address that somebody typed in", () => {
  let server: Server
  let port: number
  let asked = 0

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1
      if (request.url === "/moved") return void response.writeHead(302, { location: "/" }).end()
      response.writeHead(201, { "x-method": request.method ?? "" })
      request.pipe(response)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())
  beforeEach(() => (asked = 0))
  afterEach(() => jest.restoreAllMocks())

  it("answers as fetch does", async () => {
    const answer = await createGuardedFetch(LOCAL)(`http://127.0.0.1:${port}/`, {
      method: "POST",
      body: "hello",
    })
    expect([answer.status, answer.headers.get("x-method"), await answer.text()]).toEqual([
      201,
      "POST",
      "hello",
    ])
  })

  it("follows no redirect", async () => {
    const moved = createGuardedFetch(LOCAL)(`http://127.0.0.1:${port}/moved`)
    await expect(moved).rejects.toThrow("Redirects are not followed")
  })

  it("reaches no address that a name points to by the time of the connection", async () => {
    const answers = { "models.example": "127.0.0.1", "cloud.example": "169.254.169.254" }
    jest
      .spyOn(dns, "lookup")
      .mockImplementation(((
        host: keyof typeof answers,
        _options: unknown,
        callback: (error: null, addresses: object[]) => void
      ) => callback(null, [{ address: answers[host], family: 4 }])) as never)
    for (const host of Object.keys(answers)) {
      await expect(createGuardedFetch(LOCAL)(`http://${host}:${port}/`)).rejects.toThrow(
        /not an address that the store may reach/
      )
    }
    expect(asked).toBe(0)
  })
})
