import { randomUUID } from "node:crypto"
import { DistributedTransaction } from "@medusajs/framework/orchestration"

/** The engine takes ids that begin with `auto-` for those of runs that nobody comes back to. */
const PREFIX = "auto-wallet-"

/** Where the engine keeps runs, as far as we meet it; it has no public name. */
interface Storage {
  get: (key: string, ...rest: unknown[]) => Promise<unknown>
}

const told = new WeakSet<Storage>()

/**
 * The context of a new run of a workflow. Before each run the engine asks the database for an
 * earlier one of the same id, which can't be there and takes longer than the run's own work (see
 * docs/performance.md); for ids that are made here it is told so at once.
 */
export function newRun(): { transactionId: string } {
  const { keyValueStore: storage } = DistributedTransaction as unknown as {
    keyValueStore?: Storage
  }
  if (storage && !told.has(storage)) {
    told.add(storage)
    const { get } = storage
    storage.get = (key, ...rest) =>
      isNew(key) ? Promise.resolve(undefined) : get.call(storage, key, ...rest)
  }
  return { transactionId: PREFIX + randomUUID() }
}

/** Keys are `<engine's prefix>:<workflow>:<transaction>`. */
function isNew(key: string): boolean {
  return key.slice(key.lastIndexOf(":") + 1).startsWith(PREFIX)
}
