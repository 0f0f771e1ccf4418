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
  /** Whether there is such a surface at all. */
  framed: boolean
}

const { abs, max, min } = Math

/** How far apart the colours of one surface are, per channel. */
const TOLERANCE = 12
/** A corner of this many pixels a side belongs to a surface when it is as even as that. */
const CORNER = 4
const EVEN = 8
/** A subject smaller than this share of the picture is none. */
const SMALLEST = 0.03
/** A surface smaller than this share of the picture is none. */
const NARROWEST = 0.02

/**
 * Finds what a picture shows apart from even surfaces that begin at its corners: the white around a
 * product, a border, the wedges beside a turned photo, the page around a picture on a screen. Copies
 * of one photo differ in those above all. The subject is the largest connected rest; when
 * next to nothing rests, it is all of the picture.
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
  const subject = largestComponent(raster, background, queue)
  if (!subject || subject.size < total * SMALLEST) {
    const box = { x: 0, y: 0, width, height }
    return { background: background.fill(0), box, framed: false }
  }
  return {
    background,
    box: subject.box,
    framed: subject.rest > total * NARROWEST,
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

function largestComponent(
  { width, height }: Raster,
  background: Uint8Array,
  queue: Int32Array
): { size: number; box: Rectangle; rest: number } | undefined {
  const seen = background.slice()
  let largest: { size: number; box: Rectangle } | undefined
  let foreground = 0
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue
    let [left, right, top, bottom, size, waiting] = [width, 0, height, 0, 0, 0]
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
      size++
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
      eachNeighbour(pixel, width, height, visit)
    }
    foreground += size
    if (size > (largest?.size ?? 0)) {
      const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
      largest = { size, box }
    }
  }
  return largest && { ...largest, rest: seen.length - foreground }
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
