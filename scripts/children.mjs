/**
 * Programs that the scripts start. Each runs in a process group of its own, with its output in
 * `.local/logs/NAME.log`, and is noted in `.local/children/PID` while it runs, so that whoever comes
 * after a `kill -9` can end what was left behind.
 */
import { spawn } from "node:child_process"
import {
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { stripVTControlCharacters } from "node:util"
import { LOCAL, LOGS, ROOT } from "./paths.mjs"
import { commandOf, isAlive, send, stopGroup } from "./processes.mjs"

const CHILDREN = path.join(LOCAL, "children")
const running = new Set()

/** A failure that is shown as it is, without a stack. */
export class Stop extends Error {}

export function lastLines(file, count = 15) {
  const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : ""
  return text ? text.split("\n").slice(-count) : []
}

/** One line of what went wrong, the end of the log, and where the rest is. */
export function describeFailure(what, log) {
  const lines = lastLines(log).map((line) => `  ${stripVTControlCharacters(line).slice(0, 300)}`)
  return [`${what} (${path.relative(ROOT, log)}):`, ...lines].join("\n")
}

/**
 * Starts a program.
 *
 * @param {string} name of the log file, and in messages
 * @param {string} file
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string>, onLine?: (line: string) => void}} options
 *   with `onLine`, which sees every line of the standard output, the program depends on our reading
 *   it; without, it writes its log by itself
 * @returns {{pid: number, log: string, ended: Promise<number | string>}} `ended` is the exit code or
 *   the signal's name
 */
export function startChild(name, file, args, { cwd = ROOT, env = process.env, onLine } = {}) {
  mkdirSync(LOGS, { recursive: true })
  mkdirSync(CHILDREN, { recursive: true })
  const log = path.join(LOGS, `${name}.log`)
  const output = openSync(log, "w")
  const stdio = ["ignore", onLine ? "pipe" : output, onLine ? "pipe" : output]
  const child = spawn(file, args, { cwd, env, stdio, detached: process.platform !== "win32" })
  closeSync(output)
  if (onLine) {
    const sink = createWriteStream(log)
    child.stderr.pipe(sink, { end: false })
    createInterface({ input: child.stdout }).on("line", (line) => {
      sink.write(`${line}\n`)
      onLine(line)
    })
  }
  const { pid } = child
  const note = path.join(CHILDREN, String(pid))
  if (pid) {
    writeFileSync(note, [file, ...args].join(" "))
    running.add(pid)
  }
  const ended = new Promise((resolve) => {
    const end = (result) => {
      if (pid) {
        running.delete(pid)
        rmSync(note, { force: true })
      }
      resolve(result)
    }
    child.once("error", (error) => end(error.message))
    child.once("close", (code, signal) => end(code ?? signal))
  })
  return { pid, log, ended }
}

/** Runs a program to its end; throws `Stop` with the end of its log when it fails. */
export async function runChild(name, file, args, options) {
  const { log, ended } = startChild(name, file, args, options)
  const result = await ended
  if (result !== 0) {
    throw new Stop(describeFailure(`${name} failed with ${result}`, log))
  }
}

/** Ends every program that this process has started and that still runs. */
export async function stopChildren() {
  await Promise.all(
    [...running].map(async (pid) => {
      await stopGroup(pid)
      rmSync(path.join(CHILDREN, String(pid)), { force: true })
    })
  )
}

/** For the very last moment, when nothing can be awaited any more. */
export function killChildren() {
  for (const pid of running) {
    send(-pid, "SIGKILL")
  }
}

/** Ends what a killed predecessor left running. A pid that another program has by now is left alone. */
export async function stopOrphans() {
  for (const name of existsSync(CHILDREN) ? readdirSync(CHILDREN) : []) {
    const note = path.join(CHILDREN, name)
    const pid = Number.parseInt(name, 10)
    if (isAlive(pid) && commandOf(pid) === readFileSync(note, "utf8")) {
      await stopGroup(pid)
    }
    rmSync(note, { force: true })
  }
}
