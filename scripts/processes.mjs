/**
 * Looking at and ending operating-system processes by their id.
 * Everything here must work before `node_modules` exists.
 */
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, readlinkSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** True while the process runs. A zombie has ended, even where nobody collects it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z"
  } catch {
    return process.platform !== "linux"
  }
}

/** The process's command line, or "" when it can't be read. */
export function commandOf(pid) {
  try {
    if (process.platform === "linux") {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
    }
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).trim()
  } catch {
    return ""
  }
}

/** The process that started this one; undefined when that can't be told. */
export function parentOf(pid) {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
      return Number.parseInt(stat.slice(stat.lastIndexOf(")") + 4), 10)
    }
    const text = execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" })
    return Number.parseInt(text, 10) || undefined
  } catch {
    return undefined
  }
}

/** Every process that works in a folder or names it on its command line, but this one. */
export function processesOf(folder) {
  const pids =
    process.platform === "linux"
      ? readdirSync("/proc").filter((name) => /^\d+$/.test(name))
      : execFileSync("ps", ["-axo", "pid="], { encoding: "utf8" }).split("\n")
  return pids
    .map((pid) => Number.parseInt(pid, 10))
    .filter((pid) => pid && pid !== process.pid && isAlive(pid))
    .filter((pid) => commandOf(pid).includes(folder) || workingFolderOf(pid).startsWith(folder))
}

/** Where the process works, or "" when it can't be told. */
function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ""
  }
}

/** Resolves to true when the process has ended within the time, else to false. */
export async function waitForExit(pid, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      return false
    }
    await sleep(20)
  }
  return true
}

/** Sends a signal; a process or group that is gone already is no error. */
export function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== "ESRCH") {
      throw error
    }
  }
}

/**
 * Ends a process that leads its own group, and whatever it has started: politely first, after
 * `grace` milliseconds by force.
 */
export async function stopGroup(pid, { signal = "SIGTERM", grace = 10_000 } = {}) {
  if (isAlive(pid)) {
    send(pid, signal)
    await waitForExit(pid, grace)
  }
  send(-pid, "SIGKILL")
  await waitForExit(pid, 5_000)
}
