/** PgBouncer in transaction mode in front of a database. */
import { spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findFreePort } from "../scripts/ports.mjs"

/** It refuses to run as root. */
const NOBODY = 65_534

export function findPgBouncer() {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
  return folders.map((folder) => path.join(folder, "pgbouncer")).find((file) => existsSync(file))
}

/** @returns {Promise<{url: string, stop(): Promise<void>}>} where the database is reached through it */
export async function startPgBouncer(target) {
  const { hostname, port, pathname, username } = new URL(target)
  const folder = mkdtempSync(path.join(tmpdir(), "wallet-bench-pgbouncer-"))
  const own = await findFreePort()
  const settings = path.join(folder, "pgbouncer.ini")
  const host = hostname === "localhost" ? "127.0.0.1" : hostname
  const lines = [
    "[databases]",
    `* = host=${host} port=${port} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 10",
    "ignore_startup_parameters = extra_float_digits,options",
  ]
  writeFileSync(settings, `${lines.join("\n")}\n`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY)
    chownSync(settings, NOBODY, NOBODY)
  }
  const child = spawn(findPgBouncer(), ["-q", settings], {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ["ignore", "ignore", "inherit"],
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  while (!(await answers(own))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    await sleep(20)
  }
  return {
    url: `postgres://${username}@localhost:${own}${pathname}`,
    async stop() {
      child.kill("SIGKILL")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("error", () => resolve(false))
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
  })
}
