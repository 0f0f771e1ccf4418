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

/** In how many bits two fingerprints differ. */
export function fingerprintDistance(one: bigint, other: bigint): number {
  let different = one ^ other
  let count = 0
  for (; different; different &= different - 1n) count++
  return count
}
