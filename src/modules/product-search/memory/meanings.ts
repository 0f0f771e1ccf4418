/** Vectors of products by number, all of one model. */
export class Meanings {
  private readonly vectors = new Map<number, Float32Array>()

  get size(): number {
    return this.vectors.size
  }

  put(number: number, vector: Float32Array) {
    this.vectors.set(number, vector)
  }

  remove(number: number) {
    this.vectors.delete(number)
  }

  /** The cosine of every product with a vector. */
  compare(query: Float32Array): Map<number, number> {
    const cosines = new Map<number, number>()
    for (const [number, vector] of this.vectors) {
      if (vector.length !== query.length) continue
      let sum = 0
      for (let i = 0; i < query.length; i++) sum += vector[i] * query[i]
      cosines.set(number, sum)
    }
    return cosines
  }
}
