/**
 * A PostgreSQL 17 cluster of one's own: the demo store's, the tests', the benchmarks'.
 *
 *   const postgres = await startPostgres({ dataDir: ".local/postgres" })
 *   postgres.url("store")          // postgres://postgres@localhost:PORT/store
 *   await postgres.stop()
 *
 * From a shell, for other languages and for tests that kill it:
 *
 *   node scripts/postgres.mjs start DIR [--port N] [--set name=value]…   prints {url,port,pid,dataDir,log}
 *   node scripts/postgres.mjs stop DIR
 *   node scripts/postgres.mjs remove DIR                                 stops and deletes
 *
 * The cluster listens on the loopback addresses only, syncs to disk (`fsync` on) and runs in a
 * process group of its own, so that Ctrl-C in a terminal doesn't stop it before its clients.
 */
import { spawn, spawnSync } from "node:child_process"
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { ownFolder, placeData, postgresUser, preparePrograms } from "./postgres-binaries.mjs"
import { commandOf, isAlive, send, waitForExit } from "./processes.mjs"
import { findFreePort } from "./ports.mjs"

const READY_TIMEOUT = 60_000

/** Runs as PostgreSQL's user, with nothing of our own environment that PostgreSQL would listen to. */
function spawnOptions() {
  const { PATH, TMPDIR, SystemRoot } = process.env
  return {
    ...postgresUser(),
    cwd: path.parse(process.cwd()).root,
    env: { PATH, TMPDIR, SystemRoot, LC_ALL: "C", TZ: "UTC" },
  }
}

/** Makes the cluster in a folder beside and renames it, so that a kill leaves no half a cluster. */
function initialise(programs, dataDir, password) {
  const partial = `${dataDir}.new`
  rmSync(partial, { recursive: true, force: true })
  ownFolder(partial)
  const args = ["--pgdata", partial, "--username=postgres", "--encoding=UTF8", "--locale=C"]
  args.push("--locale-provider=builtin", "--builtin-locale=C.UTF-8")
  const passwordFile = `${dataDir}.password`
  if (password) {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    const user = postgresUser()
    if (user) {
      chownSync(passwordFile, user.uid, user.gid)
    }
    args.push("--auth=scram-sha-256", `--pwfile=${passwordFile}`)
  } else {
    args.push("--auth=trust")
  }
  const result = spawnSync(programs.initdb, args, { ...spawnOptions(), encoding: "utf8" })
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr.trim()}`)
  }
  renameSync(partial, dataDir)
}

/** What `postmaster.pid` says: pid, port, status; undefined when there is none. */
function readLockFile(dataDir) {
  try {
    const lines = readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")
    return {
      pid: Number.parseInt(lines[0], 10),
      port: Number.parseInt(lines[3], 10),
      status: (lines[7] ?? "").trim(),
    }
  } catch {
    return undefined
  }
}

/**
 * Ends the server that still runs on the folder, if any. The pid in a lock file left by a crash may
 * belong to another program by now, so the command line must name this very folder.
 */
export async function stopPostgres(dataDir) {
  const folder = placeData(dataDir)
  const lock = readLockFile(folder)
  if (!lock?.pid || !isAlive(lock.pid) || !commandOf(lock.pid).includes(folder)) {
    return
  }
  for (const [signal, patience] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 10_000],
    ["SIGKILL", 5_000],
  ]) {
    send(lock.pid, signal)
    if (await waitForExit(lock.pid, patience)) {
      return
    }
  }
  throw new Error(`PostgreSQL (pid ${lock.pid}) does not end.`)
}

/** Ends the cluster and removes its data, wherever `placeData` has put it. */
export async function removePostgres(dataDir) {
  const folder = placeData(dataDir)
  await stopPostgres(folder)
  const leftovers = [folder, `${folder}.new`, `${folder}.port`, `${folder}.log`]
  for (const target of leftovers) {
    rmSync(target, { recursive: true, force: true })
  }
  if (folder !== path.resolve(dataDir)) {
    rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}

/** A new, empty folder under the system's temp folder that PostgreSQL's user may pass through. */
export function makeTempFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}

function lastLines(file, count) {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n").slice(-count) : []
}

async function launch(programs, { dataDir, port, settings, log }) {
  const args = ["-D", dataDir, "-p", String(port)]
  const defaults = {
    listen_addresses: "localhost",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    max_connections: "200",
    shared_buffers: "256MB",
  }
  for (const [name, value] of Object.entries({ ...defaults, ...settings })) {
    args.push("-c", `${name}=${value}`)
  }
  const output = openSync(log, "a")
  const child = spawn(programs.postgres, args, {
    ...spawnOptions(),
    detached: true,
    stdio: ["ignore", output, output],
  })
  closeSync(output)
  let ended = false
  child.once("exit", () => (ended = true))
  child.once("error", () => (ended = true))
  child.unref()
  const deadline = Date.now() + READY_TIMEOUT
  while (!ended && Date.now() < deadline) {
    const lock = readLockFile(dataDir)
    if (lock?.pid === child.pid && lock.status === "ready") {
      return child.pid
    }
    await sleep(20)
  }
  if (!ended) {
    send(child.pid, "SIGKILL")
  }
  return undefined
}

/**
 * Starts a cluster on a folder, making it first when it isn't there. A server that a killed parent
 * left behind on the same folder is stopped first.
 *
 * @param {object} options
 * @param {string} options.dataDir where the data is; see `placeData` for when it ends up elsewhere
 * @param {number} [options.port] the port to take; by default the last one used, else a free one
 * @param {Record<string, string>} [options.settings] server settings, as in postgresql.conf
 * @param {string} [options.password] of the user `postgres`; none means trust on loopback
 * @param {string} [options.log] file that the server's output is appended to
 * @returns {Promise<{url(database?: string): string, port: number, pid: number, dataDir: string, stop(): Promise<void>}>}
 */
export async function startPostgres({ dataDir, port, settings = {}, password, log }) {
  const programs = preparePrograms()
  const folder = placeData(dataDir)
  mkdirSync(path.dirname(folder), { recursive: true })
  const logFile = path.resolve(log ?? `${folder}.log`)
  mkdirSync(path.dirname(logFile), { recursive: true })
  if (!existsSync(path.join(folder, "PG_VERSION"))) {
    initialise(programs, folder, password)
  } else {
    ownFolder(folder)
    await stopPostgres(folder)
  }
  const portFile = `${folder}.port`
  const remembered = existsSync(portFile)
    ? Number.parseInt(readFileSync(portFile, "utf8"), 10)
    : undefined
  for (let attempt = 1; ; attempt++) {
    // Another program can take a port between the look and the start, hence the second attempt.
    const chosen = port ?? (await findFreePort(attempt === 1 ? remembered : undefined))
    const pid = await launch(programs, { dataDir: folder, port: chosen, settings, log: logFile })
    if (pid) {
      writeFileSync(portFile, `${chosen}\n`)
      const secret = password ? `:${encodeURIComponent(password)}` : ""
      return {
        url: (database = "postgres") =>
          `postgres://postgres${secret}@localhost:${chosen}/${database}`,
        port: chosen,
        pid,
        dataDir: folder,
        log: logFile,
        stop: () => stopPostgres(folder),
      }
    }
    if (attempt === 3) {
      const tail = lastLines(logFile, 8).join("\n  ")
      throw new Error(`PostgreSQL did not start (${logFile}):\n  ${tail}`)
    }
    await sleep(1_000)
  }
}

async function main([verb, dataDir, ...rest]) {
  const options = { dataDir, settings: {} }
  for (let index = 0; index < rest.length; index += 2) {
    if (rest[index] === "--port") {
      options.port = Number.parseInt(rest[index + 1], 10)
    } else if (rest[index] === "--set") {
      const [name, ...value] = rest[index + 1].split("=")
      options.settings[name] = value.join("=")
    }
  }
  if (verb === "start" && dataDir) {
    const { url, port, pid, dataDir: folder, log } = await startPostgres(options)
    console.log(JSON.stringify({ url: url(), port, pid, dataDir: folder, log }))
  } else if (verb === "stop" && dataDir) {
    await stopPostgres(dataDir)
  } else if (verb === "remove" && dataDir) {
    await removePostgres(dataDir)
  } else {
    console.error(
      "usage: node scripts/postgres.mjs start DIR [--port N] [--set name=value]… | stop DIR | remove DIR"
    )
    process.exitCode = 2
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // No top-level await: jest loads this file with `require`.
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
