import type { Description } from "../picture/describe"
import { DESCRIPTOR_SIZE, LIKENESS_SCALE } from "../picture/descriptor"
import { ImageIndex } from "../scan/image-index"

let state = 1

/** A whole number from 0 to 31. */
function next() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state >>> 27
}

function makeDescription(views: number): Description {
  const descriptors = new Int8Array(views * DESCRIPTOR_SIZE).map(() => next() - 16)
  return { descriptors, fingerprint: (BigInt(state) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn }
}

/** The same, plainly. */
function likeness(one: Description, other: Description) {
  let best = -Infinity
  for (let a = 0; a < one.descriptors.length; a += DESCRIPTOR_SIZE) {
    for (let b = 0; b < other.descriptors.length; b += DESCRIPTOR_SIZE) {
      let sum = 0
      for (let at = 0; at < DESCRIPTOR_SIZE; at++) {
        sum += one.descriptors[a + at] * other.descriptors[b + at]
      }
      best = Math.max(best, sum)
    }
  }
  return Math.min(1, best / LIKENESS_SCALE)
}

const LOWEST = -1_000

describe("the index of pictures", () => {
  it("scans exactly: the likenesses are those of plain arithmetic", () => {
    const index = new ImageIndex()
    const pictures = Array.from({ length: 300 }, (_, at) => makeDescription(1 + (at % 11)))
    pictures.forEach((picture, at) => index.add(`i${at}`, `p${at}`, picture))
    for (const query of [makeDescription(1), makeDescription(2)]) {
      const found = index.search(query, LOWEST, 1_000)
      expect(found).toHaveLength(300)
      for (const { product_id, score } of found) {
        const expected = likeness(pictures[Number(product_id.slice(1))] as Description, query)
        expect(score).toBeCloseTo(expected, 10)
      }
      const scores = found.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((one, other) => other - one))
    }
  })

  it("counts the likest of a product's pictures, and each product once", () => {
    const index = new ImageIndex()
    const [good, bad, query] = [makeDescription(3), makeDescription(3), makeDescription(1)]
    index.add("a", "p", good)
    index.add("b", "p", bad)
    const [only, ...more] = index.search(query, LOWEST, 10)
    expect(more).toEqual([])
    expect(only?.score).toBeCloseTo(Math.max(likeness(good, query), likeness(bad, query)), 10)
  })

  it("leaves out what is less alike than the floor, and what is over the limit", () => {
    const index = new ImageIndex()
    for (let at = 0; at < 50; at++) index.add(`i${at}`, `p${at}`, makeDescription(2))
    const query = makeDescription(1)
    const all = index.search(query, LOWEST, 100)
    const floor = all[9]?.score as number
    expect(index.search(query, floor, 100).length).toBe(10)
    expect(index.search(query, LOWEST, 7)).toEqual(all.slice(0, 7))
  })

  it("puts copies first, however alike others are", () => {
    const index = new ImageIndex()
    const query = makeDescription(1)
    index.add("twin", "twin", { ...query, fingerprint: query.fingerprint ^ 0xffffffffn })
    index.add("copy", "copy", { ...makeDescription(1), fingerprint: query.fingerprint ^ 0b10110n })
    index.add("near", "near", { ...makeDescription(1), fingerprint: query.fingerprint ^ 0b11111n })
    const found = index.search(query, LOWEST, 3)
    expect(found.map(({ product_id, copy }) => [product_id, copy])).toEqual([
      ["copy", true],
      ["twin", false],
      ["near", false],
    ])
  })

  it("forgets what is removed and replaced, over and over", () => {
    const index = new ImageIndex()
    const kept = new Map<string, Description>()
    for (let step = 0; step < 3_000; step++) {
      const key = `i${next()}`
      if (next() > 20) {
        index.remove(key)
        kept.delete(key)
      } else {
        const picture = makeDescription(1 + (step % 4))
        index.add(key, key, picture)
        kept.set(key, picture)
      }
    }
    expect(index.size).toBe(kept.size)
    const query = makeDescription(2)
    const found = new Map(
      index.search(query, LOWEST, 1_000).map(({ product_id, score }) => [product_id, score])
    )
    expect([...found.keys()].sort()).toEqual([...kept.keys()].sort())
    for (const [key, picture] of kept) {
      expect(found.get(key)).toBeCloseTo(likeness(picture, query), 10)
    }
  })

  it("is empty at first", () => {
    expect(new ImageIndex().search(makeDescription(1), LOWEST, 5)).toEqual([])
  })
})
