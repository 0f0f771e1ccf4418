import type { Raster } from "./decode"
import type { Rectangle } from "./foreground"

const { abs, atan2, floor, hypot, max, min, PI, sign, sqrt } = Math

/** Blocks per side of a grid. */
export const BLOCKS = 24
/** Shades per axis (lightness, red–green, yellow–blue) of a block's colours. */
const SHADES = 4
export const COLOURS = SHADES ** 3
/** Directions of edges, over half a turn. */
export const DIRECTIONS = 8

/** Steps of brightness below which an edge is noise. */
const FAINTEST_EDGE = 2
/** To what the average of each channel is drawn, and how strongly: light and its colour vary. */
const MIDDLE = 128
const LIGHT_CORRECTION = 0.4
/** Half of the range of the two colour axes, after the square root that spreads pale colours. */
const CHROMA_RANGE = 13

/**
 * What the pixels of each block of a grid add up to. Any rectangle of blocks can be described from
 * it without another look at the pixels.
 */
export interface BlockGrid {
  /** Pixels per block. */
  count: Float32Array
  /** Per block, how much of each of `COLOURS` there is. */
  colours: Float32Array
  /** Per block, how strong the edges in each of `DIRECTIONS` are. */
  edges: Float32Array
  /** Per block, the sums of lightness, red–green and yellow–blue. */
  tones: Float32Array
}

/**
 * Lays a grid over a part of a picture and sums up each block.
 *
 * @param ignored 1 for each pixel of the raster that is left out
 */
export function layGrid(raster: Raster, box: Rectangle, ignored?: Uint8Array): BlockGrid {
  const grid: BlockGrid = {
    count: new Float32Array(BLOCKS ** 2),
    colours: new Float32Array(BLOCKS ** 2 * COLOURS),
    edges: new Float32Array(BLOCKS ** 2 * DIRECTIONS),
    tones: new Float32Array(BLOCKS ** 2 * 3),
  }
  const gains = lightGains(raster, box, ignored)
  const planes = toPlanes(raster, gains)
  for (let y = 0; y < box.height; y++) {
    const row = floor((y * BLOCKS) / box.height) * BLOCKS
    for (let x = 0; x < box.width; x++) {
      const pixel = (box.y + y) * raster.width + box.x + x
      if (ignored?.[pixel]) continue
      const block = row + floor((x * BLOCKS) / box.width)
      grid.count[block]++
      addColour(grid, block, planes, pixel)
      const inside = x > 0 && y > 0 && x < box.width - 1 && y < box.height - 1
      if (inside) addEdge(grid, block, planes.lightness, pixel, raster.width, ignored)
    }
  }
  return grid
}

interface Planes {
  lightness: Float32Array
  redGreen: Float32Array
  yellowBlue: Float32Array
}

function lightGains(raster: Raster, box: Rectangle, ignored?: Uint8Array): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const pixel = y * raster.width + x
      if (ignored?.[pixel]) continue
      count++
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] += raster.data[3 * pixel + channel]
      }
    }
  }
  return sums.map((sum) => (MIDDLE / (sum / count + 1)) ** LIGHT_CORRECTION)
}

function toPlanes({ data, width, height }: Raster, gains: readonly number[]): Planes {
  const size = width * height
  const planes = {
    lightness: new Float32Array(size),
    redGreen: new Float32Array(size),
    yellowBlue: new Float32Array(size),
  }
  for (let pixel = 0; pixel < size; pixel++) {
    const red = min(255, data[3 * pixel] * gains[0])
    const green = min(255, data[3 * pixel + 1] * gains[1])
    const blue = min(255, data[3 * pixel + 2] * gains[2])
    planes.lightness[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue
    planes.redGreen[pixel] = red - green
    planes.yellowBlue[pixel] = (red + green) / 2 - blue
  }
  return planes
}

/** A colour counts for the eight shades around it, by nearness: no step where a shade ends. */
function addColour(grid: BlockGrid, block: number, planes: Planes, pixel: number) {
  const lightness = planes.lightness[pixel]
  const redGreen = planes.redGreen[pixel]
  const yellowBlue = planes.yellowBlue[pixel]
  grid.tones[3 * block] += lightness
  grid.tones[3 * block + 1] += redGreen
  grid.tones[3 * block + 2] += yellowBlue
  const a = shade(lightness / 255)
  const b = shade(spread(redGreen))
  const c = shade(spread(yellowBlue))
  const a0 = min(SHADES - 2, floor(a))
  const b0 = min(SHADES - 2, floor(b))
  const c0 = min(SHADES - 2, floor(c))
  const [a1, b1, c1] = [a - a0, b - b0, c - c0]
  const first = block * COLOURS + (a0 * SHADES + b0) * SHADES + c0
  const { colours } = grid
  colours[first] += (1 - a1) * (1 - b1) * (1 - c1)
  colours[first + 1] += (1 - a1) * (1 - b1) * c1
  colours[first + SHADES] += (1 - a1) * b1 * (1 - c1)
  colours[first + SHADES + 1] += (1 - a1) * b1 * c1
  colours[first + SHADES ** 2] += a1 * (1 - b1) * (1 - c1)
  colours[first + SHADES ** 2 + 1] += a1 * (1 - b1) * c1
  colours[first + SHADES ** 2 + SHADES] += a1 * b1 * (1 - c1)
  colours[first + SHADES ** 2 + SHADES + 1] += a1 * b1 * c1
}

function shade(share: number): number {
  return max(0, min(1, share)) * (SHADES - 1)
}

function spread(chroma: number): number {
  return (sign(chroma) * sqrt(abs(chroma)) + CHROMA_RANGE) / (2 * CHROMA_RANGE)
}

function addEdge(
  grid: BlockGrid,
  block: number,
  lightness: Float32Array,
  pixel: number,
  width: number,
  ignored: Uint8Array | undefined
) {
  // Where the subject ends is the surface's doing as much as its own.
  if (
    ignored &&
    (ignored[pixel - 1] || ignored[pixel + 1] || ignored[pixel - width] || ignored[pixel + width])
  ) {
    return
  }
  const across = lightness[pixel + 1] - lightness[pixel - 1]
  const down = lightness[pixel + width] - lightness[pixel - width]
  const strength = hypot(across, down)
  if (strength <= FAINTEST_EDGE) return
  const angle = atan2(down, across)
  const direction = ((angle < 0 ? angle + PI : angle) / PI) * DIRECTIONS - 0.5
  const lower = floor(direction)
  const share = direction - lower
  grid.edges[block * DIRECTIONS + ((lower + DIRECTIONS) % DIRECTIONS)] += strength * (1 - share)
  grid.edges[block * DIRECTIONS + ((lower + 1) % DIRECTIONS)] += strength * share
}
