/** One `npm start` per checkout. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Stop } from "./children.mjs"
import { LOCAL } from "./paths.mjs"
import { commandOf, isAlive } from "./processes.mjs"

const PATIENCE = 2_500
const FILE = path.join(LOCAL, "start.lock")

function readHolder() {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"))
  } catch {
    return undefined
  }
}

function isRunning(holder) {
  return isAlive(holder.pid) && commandOf(holder.pid).includes("start.mjs")
}

/**
 * Takes the lock, or throws `Stop` with one line when another start holds it. One that is just
 * ending is waited for, one whose holder was killed is taken over.
 */
export async function takeLock(port) {
  mkdirSync(LOCAL, { recursive: true })
  const content = JSON.stringify({ pid: process.pid, port })
  for (const deadline = Date.now() + PATIENCE; ; await sleep(100)) {
    try {
      writeFileSync(FILE, content, { flag: "wx" })
      return
    } catch (error) {
      if (error.code !== "EEXIST") {
        throw error
      }
    }
    const holder = readHolder()
    if (!holder || !isRunning(holder)) {
      writeFileSync(FILE, content)
      return
    }
    if (Date.now() > deadline) {
      throw new Stop(
        `This checkout's store already runs on port ${holder.port} (pid ${holder.pid}). Stop it with: kill ${holder.pid}`
      )
    }
  }
}

/** Gives the lock back, if it is ours. */
export function releaseLock() {
  if (readHolder()?.pid === process.pid) {
    rmSync(FILE, { force: true })
  }
}
