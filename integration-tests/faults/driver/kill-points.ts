/**
 * Loaded before a driver (`--require`): makes its process kill itself at a chosen point of a
 * posting transaction, for the n-th time it comes by. The ledger knows nothing of it.
 */
import { Client } from "pg"

/** When in the life of a transaction. */
export type KillPoint =
  /** The wallets are locked and read, nothing is written. */
  | "before the write"
  /** Everything is written, COMMIT is not sent. */
  | "before COMMIT"
  /** COMMIT is on its way; whether it arrives is chance. */
  | "with COMMIT under way"
  /** The database has committed; nobody has been told. */
  | "before the answer"

const point = process.env.KILL_POINT as KillPoint
let left = Number.parseInt(process.env.KILL_AFTER!, 10)

type Done = (error: unknown, result: unknown) => void
type Query = (this: Client, config: { text?: string }, done: Done) => unknown

const prototype = Client.prototype as unknown as { query: Query }
const query = prototype.query

prototype.query = function (config, done) {
  const isWrite = config.text?.startsWith("WITH part_") ?? false
  const isCommit = config.text === "COMMIT;"
  if (point === "before the write" ? !isWrite : !isCommit) {
    return query.call(this, config, done)
  }
  left -= 1
  if (left > 0) {
    return query.call(this, config, done)
  }
  if (point === "before the write" || point === "before COMMIT") {
    process.kill(process.pid, "SIGKILL")
  }
  if (point === "with COMMIT under way") {
    // The socket is written to in this turn of the loop; the answer needs another.
    setImmediate(() => process.kill(process.pid, "SIGKILL"))
    return query.call(this, config, done)
  }
  return query.call(this, config, () => process.kill(process.pid, "SIGKILL"))
}
