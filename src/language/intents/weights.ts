import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import type { Language } from "../language"
import { INTENTS } from "../utterances"
import { type Features, PLACES } from "./features"

/** How much each feature speaks for each intent: `values` times `scale`, intents of a place together. */
export interface Weights {
  values: Float32Array | Int8Array
  scale: number
}

/** How likely each intent is, 0 to 1, all together 1, in the order of `INTENTS`. */
export function predict({ values, scale }: Weights, features: Features): Float64Array {
  const { length } = INTENTS
  const sums = new Float64Array(length)
  for (let i = 0; i < features.places.length; i++) {
    const base = features.places[i] * length
    const value = features.values[i] * scale
    for (let intent = 0; intent < length; intent++) sums[intent] += value * values[base + intent]
  }
  return softmax(sums)
}

function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  let total = 0
  for (let i = 0; i < sums.length; i++) total += sums[i] = Math.exp(sums[i] - most)
  for (let i = 0; i < sums.length; i++) sums[i] /= total
  return sums
}

const DIGEST_BYTES = 32
const SCALE_BYTES = 4

/** Where a built plugin has its weights; tests, which run the sources, name a folder. */
export function weightsFile(folder = process.env.INTENT_WEIGHTS ?? __dirname): string {
  return path.join(folder, "weights", "all.bin")
}

/** What `readWeights` reads: compressed, with a digest of what was learned from. */
export function packWeights(languages: readonly Language[], { values, scale }: Weights): Buffer {
  const head = Buffer.alloc(SCALE_BYTES)
  head.writeFloatLE(scale)
  const body = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  return gzipSync(Buffer.concat([digestOf(languages), head, body]))
}

/** Weights that the build left behind; undefined without, or where the languages have changed since. */
export function readWeights(languages: readonly Language[], folder?: string): Weights | undefined {
  const file = weightsFile(folder)
  if (!existsSync(file)) return undefined
  const bytes = gunzipSync(readFileSync(file))
  const start = DIGEST_BYTES + SCALE_BYTES
  const isCurrent =
    bytes.subarray(0, DIGEST_BYTES).equals(digestOf(languages)) &&
    bytes.length === start + PLACES * INTENTS.length
  if (!isCurrent) return undefined
  return {
    values: new Int8Array(bytes.buffer, bytes.byteOffset + start, bytes.length - start),
    scale: bytes.readFloatLE(DIGEST_BYTES),
  }
}

/** Of all that features are made of. */
function digestOf(languages: readonly Language[]): Buffer {
  const learned = languages.map(({ code, utterances, services, questions, shop, stop }) => [
    code,
    utterances,
    services,
    questions,
    shop,
    stop,
  ])
  return createHash("sha256").update(JSON.stringify(learned)).digest()
}
