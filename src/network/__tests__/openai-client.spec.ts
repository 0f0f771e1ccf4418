import { createServer } from "node:http"
import type { IncomingHttpHeaders, Server } from "node:http"
import type { AddressInfo } from "node:net"
import { OpenAiEmbeddings } from "../../modules/product-search/embeddings/openai"

const ENVIRONMENT = { OPENAI_ORG_ID: "org-of-the-host", OPENAI_PROJECT_ID: "project-of-the-host" }

let server: Server
let base_url: string
const asked: { path: string; headers: IncomingHttpHeaders }[] = []

beforeAll(async () => {
  Object.assign(process.env, ENVIRONMENT)
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", headers: request.headers })
    if (request.url?.startsWith("/moved")) {
      response.writeHead(307, { location: `${base_url}/elsewhere/embeddings` }).end()
      return
    }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ data: [{ index: 0, embedding: [3, 4] }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const name of Object.keys(ENVIRONMENT)) delete process.env[name]
  server.close()
})
beforeEach(() => asked.splice(0))

const embed = (path: string) =>
  new OpenAiEmbeddings({
    base_url: base_url + path,
    api_key: "sk-1",
    model: "m",
    timeout_ms: 1_000,
  }).embed(["a chair"])

describe("a service that speaks as OpenAI's does", () => {
  it("gets its key, and nothing of the host's environment", async () => {
    expect(await embed("/v1")).toEqual([Float32Array.from([0.6, 0.8])])
    const [{ path, headers } = { path: "", headers: {} }] = asked
    expect([path, headers.authorization]).toEqual(["/v1/embeddings", "Bearer sk-1"])
    expect(JSON.stringify(headers)).not.toContain("of-the-host")
  })

  it("can't send its key elsewhere", async () => {
    await expect(embed("/moved")).rejects.toThrow()
    expect(asked.map(({ path }) => path)).not.toContain("/elsewhere/embeddings")
  })
})
