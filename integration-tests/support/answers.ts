/** Whether answers agree with each other and with what is stored; see `violations.ts`. */
import type { Operation, StoredEntry } from "./history"

/** All answers under one key name one entry, of which at most one is not a replay. */
export function checkKeys(operations: Operation[]): string[] {
  const found: string[] = []
  for (const [key, same] of groupBy(operations, ({ key }) => key)) {
    const done = same.flatMap(({ outcome }) => (outcome.kind === "done" ? [outcome] : []))
    if (key === undefined || !done.length) {
      continue
    }
    const effects = new Set(
      done.map(({ entry, hold_id }) => (entry ? entry.mac : `hold ${hold_id}`))
    )
    if (effects.size > 1) {
      found.push(`key ${key} had ${effects.size} effects`)
    }
    if (done.filter(({ replayed }) => !replayed).length > 1) {
      found.push(`key ${key} was carried out more than once`)
    }
  }
  return found
}

/** What is stored is what was asked for: once, and not when it was refused. */
export function checkTags(operations: Operation[], stored: StoredEntry[]): string[] {
  const found: string[] = []
  const storedBy = groupBy(stored, ({ reason }) => reason)
  const askedFor = groupBy(operations, ({ tag }) => tag)
  for (const [tag, entries] of storedBy) {
    const asked = askedFor.get(tag)
    if (entries[0].type === "expiry") {
      continue
    }
    if (!asked) {
      found.push(`entry ${entries[0].id} (${tag}) was never asked for`)
    } else if (asked.every(({ outcome }) => ["refused", "failed"].includes(outcome.kind))) {
      found.push(`${tag} was refused or failed, but is stored`)
    }
    const transfer = asked?.find(({ kind }) => kind === "transfer")
    if (transfer) {
      found.push(...checkSides(transfer, entries))
    } else if (entries.length > 1) {
      found.push(`${tag} is stored ${entries.length} times`)
    }
  }
  const byId = new Map(stored.map((entry) => [entry.id, entry]))
  for (const { tag, outcome } of operations) {
    const told = outcome.kind === "done" ? [outcome.entry, outcome.counterpart] : []
    for (const acknowledged of told) {
      const entry = acknowledged && byId.get(acknowledged.id)
      if (acknowledged && !entry) {
        found.push(`${tag} was acknowledged as entry ${acknowledged.id}, which is not there`)
      } else if (entry && JSON.stringify(pick(entry)) !== JSON.stringify(pick(acknowledged))) {
        found.push(`${tag} was acknowledged as something else than is stored`)
      }
    }
  }
  return found
}

/** A transfer leaves one wallet and reaches the other, once and in the same amount. */
function checkSides({ tag, wallet_id, to_wallet_id }: Operation, entries: StoredEntry[]): string[] {
  const sides = entries.map((entry) => `${entry.type} ${entry.wallet_id} ${entry.amount}`).sort()
  const [{ amount }] = entries
  const expected = [`transfer_in ${to_wallet_id} ${amount}`, `transfer_out ${wallet_id} ${amount}`]
  return JSON.stringify(sides) === JSON.stringify(expected)
    ? []
    : [`${tag} is no whole transfer: ${sides.join(", ")}`]
}

export function groupBy<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) {
      group.push(item)
    } else {
      groups.set(keyOf(item), [item])
    }
  }
  return groups
}

function pick({ id, seq, type, amount, balance_before, balance_after, reason, mac }: StoredEntry) {
  return [id, seq, type, amount, balance_before, balance_after, reason, mac]
}
