import type { Raster } from "./decode"

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Where the subject of a picture is. */
export interface Foreground {
  /** 1 for each pixel of the flat surface around the subject. */
  background: Uint8Array
  /** What the subject fills. */
  box: Rectangle
  /** How much of the picture that surface is, from 0 to 1. */
  surface: number
}

const { abs, max, min } = Math

/** How far apart the colours of one surface are, per channel. */
const TOLERANCE = 12
/** A corner of this many pixels a side belongs to a surface when it is as even as that. */
const CORNER = 4
const EVEN = 8
/** A subject smaller than this share of the picture is none. */
const SMALLEST = 0.03

/**
 * Finds what a picture shows apart from even surfaces that begin at its corners: the white around a
 * product, a border, the wedges beside a turned photo, the page around a picture on a screen. Copies
 * of one photo differ in those above all. The subject is the largest connected rest, or
 * all of the rest when that is in many pieces; when next to nothing rests, it is the whole picture.
 */
export function findForeground(raster: Raster): Foreground {
  const { width, height } = raster
  const total = width * height
  const background = new Uint8Array(total)
  const queue = new Int32Array(total)
  for (const y of [0, height - CORNER]) {
    for (const x of [0, width - CORNER]) {
      if (x >= 0 && y >= 0) floodFromCorner(raster, x, y, background, queue)
    }
  }
  const { largest, all } = measureRest(raster, background, queue)
  if (all.size < total * SMALLEST) {
    const box = { x: 0, y: 0, width, height }
    return { background: background.fill(0), box, surface: 0 }
  }
  return {
    background,
    box: toRectangle(largest.size * 2 < all.size ? all : largest),
    surface: 1 - all.size / total,
  }
}

/** Marks the surface that begins in a corner, if it is one. */
function floodFromCorner(
  { data, width, height }: Raster,
  left: number,
  top: number,
  background: Uint8Array,
  queue: Int32Array
) {
  const colour = [0, 0, 0]
  for (let channel = 0; channel < 3; channel++) {
    let [least, most, sum] = [255, 0, 0]
    for (let y = top; y < top + CORNER; y++) {
      for (let x = left; x < left + CORNER; x++) {
        const value = data[3 * (y * width + x) + channel]
        least = min(least, value)
        most = max(most, value)
        sum += value
      }
    }
    if (most - least > EVEN) return
    colour[channel] = sum / (CORNER * CORNER)
  }
  const [red, green, blue] = colour as [number, number, number]
  let waiting = 0
  const visit = (pixel: number) => {
    if (
      !background[pixel] &&
      abs(data[3 * pixel] - red) <= TOLERANCE &&
      abs(data[3 * pixel + 1] - green) <= TOLERANCE &&
      abs(data[3 * pixel + 2] - blue) <= TOLERANCE
    ) {
      background[pixel] = 1
      queue[waiting++] = pixel
    }
  }
  visit((top + 1) * width + left + 1)
  while (waiting > 0) eachNeighbour(queue[--waiting], width, height, visit)
}

/** Some pixels: how many, and how far they reach. */
interface Extent {
  size: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The largest connected piece of what is not background, and all of it. */
function measureRest(
  { width, height }: Raster,
  background: Uint8Array,
  queue: Int32Array
): { largest: Extent; all: Extent } {
  const seen = background.slice()
  const nothing: Extent = { size: 0, left: width, right: 0, top: height, bottom: 0 }
  const all = { ...nothing }
  let largest = nothing
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue
    const piece = { ...nothing }
    let waiting = 0
    const visit = (pixel: number) => {
      if (seen[pixel]) return
      seen[pixel] = 1
      queue[waiting++] = pixel
    }
    visit(start)
    while (waiting > 0) {
      const pixel = queue[--waiting]
      const x = pixel % width
      const y = (pixel - x) / width
      piece.size++
      piece.left = min(piece.left, x)
      piece.right = max(piece.right, x)
      piece.top = min(piece.top, y)
      piece.bottom = max(piece.bottom, y)
      eachNeighbour(pixel, width, height, visit)
    }
    all.size += piece.size
    all.left = min(all.left, piece.left)
    all.right = max(all.right, piece.right)
    all.top = min(all.top, piece.top)
    all.bottom = max(all.bottom, piece.bottom)
    if (piece.size > largest.size) largest = piece
  }
  return { largest, all }
}

function toRectangle({ left, right, top, bottom }: Extent): Rectangle {
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function eachNeighbour(
  pixel: number,
  width: number,
  height: number,
  visit: (pixel: number) => void
) {
  const x = pixel % width
  if (x > 0) visit(pixel - 1)
  if (x < width - 1) visit(pixel + 1)
  if (pixel >= width) visit(pixel - width)
  if (pixel < width * (height - 1)) visit(pixel + width)
}
