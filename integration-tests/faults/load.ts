/**
 * A ledger under load that is to be hurt, and the judgement of what it looks like afterwards.
 *
 *   const load = await Load.on(database.url)
 *   const driver = await load.start()
 *   await sleep(500)
 *   await driver.kill()                       // or hurt the database
 *   await load.settle()                       // asks again for what nobody knows, with its key
 *   await load.judge()                        // throws when anything is wrong
 */
import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { transformSync } from "@swc/core"
import { Client } from "pg"
import { ROOT } from "../support/demo"
import { History, type Operation, readStored } from "../support/history"
import { findViolations } from "../support/violations"
import {
  findBrokenInvariants,
  LEDGER_KEYS,
  migrateLedger,
  openLedger,
  openWallets,
} from "../support/ledger"
import type { KillPoint } from "./driver/kill-points"
import { type DriverOrder, type LogLine, toCommand, toOperations } from "./driver/requests"

const WALLETS = 20
const WORKERS = 16
const CONNECTIONS = 6

export interface Driver {
  readonly pid: number
  /** Ends it politely: everything it asked for is known when this returns. */
  stop(): Promise<void>
  /** SIGKILL, and gone when this returns. */
  kill(): Promise<void>
  /** Resolves with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>
}

export class Load {
  private readonly history = new History()
  private readonly logs: string[] = []
  /** Logs of drivers that run. */
  private readonly running = new Set<string>()
  private readonly folder = mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "load-"))
  private readonly seed = Math.floor(Math.random() * 1_000_000)

  private constructor(
    private readonly url: string,
    private readonly wallets: number[]
  ) {}

  /** Makes a ledger in an empty database, with some money in every wallet. */
  static async on(url: string): Promise<Load> {
    await migrateLedger(url)
    const { ledger, close } = openLedger(url)
    const wallets = (await openWallets(ledger, WALLETS)).map(({ id }) => id)
    const load = new Load(url, wallets)
    for (const wallet_id of wallets) {
      const request = { tag: `fund ${wallet_id}`, wallet_id, kind: "credit", amount: "50" } as const
      await load.history.run(request, () => ledger.post([toCommand(request)]))
    }
    await close()
    return load
  }

  /** Starts a driver process; with a kill point, one that will kill itself there. */
  async start(kill?: { point: KillPoint; after: number }): Promise<Driver> {
    const name = `driver ${this.logs.length + 1}`
    const log = path.join(this.folder, `${this.logs.length + 1}.log`)
    writeFileSync(log, "")
    this.logs.push(log)
    const order: DriverOrder = {
      url: this.url,
      log,
      name,
      wallets: this.wallets,
      workers: WORKERS,
      connections: CONNECTIONS,
      seed: this.seed + this.logs.length,
      keys: LEDGER_KEYS,
    }
    const driver = await startDriver(order, kill)
    this.running.add(log)
    const ended = driver.ended.then((signal) => {
      this.running.delete(log)
      return signal
    })
    return {
      ...driver,
      ended,
      stop: async () => {
        await driver.stop()
        await ended
      },
      kill: async () => {
        await driver.kill()
        await ended
      },
    }
  }

  /** Acknowledged so far. */
  countDone(): number {
    return this.operations().filter(({ outcome }) => outcome.kind === "done").length
  }

  /** Resolves when the drivers get answers: on a busy machine they take their time to begin. */
  async isUnderWay(): Promise<void> {
    const before = this.countDone()
    const end = Date.now() + 60_000
    while (this.countDone() === before && Date.now() < end) await sleep(50)
  }

  /**
   * Whether to kill once more: so often, and until one kill has met a request whose commit was under way.
   * On a busy machine that takes a small part of a request's time, so that few kills meet one.
   */
  wantsKill(done: number, wanted: number): boolean {
    return done < wanted || (this.countUnknown() === 0 && done < wanted + 60)
  }

  /** How many requests nobody got an answer to. */
  countUnknown(): number {
    return this.operations().filter(({ outcome }) => outcome.kind === "unknown").length
  }

  /** How many requests failed with this in their error. */
  countFailed(reason: string): number {
    return this.operations().filter(
      ({ outcome }) => outcome.kind === "failed" && outcome.error.includes(reason)
    ).length
  }

  /** Asks again for everything with a key whose outcome nobody knows. */
  async settle(): Promise<void> {
    const open = findUndecided(this.operations())
    const { ledger, close } = openLedger(this.url)
    await Promise.all(
      [...open].map(async ([key, { tag, wallet_id, to_wallet_id, kind, amount, ...rest }]) => {
        const { partial, hold_id } = rest
        const request = { tag, wallet_id, to_wallet_id, kind, amount, partial, hold_id, key }
        await this.history.run(request, () => ledger.post([toCommand(request)]))
      })
    )
    await close()
  }

  /**
   * Nothing acknowledged is missing, nothing is half there, every key took effect once, and the
   * chain is whole.
   *
   * @throws when that is not so, with all that is wrong
   */
  async judge(): Promise<void> {
    const found = await this.findDamage()
    if (found.length) {
      throw new Error(
        `seed ${this.seed}: ${found.length} things are wrong:\n${found.slice(0, 20).join("\n")}`
      )
    }
  }

  /** Everything that `judge` would throw about. */
  async findDamage(): Promise<string[]> {
    const client = new Client({ connectionString: this.url })
    await client.connect()
    const stored = await readStored(client)
    const broken = await findBrokenInvariants(client)
    await client.end()
    const { ledger, close } = openLedger(this.url)
    const verification = await ledger.verify()
    await close()
    const operations = this.operations()
    const undecided = [...findUndecided(operations).keys()]
    return [
      ...(verification.ok ? [] : [`verify: ${JSON.stringify(verification.first_bad)}`]),
      ...broken,
      ...findViolations(operations, stored),
      ...undecided.map((key) => `nobody knows what became of ${key}`),
    ]
  }

  /** What a running driver waits for is not among them: it may still be told. */
  private operations(): Operation[] {
    const logged = this.logs.flatMap((log) => {
      const operations = toOperations(readLog(log))
      return this.running.has(log)
        ? operations.filter(({ returned }) => returned !== null)
        : operations
    })
    return [...this.history.operations, ...logged]
  }
}

/** Keys that were unknown once and have not got an answer since, with one of their operations. */
function findUndecided(operations: Operation[]): Map<string, Operation> {
  const open = new Map<string, Operation>()
  for (const operation of operations) {
    if (operation.key && operation.outcome.kind === "unknown") {
      open.set(operation.key, operation)
    }
  }
  for (const { key, outcome } of operations) {
    if (key && (outcome.kind === "done" || outcome.kind === "refused")) {
      open.delete(key)
    }
  }
  return open
}

/** The last line of a killed process may be half there: then it was never answered. */
function readLog(file: string): LogLine[] {
  const lines = readFileSync(file, "utf8").split("\n")
  return lines.slice(0, -1).map((line) => JSON.parse(line) as LogLine)
}

async function startDriver(
  order: DriverOrder,
  kill?: { point: KillPoint; after: number }
): Promise<Driver> {
  const folder = compileDriver()
  const script = path.join(folder, "integration-tests/faults/driver/load-driver.js")
  const preload = path.join(folder, "integration-tests/faults/driver/kill-points.js")
  const child = spawn(process.execPath, [...(kill ? ["--require", preload] : []), script], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_PATH: path.join(ROOT, "node_modules"),
      DRIVER_ORDER: JSON.stringify(order),
      ...(kill && { KILL_POINT: kill.point, KILL_AFTER: String(kill.after) }),
    },
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once("exit", (_, signal) => resolve(signal))
  })
  const early = await Promise.race([messageFrom(child), ended.then(() => "ended")])
  if (early) {
    throw new Error("the driver ended before it was ready")
  }
  return {
    pid: child.pid!,
    ended,
    stop: async () => {
      child.send("stop")
      await ended
    },
    kill: async () => {
      child.kill("SIGKILL")
      await ended
    },
  }
}

function messageFrom(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once("message", () => resolve()))
}

let compiled: string | undefined

/** Compiles the ledger's sources and the driver for plain Node, once per test file. */
function compileDriver(): string {
  if (compiled) {
    return compiled
  }
  compiled = mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "driver-"))
  for (const folder of [
    "src/modules/ledger",
    "src/concurrency",
    "src/database",
    "src/host",
    "integration-tests/faults/driver",
  ]) {
    for (const file of readdirSync(path.join(ROOT, folder), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (file.endsWith(".ts") && !file.includes("__tests__")) {
        compileFile(path.join(folder, file), compiled)
      }
    }
  }
  for (const file of ["integration-tests/support/history.ts", "src/secrets/keys.ts"]) {
    compileFile(file, compiled)
  }
  return compiled
}

function compileFile(file: string, into: string): void {
  const target = path.join(into, file.replace(/\.ts$/, ".js"))
  mkdirSync(path.dirname(target), { recursive: true })
  const { code } = transformSync(readFileSync(path.join(ROOT, file), "utf8"), {
    filename: file,
    swcrc: false,
    module: { type: "commonjs" },
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
  })
  writeFileSync(target, code)
}
