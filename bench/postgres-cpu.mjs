/** The CPU that a PostgreSQL cluster uses, all its processes together. Linux only. */
import { readdirSync, readFileSync } from "node:fs"

/** What the kernel counts in: USER_HZ, 100 on every Linux that Node runs on. */
const TICK_MS = 10

export const canReadCpu = process.platform === "linux"

/**
 * CPU milliseconds that a cluster has used so far: backends and background processes that live,
 * and those that have ended, which the kernel adds to their parent.
 *
 * @param {number} postmaster its process id
 */
export function readClusterCpu(postmaster) {
  const parent = readStat(postmaster)
  let ticks = parent.own + parent.ofEndedChildren
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) && readStat(name)
    if (stat && stat.parent === postmaster) {
      ticks += stat.own
    }
  }
  return ticks * TICK_MS
}

function readStat(pid) {
  let text
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    return undefined
  }
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map((n) => parseInt(n, 10))
  return {
    parent: Number.parseInt(fields[1], 10),
    own: user + system,
    ofEndedChildren: childUser + childSystem,
  }
}
