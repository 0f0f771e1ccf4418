import type { KeyRing } from "../chain/key-ring"
import { MerkleTree } from "../chain/merkle"
import {
  type CheckpointBody,
  type CheckpointRow,
  encodeLeaf,
  hashBody,
  readCheckpoints,
} from "../store/checkpoints"
import type { Database, Transaction } from "../../../database/connection"
import { ChainChecker, type Finding, type StoredWallet } from "./chain-checker"
import { readEntries } from "./read-entries"
import { readExpiryMoves, readHeads, readLots, readWallets, WALLETS_PER_SLICE } from "./stored"
import { checkTransfers } from "./transfers"

export interface VerifyProgress {
  wallets: number
  entries: number
}

export interface Verification extends VerifyProgress {
  ok: boolean
  checkpoints: number
  first_bad?: Finding
}

export interface VerifyOptions {
  /** The newest checkpoint that somebody outside has seen: its number and hash. */
  knownCheckpoint?: { number: number; hash: string }
  onProgress?: (progress: VerifyProgress) => void
  /** Check the chains of these wallets and nothing else. */
  walletIds?: number[]
}

const NO_HEADS = new MerkleTree().root().toString("hex")
const CHECKPOINTS_PER_READ = 1000

/**
 * Chains lie in an index, by which their entries come one after the other and at once. PostgreSQL,
 * which takes jumps to other pages for four times as dear as they are, would rather sort each slice,
 * in files and with the help of the processors that others need.
 */
const SETTINGS = [
  "SET LOCAL random_page_cost = 1.1",
  "SET LOCAL max_parallel_workers_per_gather = 0",
].join("; ")

/**
 * Reads the whole ledger as one snapshot sees it and stops at the first thing that is wrong:
 * checkpoints first, then wallet by wallet in id order.
 */
export async function verifyLedger(
  database: Database,
  keys: KeyRing,
  options: VerifyOptions
): Promise<Verification> {
  return await database.transaction(
    async (transaction) => await new Verifier(transaction, keys, options).run(),
    { isolation: "repeatable read", readOnly: true, settings: SETTINGS }
  )
}

class Verifier {
  private readonly progress = { wallets: 0, entries: 0 }
  private readonly heads = new MerkleTree()
  private checkpoints = 0
  /** The newest key that a checkpoint has named, and the one before the newest checkpoint. */
  private readonly namedKey = { newest: 0, before: 0 }

  constructor(
    private readonly connection: Transaction,
    private readonly keys: KeyRing,
    private readonly options: VerifyOptions
  ) {}

  async run(): Promise<Verification> {
    const { walletIds } = this.options
    if (walletIds) {
      return this.conclude(await this.checkEach(walletIds))
    }
    const checked = await this.checkCheckpoints()
    const finding =
      checked.finding ??
      (await this.checkWallets()) ??
      (await checkTransfers(this.connection)) ??
      this.checkRoot(checked.last)
    return this.conclude(finding)
  }

  private conclude(finding: Finding | null): Verification {
    return {
      ok: finding === null,
      ...this.progress,
      checkpoints: this.checkpoints,
      ...(finding && { first_bad: finding }),
    }
  }

  private async checkEach(walletIds: number[]): Promise<Finding | null> {
    for (const id of walletIds) {
      const [wallet] = await readWallets(this.connection, id - 1)
      const found = wallet?.id === id ? [wallet] : []
      const finding = await this.checkSlice(found, id - 1, id)
      if (finding) {
        return finding
      }
    }
    return null
  }

  /** Numbers, links and signatures of all checkpoints. */
  private async checkCheckpoints(): Promise<{
    finding: Finding | null
    last: CheckpointRow | null
  }> {
    let last: CheckpointRow | null = null
    let known: CheckpointRow | undefined
    for (let rows: CheckpointRow[] = []; ;) {
      rows = await readCheckpoints(
        this.connection,
        `WHERE number > $1::bigint ORDER BY number LIMIT ${CHECKPOINTS_PER_READ}`,
        [last?.number ?? 0]
      )
      for (const row of rows) {
        const detail = this.checkLink(row, last)
        if (detail) {
          return {
            finding: { problem: "checkpoint_invalid", checkpoint: row.number, detail },
            last,
          }
        }
        last = row
        if (row.number === this.options.knownCheckpoint?.number) {
          known = row
        }
        this.checkpoints += 1
      }
      if (rows.length < CHECKPOINTS_PER_READ) {
        return { finding: this.checkKnown(known), last }
      }
    }
  }

  private checkLink(row: CheckpointRow, last: CheckpointRow | null): string | null {
    if (row.number !== (last?.number ?? 0) + 1) {
      return `checkpoint ${(last?.number ?? 0) + 1} is not there`
    }
    if (!this.keys.has(row.key_id)) {
      return `key ${row.key_id} is not configured`
    }
    // First of all: what nobody signed may not even be JSON.
    if (!this.keys.isSignedCheckpoint(row.body, row.key_id, row.signature)) {
      return "its signature is wrong"
    }
    const body = JSON.parse(row.body) as CheckpointBody
    const { key_id = row.key_id } = body
    if (
      body.number !== row.number ||
      body.created_at !== row.created_at.toISOString() ||
      key_id !== row.key_id
    ) {
      return "its number, date or key is not the one that was signed"
    }
    if (key_id < this.namedKey.newest) {
      return `key ${this.namedKey.newest} had replaced key ${key_id} when it was signed`
    }
    this.namedKey.before = this.namedKey.newest
    this.namedKey.newest = body.key_id ?? this.namedKey.newest
    return body.previous === (last && hashBody(last.body))
      ? null
      : "it does not follow from the one before"
  }

  private checkKnown(found: CheckpointRow | undefined): Finding | null {
    const { knownCheckpoint: known } = this.options
    if (!known || found?.hash === known.hash) {
      return null
    }
    return {
      problem: "checkpoint_missing",
      checkpoint: known.number,
      detail: found ? "another checkpoint bears this number" : "the ledger ends before it",
    }
  }

  private async checkWallets(): Promise<Finding | null> {
    for (let after = Number.MIN_SAFE_INTEGER; ;) {
      const wallets = await readWallets(this.connection, after)
      const upTo = wallets.length < WALLETS_PER_SLICE ? null : wallets.at(-1)!.id
      const finding = await this.checkSlice(wallets, after, upTo)
      this.options.onProgress?.({ ...this.progress })
      if (finding || upTo === null) {
        return finding
      }
      after = upTo
    }
  }

  private async checkSlice(
    wallets: StoredWallet[],
    after: number,
    upTo: number | null
  ): Promise<Finding | null> {
    const heads = await readHeads(this.connection, after, upTo)
    for (const [id, head] of heads) {
      this.heads.add(encodeLeaf({ id, ...head }))
    }
    const lots = await readLots(this.connection, after, upTo)
    const moves = await readExpiryMoves(this.connection, after, upTo)
    for (const [witness, ids] of [
      ["a checkpoint", heads.keys()],
      ["a lot", lots.keys()],
      ["a moved expiry", moves.keys()],
    ] as const) {
      const removed = firstMissing(ids, wallets)
      if (removed !== undefined) {
        return walletRemoved(removed, witness)
      }
    }
    const queue = wallets.values()
    let current: { wallet: StoredWallet; checker: ChainChecker } | undefined
    const advance = (): Finding | null => {
      const finding = current?.checker.end(lots.get(current.wallet.id) ?? new Map()) ?? null
      const { value: wallet } = queue.next()
      current = wallet && {
        wallet,
        checker: new ChainChecker(
          wallet,
          heads.get(wallet.id),
          this.keys,
          this.namedKey.before,
          moves.get(wallet.id)
        ),
      }
      this.progress.wallets += wallet && !finding ? 1 : 0
      return finding
    }
    let finding = advance()
    let reported = this.progress.entries
    for await (const entries of readEntries(this.connection, after, upTo)) {
      for (const entry of entries) {
        const { wallet_id } = entry
        // The stream has to be read to its end even after a finding, or the connection is lost.
        while (!finding && current && current.wallet.id < wallet_id) {
          finding = advance()
        }
        if (!finding) {
          finding =
            current?.wallet.id === wallet_id
              ? current.checker.next(entry)
              : walletRemoved(wallet_id, `entry ${entry.id}`)
          this.progress.entries += finding ? 0 : 1
        }
      }
      if (this.progress.entries - reported >= 50_000) {
        reported = this.progress.entries
        this.options.onProgress?.({ ...this.progress })
      }
    }
    while (!finding && current) {
      finding = advance()
    }
    return finding
  }

  private checkRoot(last: CheckpointRow | null): Finding | null {
    const signed = last ? (JSON.parse(last.body) as CheckpointBody).root : NO_HEADS
    if (signed === this.heads.root().toString("hex")) {
      return null
    }
    return {
      problem: "checkpoint_mismatch",
      ...(last && { checkpoint: last.number }),
      detail: last
        ? "the heads kept with it are not those that were signed"
        : "heads are kept of a checkpoint that is not there",
    }
  }
}

function firstMissing(ids: Iterable<number>, wallets: StoredWallet[]): number | undefined {
  const present = new Set(wallets.map(({ id }) => id))
  return [...ids].find((id) => !present.has(id))
}

function walletRemoved(walletId: number, witness: string): Finding {
  return {
    problem: "wallet_removed",
    wallet_id: walletId,
    detail: `${witness} knows this wallet, but it is not there`,
  }
}
