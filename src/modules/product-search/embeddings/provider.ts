/** Turns texts into vectors of length 1, near each other when the texts mean much the same. */
export interface EmbeddingProvider {
  /** Names the model; vectors of different names are never compared. */
  readonly name: string
  /** From which cosine on a product has to do with a query that it shares no word with. */
  readonly nearEnough: number
  /** @throws when the texts can't be embedded now */
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** Brings a vector to length 1. */
export function normalized(vector: ArrayLike<number>): Float32Array {
  const copy = Float32Array.from(vector)
  let square = 0
  for (const value of copy) square += value * value
  const length = Math.sqrt(square) || 1
  for (let i = 0; i < copy.length; i++) copy[i] /= length
  return copy
}

export function toBytes(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
}

/** Undefined when the bytes are no vector. */
export function fromBytes(bytes: Uint8Array): Float32Array | undefined {
  if (!bytes.byteLength || bytes.byteLength % 4) return undefined
  const copy = new Uint8Array(bytes)
  return new Float32Array(copy.buffer)
}
