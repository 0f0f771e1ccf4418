import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ENDPOINT, type Endpoint } from "../endpoint"
import { buildRoute, scanRoutes, tabulate } from "../routes"

const endpoint = {} as Endpoint

describe("routes", () => {
  const table = tabulate([
    buildRoute(["wallets", "[id]"], { GET: endpoint, PATCH: endpoint }),
    buildRoute(["wallets", "me"], { GET: endpoint }),
    buildRoute(["wallets"], { GET: endpoint }),
    buildRoute(["[kind]", "latest"], { POST: endpoint }),
    buildRoute(["codes", "[code]", "redeem"], { POST: endpoint }),
  ])
  const find = (url: string) => {
    const found = table.find(url)
    return found && [found.route.path, found.params]
  }

  it("prefer what is written out to parameters", () => {
    expect(find("/wallets/me")).toEqual(["/wallets/me", {}])
    expect(find("/wallets/7")).toEqual(["/wallets/{id}", { id: "7" }])
    expect(find("/wallets/latest")).toEqual(["/wallets/{id}", { id: "latest" }])
    expect(find("/codes/AB%20C/redeem")).toEqual(["/codes/{code}/redeem", { code: "AB%20C" }])
  })

  it("take one slash at the end for nothing, and no empty segments", () => {
    expect(find("/wallets/")).toEqual(["/wallets", {}])
    for (const unknown of ["", "/", "//wallets", "/wallets//", "/wallets//7", "/codes//redeem"]) {
      expect(find(unknown)).toBeUndefined()
    }
  })

  it("say which methods they allow", () => {
    expect(table.find("/wallets/7")?.route.allow).toBe("GET, PATCH, HEAD, OPTIONS")
    expect(table.find("/codes/x/redeem")?.route.allow).toBe("POST, OPTIONS")
  })

  it("are read from the place of their files", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "routes-"))
    try {
      const place = path.join(folder, "wallets", "[id]")
      mkdirSync(place, { recursive: true })
      const source = `const GET = Object.assign(() => {}, { [global.endpointSymbol]: {} })
        module.exports = { GET, POST: () => {}, helper: GET }`
      Object.assign(globalThis, { endpointSymbol: ENDPOINT })
      writeFileSync(path.join(place, "route.js"), source)
      writeFileSync(path.join(place, "schemas.js"), "throw new Error('not a route')")
      writeFileSync(path.join(place, "route.d.ts"), "not a route either")
      const { routes } = scanRoutes(folder)
      expect(routes.map(({ path, allow }) => [path, allow])).toEqual([
        ["/wallets/{id}", "GET, HEAD, OPTIONS"],
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
