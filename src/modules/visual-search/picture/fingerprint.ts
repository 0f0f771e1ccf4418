import type { Raster } from "./decode"
import type { Rectangle } from "./foreground"

const ROWS = 8
const COLUMNS = 9

/**
 * 64 bits that say, for an 8 × 9 reduction of a part of a picture, where it gets brighter to the
 * right. Copies of a picture, recompressed or scaled, differ in a few bits.
 */
export function fingerprintOf(raster: Raster, box: Rectangle): bigint {
  const sums = new Float64Array(ROWS * COLUMNS)
  const counts = new Float64Array(ROWS * COLUMNS)
  for (let y = 0; y < box.height; y++) {
    const row = Math.floor((y * ROWS) / box.height) * COLUMNS
    for (let x = 0; x < box.width; x++) {
      const field = row + Math.floor((x * COLUMNS) / box.width)
      const pixel = 3 * ((box.y + y) * raster.width + box.x + x)
      const { data } = raster
      sums[field] += 299 * data[pixel] + 587 * data[pixel + 1] + 114 * data[pixel + 2]
      counts[field]++
    }
  }
  let bits = 0n
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const field = row * COLUMNS + column
      const brighter = sums[field + 1] / counts[field + 1] > sums[field] / counts[field]
      bits = (bits << 1n) | (brighter ? 1n : 0n)
    }
  }
  return bits
}

/** A fingerprint in two halves of 32 bits, which are cheaper to compare. */
export type Fingerprint = readonly [number, number]

export function splitFingerprint(bits: bigint): Fingerprint {
  return [Number(BigInt.asIntN(32, bits >> 32n)), Number(BigInt.asIntN(32, bits))]
}

/** In how many bits two fingerprints differ. */
export function fingerprintDistance(one: Fingerprint, other: Fingerprint): number {
  return countBits(one[0] ^ other[0]) + countBits(one[1] ^ other[1])
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
