/**
 * Functions of the built plugin, called in a process of their own on the database of a store under
 * test, for what no route shows by itself.
 *
 *   const inside = await startInside(store.databaseUrl)
 *   const cards = await inside.call("workflows/assistant/catalogue", "readCards", shopper, ids)
 *   await inside.stop()
 *
 * The function gets the application's container, then the arguments; what it returns comes back as
 * JSON, with bigint as text. What it throws is thrown here, with its `code` and `details`.
 */
import { spawn } from "node:child_process"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { DEMO, demoCommand, storeEnvironment } from "./demo"
import type { ScriptRun } from "./script"
import { findFreePort } from "./store"

const READY_TIMEOUT = 180_000

interface Answer {
  result?: unknown
  error?: { code?: string; message: string; details?: unknown }
}

export interface Inside {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- functions answer with every shape
  call(file: string, name: string, ...args: unknown[]): Promise<any>
  /** Runs a tool of the assistant for a shopper; its output is checked against its schema. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tools answer with every shape
  tool(name: string, shopper: unknown, input?: object): Promise<any>
  /** Runs a script of the plugin, as `runScript` does, without starting a process for it. */
  script(name: string, args?: string[]): Promise<ScriptRun>
  stop(): Promise<void>
}

export async function startInside(
  databaseUrl: string,
  env: Record<string, string> = {}
): Promise<Inside> {
  const port = await findFreePort()
  const { file, prefix } = demoCommand()
  const script = path.join(__dirname, "inside-server.js")
  const child = spawn(file, [...prefix, "exec", script, String(port)], {
    cwd: DEMO,
    stdio: ["ignore", "pipe", "pipe"],
    env: storeEnvironment({ DATABASE_URL: databaseUrl, ...env }),
  })
  const output: string[] = []
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const post = async (body: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  }
  const stop = async () => {
    child.kill("SIGKILL")
    await exited
  }
  const ask = async (body: object) => {
    const { result, error } = await post(body)
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const deadline = Date.now() + READY_TIMEOUT
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "{}" }).then(
      () => true,
      () => false
    )
    if (isReady) break
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The inside of the store did not start:\n${output.join("").slice(-8_000)}`)
    }
    await sleep(50)
  }
  return {
    call: (file, name, ...args) => ask({ file, name, args }),
    tool: (tool, shopper, input = {}) => ask({ tool, shopper, input }),
    script: async (script, args = []) => (await ask({ script, args })) as ScriptRun,
    stop,
  }
}
