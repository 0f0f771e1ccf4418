/** Vectors of products by number, all of one model. */
export class Meanings {
  private readonly vectors = new Map<number, Float32Array>()
  /** One search compares again for each limit that it gives up. */
  private last: { query: Float32Array; cosines: ReadonlyMap<number, number> } | undefined

  get size(): number {
    return this.vectors.size
  }

  put(number: number, vector: Float32Array) {
    this.vectors.set(number, vector)
    this.last = undefined
  }

  remove(number: number) {
    this.vectors.delete(number)
    this.last = undefined
  }

  /** The cosine of every product with a vector. */
  compare(query: Float32Array): ReadonlyMap<number, number> {
    if (this.last?.query === query) return this.last.cosines
    const cosines = new Map<number, number>()
    for (const [number, vector] of this.vectors) {
      if (vector.length !== query.length) continue
      cosines.set(number, multiply(vector, query))
    }
    this.last = { query, cosines }
    return cosines
  }
}

/** The scalar product of vectors of one length; four sums at once, which don't wait for each other. */
function multiply(one: Float32Array, other: Float32Array): number {
  const whole = one.length - (one.length % 4)
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let i = 0; i < whole; i += 4) {
    a += one[i] * other[i]
    b += one[i + 1] * other[i + 1]
    c += one[i + 2] * other[i + 2]
    d += one[i + 3] * other[i + 3]
  }
  for (let i = whole; i < one.length; i++) a += one[i] * other[i]
  return a + b + c + d
}
