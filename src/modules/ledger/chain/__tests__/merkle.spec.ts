import { createHash } from "node:crypto"
import fc from "fast-check"
import { MerkleTree } from "../merkle"

/** The leaves and roots of the certificate transparency project's own tests for RFC 6962. */
const LEAVES = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
]
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]

describe("the Merkle tree", () => {
  it.each(ROOTS.map((root, size) => [size, root] as const))(
    "of %d leaves has the known root",
    (size, root) => {
      const tree = new MerkleTree()
      LEAVES.slice(0, size).forEach((leaf) => tree.add(Buffer.from(leaf, "hex")))
      expect(tree.root().toString("hex")).toBe(root)
      expect(tree.size).toBe(size)
    }
  )

  it("has the root that the definition gives, whatever the leaves", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 4 }), { maxLength: 70 }), (leaves) => {
        const tree = new MerkleTree()
        leaves.forEach((leaf) => tree.add(Buffer.from(leaf)))
        expect(tree.root().toString("hex")).toBe(rootOf(leaves).toString("hex"))
      })
    )
  })

  it("can be asked in between and goes on growing", () => {
    const tree = new MerkleTree()
    LEAVES.forEach((leaf, index) => {
      tree.add(Buffer.from(leaf, "hex"))
      expect(tree.root().toString("hex")).toBe(ROOTS[index + 1])
    })
  })
})

/** RFC 6962, section 2.1, word for word. */
function rootOf(leaves: Uint8Array[]): Buffer {
  if (!leaves.length) {
    return createHash("sha256").digest()
  }
  if (leaves.length === 1) {
    return createHash("sha256").update(Buffer.of(0)).update(leaves[0]).digest()
  }
  let split = 1
  while (split * 2 < leaves.length) {
    split *= 2
  }
  return createHash("sha256")
    .update(Buffer.of(1))
    .update(rootOf(leaves.slice(0, split)))
    .update(rootOf(leaves.slice(split)))
    .digest()
}
