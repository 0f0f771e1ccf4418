/**
 * PgBouncer in front of a database, in transaction mode: each transaction may get another session.
 *
 *   const pooler = await startPgBouncer(database.url)
 *   … connect to pooler.url …
 *   await pooler.stop()
 */
import { type ChildProcess, spawn } from "node:child_process"
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pgBouncerPath } from "./available"

export interface PgBouncer {
  url: string
  stop(): Promise<void>
}

/** It refuses to run as root. */
const NOBODY = 65_534

/** Where `hasPgBouncer` says that there is one. */
export async function startPgBouncer(target: string): Promise<PgBouncer> {
  const { hostname, port, pathname } = new URL(target)
  const folder = mkdtempSync(path.join(tmpdir(), "wallet-pgbouncer-"))
  const own = await freePort()
  const settings = path.join(folder, "pgbouncer.ini")
  const host = hostname === "localhost" ? "127.0.0.1" : hostname
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
ignore_startup_parameters = extra_float_digits,options
`
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY)
    chownSync(settings, NOBODY, NOBODY)
  }
  const child = spawn(pgBouncerPath!, ["-q", settings], {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ["ignore", "ignore", "inherit"],
  })
  await untilItListens(own, child)
  return {
    url: `postgres://postgres@localhost:${own}${pathname}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGKILL")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1")
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
      socket.once("connect", () => socket.destroy())
    })
    if (answers) return
    await sleep(20)
  }
  throw new Error(`pgbouncer ended with ${child.exitCode}`)
}
