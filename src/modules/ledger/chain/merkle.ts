import { hash } from "node:crypto"

/**
 * Merkle tree hash as RFC 6962 defines it (leaf prefix 0x00, node prefix 0x01), built from a
 * stream of leaves with memory for one hash per level.
 */
export class MerkleTree {
  /** Roots of complete subtrees, largest first, with their heights. */
  private readonly peaks: { height: number; hash: Buffer }[] = []
  private count = 0

  get size(): number {
    return this.count
  }

  add(leaf: Buffer): void {
    let node = { height: 0, hash: hashWithPrefix(0x00, leaf) }
    for (let last = this.peaks.at(-1); last?.height === node.height; last = this.peaks.at(-1)) {
      this.peaks.pop()
      node = { height: node.height + 1, hash: hashWithPrefix(0x01, last.hash, node.hash) }
    }
    this.peaks.push(node)
    this.count += 1
  }

  root(): Buffer {
    if (!this.peaks.length) {
      return hash("sha256", Buffer.alloc(0), "buffer")
    }
    return this.peaks
      .map((peak) => peak.hash)
      .reduceRight((right, left) => hashWithPrefix(0x01, left, right))
  }
}

function hashWithPrefix(prefix: number, ...parts: Buffer[]): Buffer {
  return hash("sha256", Buffer.concat([Buffer.of(prefix), ...parts]), "buffer")
}
