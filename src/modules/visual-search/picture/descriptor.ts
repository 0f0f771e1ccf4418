import { BLOCKS, COLOURS, DIRECTIONS } from "./block-grid"
import type { BlockGrid } from "./block-grid"

/** Cells per side, for where in the picture something is. */
const CELLS = 4
/** A picture and its mirror image have one descriptor: half of its cells are the other half's. */
const EDGE_PAIRS = (CELLS * CELLS * DIRECTIONS) / 2
const TONE_PAIRS = (CELLS * CELLS * 3) / 2
/** Numbers of one descriptor, one byte each; a multiple of 16, as the scan wants it. */
export const DESCRIPTOR_SIZE = COLOURS + 2 * EDGE_PAIRS + 2 * TONE_PAIRS

/** How much each part counts: which colours, edges (sum and difference of mirrored cells), tones. */
const WEIGHTS = { colours: 1, edges: 1, edgeSides: 0.7, tones: 0.7, toneSides: 0.4 }
const LENGTH = Math.hypot(...Object.values(WEIGHTS))
/** What one is in bytes; no number of a descriptor is larger than 0.6. */
const SCALE = 127 / 0.6
/** What the product of two descriptors is divided by to be a likeness from 0 to 1. */
export const LIKENESS_SCALE = SCALE ** 2

/** A square part of a grid, in blocks. */
export interface View {
  x: number
  y: number
  size: number
}

/**
 * Describes a part of a picture: the colours that there are, which way edges run in each of 4 × 4
 * cells, and how each cell's tone differs from the whole. The product of two descriptors is how
 * alike they are. Mirroring changes nothing.
 */
export function describeView(grid: BlockGrid, view: View): Int8Array {
  const sums = sumBlocks(grid, view)
  const parts = [
    scaled(sums.colours.map(Math.sqrt), WEIGHTS.colours),
    ...describeEdges(sums.edges),
    ...describeTones(sums.tones, sums.count),
  ]
  const descriptor = new Int8Array(DESCRIPTOR_SIZE)
  let at = 0
  for (const part of parts) {
    for (const value of part) {
      descriptor[at++] = Math.max(-127, Math.min(127, Math.round(value * SCALE)))
    }
  }
  return descriptor
}

/**
 * How unevenly the edges of a view are spread over its cells and their directions: 0 when they are
 * the same everywhere, as in noise; 1 when all are in one place and run one way.
 */
export function edgeUnevenness(grid: BlockGrid, view: View): number {
  const roots = edgeRoots(sumBlocks(grid, view).edges)
  const mean = meanOf(roots)
  return Math.hypot(...roots.map((value) => value - mean))
}

/** Adds up the blocks of a view; cells share the blocks between them by nearness. */
function sumBlocks(grid: BlockGrid, view: View) {
  const colours = new Float64Array(COLOURS)
  const edges = new Float64Array(CELLS * CELLS * DIRECTIONS)
  const tones = new Float64Array(CELLS * CELLS * 3)
  const count = new Float64Array(CELLS * CELLS)
  const shares = cellShares(view.size)
  for (let y = 0; y < view.size; y++) {
    for (let x = 0; x < view.size; x++) {
      const block = (view.y + y) * BLOCKS + view.x + x
      if (!grid.count[block]) continue
      add(colours, 0, grid.colours, block, COLOURS, 1)
      for (const [row, down] of shares[y]) {
        for (const [column, across] of shares[x]) {
          const cell = row * CELLS + column
          const share = down * across
          add(edges, cell, grid.edges, block, DIRECTIONS, share)
          add(tones, cell, grid.tones, block, 3, share)
          count[cell] += grid.count[block] * share
        }
      }
    }
  }
  return { colours, edges, tones, count }
}

/** For each block along a side, which cells it belongs to and by how much. */
function cellShares(size: number): [number, number][][] {
  return Array.from({ length: size }, (_, block) => {
    const place = ((block + 0.5) / size) * CELLS - 0.5
    const lower = Math.floor(place)
    const shares: [number, number][] = [
      [lower, lower + 1 - place],
      [lower + 1, place - lower],
    ]
    return shares.filter(([cell, share]) => cell >= 0 && cell < CELLS && share > 0)
  })
}

function add(
  target: Float64Array,
  to: number,
  source: Float32Array,
  from: number,
  size: number,
  share: number
) {
  for (let i = 0; i < size; i++) target[to * size + i] += source[from * size + i] * share
}

function describeEdges(edges: Float64Array): Float64Array[] {
  const roots = edgeRoots(edges)
  const sums = new Float64Array(EDGE_PAIRS)
  const differences = new Float64Array(EDGE_PAIRS)
  let pair = 0
  for (let index = 0; index < roots.length; index++) {
    const direction = index % DIRECTIONS
    const mirrored =
      mirroredCell((index - direction) / DIRECTIONS) * DIRECTIONS + DIRECTIONS - 1 - direction
    if (index > mirrored) continue
    sums[pair] = roots[index] + roots[mirrored]
    differences[pair++] = Math.abs(roots[index] - roots[mirrored])
  }
  const mean = meanOf(sums)
  return [
    scaled(
      sums.map((value) => value - mean),
      WEIGHTS.edges
    ),
    scaled(differences, WEIGHTS.edgeSides),
  ]
}

/** Of edges as shares of all, so that few strong ones don't drown the rest. */
function edgeRoots(edges: Float64Array): Float64Array {
  const total = sumOf(edges)
  return edges.map((value) => Math.sqrt(value / (total || 1)))
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function meanOf(values: Float64Array): number {
  return sumOf(values) / values.length
}

function describeTones(tones: Float64Array, count: Float64Array): Float64Array[] {
  const pixels = sumOf(count)
  const whole = [0, 1, 2].map((tone) => {
    let sum = 0
    for (let cell = 0; cell < count.length; cell++) sum += tones[3 * cell + tone]
    return sum / (pixels || 1)
  })
  const apart = tones.map((sum, index) => {
    const pixelsOfCell = count[Math.floor(index / 3)]
    return pixelsOfCell >= 1 ? sum / pixelsOfCell - whole[index % 3] : 0
  })
  const sums = new Float64Array(TONE_PAIRS)
  const differences = new Float64Array(TONE_PAIRS)
  let pair = 0
  for (let index = 0; index < apart.length; index++) {
    const tone = index % 3
    const cell = (index - tone) / 3
    if (cell > mirroredCell(cell)) continue
    const mirrored = mirroredCell(cell) * 3 + tone
    sums[pair] = apart[index] + apart[mirrored]
    differences[pair++] = Math.abs(apart[index] - apart[mirrored])
  }
  return [scaled(sums, WEIGHTS.tones), scaled(differences, WEIGHTS.toneSides)]
}

function mirroredCell(cell: number): number {
  const column = cell % CELLS
  return cell - column + CELLS - 1 - column
}

/** A part as long as its weight says; one that is nothing but zeros stays so. */
function scaled(part: Float64Array, weight: number): Float64Array {
  const length = Math.hypot(...part)
  return length > 0 ? part.map((value) => (value / length) * (weight / LENGTH)) : part
}
