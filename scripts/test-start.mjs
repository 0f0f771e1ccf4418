/**
 * `npm run test:start`: does `npm start` bring up a store on a machine that has nothing, and clean up
 * after itself?
 *
 * Works on a copy of this checkout in a temp folder, so that a store that runs here is left alone:
 * first start without the dashboard, what it says and writes, a start beside it, `kill -9` of
 * everything, a port that is taken, second start, SIGTERM. The last line is
 * `N passed, N failed, N skipped`.
 */
import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { buildPlugin, isPluginBuilt } from "./builds.mjs"
import { check, conclude, countFailure, expect } from "./checks.mjs"
import { killChildren, stopChildren } from "./children.mjs"
import { checkNode, install, isInstalled, npmCommand } from "./install.mjs"
import { ROOT } from "./paths.mjs"
import { findFreePort, isPortFree } from "./ports.mjs"
import { makeTempFolder, removePostgres } from "./postgres.mjs"
import { processesOf, send } from "./processes.mjs"
import { step } from "./progress.mjs"

const READY = /^ {2}The store is ready at (\S+)$/m
const READY_TIMEOUT = 480_000
const END_TIMEOUT = 30_000
const HIDDEN_LOCK = ".package-lock.json"
const NOT_COPIED = new Set(["node_modules", ".git", ".local", "demo/static", "demo/public"])

/** The checkout as it is, with the packages that are installed here. */
function copyCheckout(folder) {
  cpSync(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source).split(path.sep).join("/")),
  })
  const [from, to] = [path.join(ROOT, "node_modules"), path.join(folder, "node_modules")]
  mkdirSync(to)
  // A file of its own, newer than the lock file: nothing may be installed through the links.
  copyFileSync(path.join(from, HIDDEN_LOCK), path.join(to, HIDDEN_LOCK))
  for (const name of readdirSync(from).filter((name) => name !== HIDDEN_LOCK)) {
    const source = path.join(from, name)
    // Links are workspaces: they lead into the copy.
    const target = lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source
    symlinkSync(target, path.join(to, name))
  }
}

/** `npm start -- --no-admin` in the copy. */
function start(folder, port) {
  const [npm, args] = npmCommand()
  const env = { PORT: String(port) }
  for (const [name, value] of Object.entries(process.env)) {
    // What npm says to us is about this checkout.
    if (!/^(npm_|INIT_CWD$|PORT$|DATABASE_URL$)/.test(name)) {
      env[name] = value
    }
  }
  const child = spawn(npm, [...args, "start", "--silent", "--", "--no-admin"], {
    cwd: folder,
    env,
    detached: true,
  })
  const run = { pid: child.pid, output: "", errors: "", code: undefined }
  child.stdout.on("data", (data) => (run.output += data))
  child.stderr.on("data", (data) => (run.errors += data))
  child.once("error", (error) => (run.code = error.message))
  child.once("close", (code, signal) => (run.code = code ?? signal))
  return run
}

async function waitUntil(isDone, patience, describe) {
  for (const deadline = Date.now() + patience; !(await isDone()); await sleep(50)) {
    expect(Date.now() < deadline, describe())
  }
}

const describe = ({ output, errors }) => `${output}${errors}`

async function waitUntilReady(run) {
  const isDecided = () => READY.test(run.output) || run.code !== undefined
  await waitUntil(isDecided, READY_TIMEOUT, () => `Not ready in time:\n${describe(run)}`)
  expect(run.code === undefined, `It ended with ${run.code}:\n${describe(run)}`)
}

async function checkReady(name, run) {
  await check(name, () => waitUntilReady(run), { isGround: true })
  // What it did on the way, and how long each step took.
  console.log(run.output.split(READY)[0].trimEnd().replaceAll(/^/gm, "  "))
}

async function waitForEnd(run) {
  const hasEnded = () => run.code !== undefined
  await waitUntil(hasEnded, END_TIMEOUT, () => `It did not end:\n${describe(run)}`)
  return run.code
}

/** A start that must not succeed: exit code 1 and one line that says why. */
async function expectRefusal(run, line) {
  const code = await waitForEnd(run)
  // npm tells of settings that it does not know.
  const lines = run.errors.split("\n").filter((text) => text.trim() && !text.startsWith("npm warn"))
  expect(code === 1, `It ended with ${code}`)
  expect(lines.length === 1 && line.test(lines[0]), `It said: ${lines.join("\n") || "nothing"}`)
}

const isText = (value) => typeof value === "string" && value.length > 0
const isNumber = (value) => Number.isInteger(value) && value > 0

/** Every field that scripts may rely on. */
function checkCredentials(credentials, file, port) {
  const {
    admin,
    application_password: access,
    api_keys: keys,
    customers,
    messaging,
    agent,
  } = credentials
  const fields = {
    base_url: credentials.base_url === `http://localhost:${port}`,
    admin: isText(admin?.email) && isText(admin?.password),
    application_password: isText(access?.username) && isText(access?.password),
    api_keys: ["read", "write", "read_write"].every(
      (scope) => isText(keys?.[scope]?.consumer_key) && isText(keys[scope].consumer_secret)
    ),
    customers:
      customers?.length >= 4 &&
      customers.every(
        ({ email, password, user_id, wallet_id, currency }) =>
          [email, password, currency].every(isText) && [user_id, wallet_id].every(isNumber)
      ),
    agent: isText(agent?.allowance) && isText(agent.variant_id),
    messaging: isText(messaging?.verify_token) && isText(messaging?.app_secret),
    "mode 600": process.platform === "win32" || (statSync(file).mode & 0o777) === 0o600,
  }
  const wrong = Object.keys(fields).filter((name) => !fields[name])
  expect(wrong.length === 0, `Missing or wrong: ${wrong.join(", ")}`)
}

/** Runs a command of the banner as if it had been pasted. */
function paste(run, name, cwd) {
  const command = new RegExp(`^ {2}${name} +(curl .*)$`, "m").exec(run.output)?.[1]
  expect(command, `The banner has no ${name}`)
  const answer = execFileSync("sh", ["-c", command], { cwd, encoding: "utf8" })
  return JSON.parse(answer)
}

/** The last threads of a process, and their sockets, outlive it by a moment. */
async function waitUntilNothingIsLeft(folder, port) {
  await waitUntil(
    async () => processesOf(folder).length === 0 && (await isPortFree(port)),
    END_TIMEOUT,
    () => `Still running: ${processesOf(folder).join(", ") || `whoever has port ${port}`}`
  )
}

/** @returns how many processes that were */
async function killEverything(folder, run) {
  const pids = processesOf(folder)
  send(-run.pid, "SIGKILL")
  pids.forEach((pid) => send(pid, "SIGKILL"))
  await waitForEnd(run)
  return pids.length
}

async function run(folder) {
  const port = await findFreePort()
  const file = path.join(folder, ".local", "credentials.json")
  const first = start(folder, port)
  await checkReady("the first start gets ready", first)
  await check("the credentials have all their fields", async () =>
    checkCredentials(JSON.parse(readFileSync(file, "utf8")), file, port)
  )
  await check("the banner's commands work as pasted", async () => {
    expect(paste(first, "Wallets", folder).data.length === 3, "no three wallets")
    const { amount } = paste(first, "Credit", folder)
    expect(amount === "500", `credited ${amount}`)
    const { status, continue_url } = paste(first, "Agent", folder)
    expect(status === "requires_escalation", `the agent's checkout is ${status}`)
    expect(isText(continue_url), "the agent's checkout leads nobody on")
  })
  const before = await check("wallets can be read", async () => paste(first, "Wallets", folder))
  await check("a start beside it is refused in one line", () =>
    expectRefusal(
      start(folder, port),
      /^This checkout's store already runs on port \d+ \(pid \d+\)/
    )
  )
  await check("kill -9 ends the whole", async () => {
    const count = await killEverything(folder, first)
    expect(count >= 4, `only ${count} processes`)
    await waitUntilNothingIsLeft(folder, port)
  })
  await check("a start on a port that is taken is refused in one line", async () => {
    const squatter = createServer().listen(port, "127.0.0.1")
    await once(squatter, "listening")
    try {
      await expectRefusal(start(folder, port), new RegExp(`^Port ${port} is in use\\.`))
    } finally {
      await new Promise((resolve) => squatter.close(resolve))
    }
  })
  const second = start(folder, port)
  await checkReady("the second start gets ready", second)
  await check("nothing of the wallets is lost", async () => {
    const after = paste(second, "Wallets", folder)
    expect(JSON.stringify(after.data) === JSON.stringify(before.data), "the wallets differ")
  })
  await check("SIGTERM leaves no process behind", async () => {
    send(second.pid, "SIGTERM")
    await waitForEnd(second)
    await waitUntilNothingIsLeft(folder, port)
  })
}

process.on("exit", killChildren)
const folder = path.join(realpathSync(makeTempFolder("wallet-start-")), "checkout")
async function cleanUp() {
  await stopChildren()
  processesOf(folder).forEach((pid) => send(pid, "SIGKILL"))
  await removePostgres(path.join(folder, ".local", "postgres"))
  rmSync(path.dirname(folder), { recursive: true, force: true })
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => void cleanUp().then(() => process.exit(1)))
}
try {
  checkNode()
  if (!isInstalled()) {
    await step("Packages", () => install())
  }
  if (!isPluginBuilt()) {
    await step("Plugin", () => buildPlugin())
  }
  copyCheckout(folder)
  await run(folder)
} catch (error) {
  countFailure(error)
} finally {
  await cleanUp()
}
conclude()
