import { Meanings } from "../memory/meanings"

const vector = (seed: number, length = 10) =>
  Float32Array.from({ length }, (_, i) => Math.sin(seed * 7 + i))

describe("meanings", () => {
  it("compare every product of the query's model with it", () => {
    const meanings = new Meanings()
    for (const number of [1, 2, 3]) meanings.put(number, vector(number))
    meanings.put(4, vector(4, 12))
    const query = vector(9)
    const cosines = meanings.compare(query)
    expect([...cosines.keys()]).toEqual([1, 2, 3])
    for (const [number, cosine] of cosines) {
      const sum = vector(number).reduce((total, part, i) => total + part * query[i], 0)
      expect(cosine).toBeCloseTo(sum, 12)
    }
  })

  it("know of what came and went since the same query was compared", () => {
    const meanings = new Meanings()
    const query = vector(9)
    meanings.put(1, vector(1))
    meanings.compare(query)
    meanings.put(2, vector(2))
    expect([...meanings.compare(query).keys()]).toEqual([1, 2])
    meanings.remove(1)
    expect([...meanings.compare(query).keys()]).toEqual([2])
  })
})
