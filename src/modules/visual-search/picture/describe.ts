import { BLOCKS, layGrid } from "./block-grid"
import type { BlockGrid } from "./block-grid"
import { decodePicture } from "./decode"
import type { Raster } from "./decode"
import { describeView, DESCRIPTOR_SIZE, edgeUnevenness } from "./descriptor"
import type { View } from "./descriptor"
import { fingerprintOf } from "./fingerprint"
import { findForeground } from "./foreground"

/** What descriptors mean; a higher number makes those of a lower one worthless. */
export const DESCRIPTOR_MODEL = 1

export interface Description {
  /** Descriptors one after the other, `DESCRIPTOR_SIZE` bytes each. */
  descriptors: Int8Array
  /** 64 bits; near-copies differ in a few. */
  fingerprint: bigint
}

/** A surface smaller than this share of the picture is none. */
const NARROWEST = 0.02
/** Strength of edges per pixel that a picture of something has. */
const FAINTEST = 0.3
/** How unevenly they are spread at least; photos of things have 0.13 and more, noise up to 0.06. */
const EVENEST = 0.08

const WHOLE: View = { x: 0, y: 0, size: BLOCKS }
/** Two thirds of a side: what is left when somebody photographs or cuts out a part. */
const PART = (BLOCKS / 3) * 2
/** Nine overlapping parts: corners, sides, middle. */
const PARTS: View[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({
    x: (column * (BLOCKS - PART)) / 2,
    y: (row * (BLOCKS - PART)) / 2,
    size: PART,
  }))
)

/**
 * Describes a picture to search with: its subject and, if there is a surface around that, the
 * whole; one or two descriptors.
 *
 * @returns undefined when there is nothing on it
 * @throws PictureError
 */
export async function describeQuery(bytes: Buffer): Promise<Description | undefined> {
  return describe(await decodePicture(bytes), [WHOLE])
}

/**
 * Describes a picture that shall be found, also by a picture of a part of it: as for `describeQuery`
 * and nine parts of the subject.
 */
export async function describeForIndex(bytes: Buffer): Promise<Description | undefined> {
  return describe(await decodePicture(bytes), [WHOLE, ...PARTS])
}

function describe(raster: Raster, views: readonly View[]): Description | undefined {
  const foreground = findForeground(raster)
  if (Math.min(foreground.box.width, foreground.box.height) < BLOCKS) return undefined
  const subject = layGrid(raster, foreground.box, foreground.background)
  if (isFeatureless(subject)) return undefined
  const found = views.map((view) => describeView(subject, view))
  if (foreground.surface > NARROWEST) {
    found.push(describeView(layGrid(raster, wholeOf(raster)), WHOLE))
  }
  const descriptors = new Int8Array(found.length * DESCRIPTOR_SIZE)
  found.forEach((descriptor, index) => descriptors.set(descriptor, index * DESCRIPTOR_SIZE))
  return { descriptors, fingerprint: fingerprintOf(raster, foreground.box) }
}

/** A wall, a sky, a lens cap, or nothing but noise: everything even looks like them. */
function isFeatureless(grid: BlockGrid): boolean {
  const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)
  const faint = sum(grid.edges) < sum(grid.count) * FAINTEST
  return faint || edgeUnevenness(grid, WHOLE) < EVENEST
}

function wholeOf({ width, height }: Raster) {
  return { x: 0, y: 0, width, height }
}
