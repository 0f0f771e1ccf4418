import { execFile, execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

const ROOT = path.join(__dirname, "../..")
const NAME = "medusa-plugin-wallet-assistant-types"

/** A project of somebody else's that has the packed package and openapi-fetch installed. */
let project: string

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "wallet-types-"))
  const [{ filename }] = JSON.parse(
    execFileSync(
      "npm",
      ["pack", path.join(ROOT, "packages/types"), "--json", "--pack-destination", project],
      { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }
    )
  )
  const installed = path.join(project, "node_modules", NAME)
  mkdirSync(installed, { recursive: true })
  const archive = path.join(project, filename)
  execFileSync("tar", ["-xzf", archive, "--strip-components=1", "-C", installed])
  for (const dependency of ["openapi-fetch", "openapi-typescript-helpers"]) {
    const from = path.join(ROOT, "node_modules", dependency)
    symlinkSync(from, path.join(project, "node_modules", dependency))
  }
  writeFileSync(path.join(project, "package.json"), '{ "type": "module" }')
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const IMPORTS = `
import type { CreditReceipt, Transaction, Wallet } from "${NAME}"
import { createWalletClient } from "${NAME}/client"
const wallet = createWalletClient({ baseUrl: process.argv[2] })
`

describe("the types package, in a project that has installed it", () => {
  it("compile what the interface allows, and nothing else", () => {
    const errors = compile(`${IMPORTS}
      const { data, error } = await wallet.GET("/wallets/me")
      const mine: Wallet | undefined = data
      const balance: string | undefined = mine?.balance
      const code: string | undefined = error?.code
      const path = { id: 12 }
      const credited = await wallet.POST("/wallets/{id}/credit", {
        params: { path },
        body: { amount: "1500", reason: "Late delivery" },
      })
      const amount = (receipt: CreditReceipt): string => receipt.amount
      const type = (transaction: Transaction) => transaction.type === "transfer_in"
      void [balance, code, credited, amount, type]

      const aNumber = { params: { path }, body: { amount: 1500, reason: "r" } }
      // @ts-expect-error -- amounts are strings
      await wallet.POST("/wallets/{id}/credit", aNumber)
      const incomplete = { params: { path }, body: { amount: "1" } }
      // @ts-expect-error -- a reason is required
      await wallet.POST("/wallets/{id}/credit", incomplete)
      // @ts-expect-error -- there is no such path
      await wallet.GET("/wallet")
    `)
    expect(errors).toEqual("")
  })

  it("compile a shopper's talk, with the nonce in a call or in the client", () => {
    const errors = compile(`
      import type { Cart } from "${NAME}/assistant"
      import { createAssistantClient } from "${NAME}/client"
      const nonce = { "X-Platform-Nonce": "n" }
      const assistant = createAssistantClient({ baseUrl: process.argv[2], headers: nonce })
      const body = { messages: [{ role: "user", content: "A lamp" }] }
      const turn = await assistant.POST("/message", { body })
      await assistant.POST("/message", { headers: nonce, body })
      await assistant.POST("/message", { params: { header: nonce }, body })
      const price: string | undefined = turn.data?.cards[0]?.price
      const code: string | undefined = turn.error?.code
      const found = await assistant.GET("/agent/search", { params: { query: { q: "lamp" } } })
      const total: number | undefined = found.data?.total
      const cart = (await assistant.POST("/cart", { body: { action: "view" } })).data
      const toPay = (mine: Cart): string => mine.total
      void [price, code, total, cart && toPay(cart)]

      const wrongHeader = { params: { header: { "X-Platform-Nonce": 1 } }, body }
      // @ts-expect-error -- a nonce is text
      await assistant.POST("/message", wrongHeader)
      // @ts-expect-error -- a message is needed
      await assistant.POST("/message", { headers: nonce })
      // @ts-expect-error -- the signature is needed
      await assistant.POST("/messaging", { body: {} })
      const signed = { header: { "X-Hub-Signature-256": "sha256=0" } }
      await assistant.POST("/messaging", { params: signed, body: {} })
      // @ts-expect-error -- ratings are up or down
      await assistant.POST("/feedback", { body: { rating: "so so" } })
    `)
    expect(errors).toEqual("")
  })

  it("compile what the dashboard asks for", () => {
    const errors = compile(`
      import { createAdminClient, createAssistantAdminClient } from "${NAME}/client"
      import type { Checkpoint } from "${NAME}/admin"
      const admin = createAdminClient({ baseUrl: process.argv[2] })
      const made = (await admin.POST("/ledger/checkpoints")).data?.checkpoint
      const hash = (checkpoint: Checkpoint): string => checkpoint.hash
      const stormed = await admin.POST("/storm", { body: { operations: 600 } })
      const held: boolean | undefined = stormed.data?.ok
      const assistant = createAssistantAdminClient({ baseUrl: process.argv[2] })
      const settings = (await assistant.GET("/settings")).data
      const cap: string | undefined = settings?.daily_spend_cap.amount
      void [made && hash(made), held, cap]

      // @ts-expect-error -- there is no such path
      await admin.GET("/wallets")
    `)
    expect(errors).toEqual("")
  })

  it("compile a receiver of webhooks and a reader of events, by the type of each", () => {
    const errors = compile(`${IMPORTS}
      import type { WalletEvent, WalletWebhook } from "${NAME}"
      const receive = (event: WalletWebhook): string | undefined => {
        switch (event.type) {
          case "wallet.credited":
          case "wallet.debited":
            return event.data.transaction.amount
          case "wallet.credit.expiring":
            return event.data.expiry_date
          case "wallet.ledger.checkpoint":
            return event.data.hash
          case "wallet.ping":
            return event.data.endpoint_id
        }
      }
      const { data } = await wallet.GET("/events")
      for (const event of data?.data ?? []) {
        const logged: WalletEvent = event
        const customer: string | undefined =
          logged.type === "wallet.updated" ? logged.data.wallet.customer_id : undefined
        void [receive(logged), customer]
      }

      const wrong = (event: WalletWebhook) => {
        // @ts-expect-error -- a checkpoint has no transaction
        if (event.type === "wallet.ledger.checkpoint") return event.data.transaction.amount
      }
      // @ts-expect-error -- there is no such type
      const unknown: WalletWebhook["type"] = "wallet.exploded"
      void [wrong, unknown]
    `)
    expect(errors).toEqual("")
  })

  it("calls the service", async () => {
    const { server, url } = await serve({ balance: "1500" })
    writeFileSync(
      path.join(project, "call.js"),
      `import { createWalletClient } from "${NAME}/client"
       const wallet = createWalletClient({ baseUrl: process.argv[2] })
       const { data } = await wallet.GET("/wallets/me")
       console.log(data.balance)`
    )
    const output = await run(["call.js", url])
    server.close()
    expect(output.trim()).toBe("1500")
  })
})

/** The compiler's complaints about a module; empty when there are none. */
function compile(source: string): string {
  writeFileSync(path.join(project, "consumer.ts"), source)
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, "node_modules/typescript/bin/tsc"),
      ...["--noEmit", "--strict", "--target", "es2022", "--lib", "es2023,dom"],
      ...["--module", "nodenext", "--types", "node", "--pretty", "false"],
      ...["--typeRoots", path.join(ROOT, "node_modules/@types"), "consumer.ts"],
    ],
    { cwd: project, encoding: "utf8" }
  )
  return stdout
}

function serve(body: unknown): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json")
    response.end(JSON.stringify(body))
  })
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, url: `http://127.0.0.1:${port}` })
    })
  })
}

/** Runs node in the project beside this process, which has to go on serving. */
function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: project, encoding: "utf8" }, (error, stdout) =>
      error ? reject(error) : resolve(stdout)
    )
  })
}
