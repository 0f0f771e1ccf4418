/** Child processes that do one job after the other, so that each starts warm. */
import { fork } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"

const HERE = path.dirname(fileURLToPath(import.meta.url))
const running = new Set()

/**
 * Starts `processes/NAME.mjs`.
 *
 * @returns {{run(job: object): Promise<object>, stop(): Promise<void>, pid: number}} `run` answers
 *   what the process answers and throws what it throws; one job at a time
 */
export function startWorker(name, { args = [], execArgv = [], env = {} } = {}) {
  const child = fork(path.join(HERE, "processes", `${name}.mjs`), args, {
    execArgv,
    env: { ...process.env, ...env, NODE_ENV: "production" },
    serialization: "advanced",
  })
  running.add(child)
  const ended = new Promise((resolve) => child.once("exit", resolve))
  ended.then(() => running.delete(child))
  return {
    pid: child.pid,
    run(job) {
      return new Promise((resolve, reject) => {
        const gone = () => reject(new Error(`${name} ended in the middle of a job`))
        child.once("exit", gone)
        child.once("message", ({ answer, error }) => {
          child.off("exit", gone)
          if (error) {
            reject(new Error(error))
          } else {
            resolve(answer)
          }
        })
        child.send(job)
      })
    },
    async stop() {
      if (child.connected) child.disconnect()
      const force = setTimeout(() => child.kill("SIGKILL"), 5_000)
      await ended
      clearTimeout(force)
    },
  }
}

/** Ends whatever still runs. */
export function killWorkers() {
  for (const child of running) {
    child.kill("SIGKILL")
  }
}

/** The other end: answers each job with what `work` makes of it, and ends with its parent. */
export function serveJobs(work) {
  process.on("message", async (job) => {
    try {
      process.send({ answer: await work(job) })
    } catch (error) {
      process.send({ error: error.stack })
    }
  })
  process.on("disconnect", () => process.exit(0))
}
