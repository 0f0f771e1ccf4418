/** Peers that are a single SQL statement, run by pgbench or, where there is none, through `pg`. */
import { spawn, spawnSync } from "node:child_process"
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { startWorker } from "./worker.mjs"

/** Every parameter is a random number from 1 to `upTo`. */
export const STATEMENTS = {
  debit: {
    name: "debit",
    sql: "SELECT peer_debit($1, 1, gen_random_uuid()::text)",
    parameters: 1,
    upTo: 1000,
  },
  pgledgerTransfer: {
    name: "pgledger-transfer",
    sql: "SELECT pgledger_create_transfer('wallet_' || $1::int, 'shop_' || $2::int, 1)",
    parameters: 2,
    upTo: 1000,
  },
}

/** pgbench's path, or undefined: the packaged PostgreSQL comes without it. */
export function findPgbench() {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : []
  const candidates = ["pgbench", ...versions.map((name) => path.join(debian, name, "bin/pgbench"))]
  return candidates.find((file) => spawnSync(file, ["--version"]).status === 0)
}

/**
 * Prepares to run statements on a database.
 *
 * @param {{url: string, folder: string}} options `folder` takes pgbench's scripts
 * @returns {{run(statement: object, load: {concurrency: number, seconds: number}): Promise<{rate: number, count: number}>, stop(): Promise<void>, program: string}}
 */
export function createStatementRunner({ url, folder }) {
  const pgbench = findPgbench()
  if (pgbench) {
    return {
      program: "pgbench -M prepared",
      run: (statement, load) => runPgbench(pgbench, { url, folder, statement, ...load }),
      stop: async () => undefined,
    }
  }
  const worker = startWorker("statements", { args: [url] })
  return {
    program: "pg (no pgbench found)",
    run: (statement, load) => worker.run({ statement, ...load }),
    stop: () => worker.stop(),
  }
}

async function runPgbench(program, { url, folder, statement, concurrency, seconds }) {
  const script = path.join(folder, `${statement.name}.sql`)
  writeFileSync(script, toScript(statement))
  const load = ["--client", String(concurrency), "--jobs", "2", "--time", String(seconds)]
  const args = ["--no-vacuum", "--protocol", "prepared", ...load, "--file", script, url]
  const output = await collect(program, args)
  const rate = /tps = ([0-9.]+) \(without initial/.exec(output)?.[1]
  const count = /transactions actually processed: (\d+)/.exec(output)?.[1]
  if (!rate || !count) {
    throw new Error(`pgbench said nothing of its rate:\n${output}`)
  }
  return { rate: Number.parseFloat(rate), count: Number.parseInt(count, 10) }
}

/** pgbench takes a statement from one line and variables by name. */
function toScript({ sql, parameters, upTo }) {
  const numbers = Array.from({ length: parameters }, (_, index) => index + 1)
  return [
    ...numbers.map((number) => `\\set p${number} random(1, ${upTo})`),
    `${sql.replaceAll(/\s+/g, " ").replaceAll(/\$(\d)/g, ":p$1")};`,
    "",
  ].join("\n")
}

function collect(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    let errors = ""
    child.stdout.on("data", (chunk) => (output += chunk))
    child.stderr.on("data", (chunk) => (errors += chunk))
    child.once("error", reject)
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`pgbench failed with ${code}:\n${errors}`))
    )
  })
}
