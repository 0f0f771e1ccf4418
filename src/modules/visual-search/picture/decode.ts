import type Sharp from "sharp"
import { sniffPicture } from "./sniff"

/** The most pixels of a picture (decisions, "Visual search"). */
const MAX_PIXELS = 40_000_000
/** The longer side of what is described, in pixels. */
const RASTER_SIZE = 192
/** From the first byte to the last pixel. */
const TIMEOUT_SECONDS = 10

/** Three bytes per pixel: red, green, blue. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

/** One byte per pixel. */
export interface GreyRaster {
  data: Uint8Array
  width: number
  height: number
}

/** A picture that can't be taken; `reason` says whether it is none, damaged, or too many pixels. */
export class PictureError extends Error {
  constructor(
    readonly reason: "type" | "damaged" | "pixels",
    message: string
  ) {
    super(message)
  }
}

let loading: Promise<typeof Sharp | undefined> | undefined

/**
 * The library that decodes pictures; undefined on a platform for which there is none. It is loaded
 * at first use, so that a store without it starts like any other.
 */
export function loadSharp(): Promise<typeof Sharp | undefined> {
  loading ??= import("sharp").then(
    (module) => module.default,
    () => undefined
  )
  return loading
}

/**
 * A picture as an upright RGB raster of at most `RASTER_SIZE` pixels a side: the first frame,
 * turned as its camera says, on white where it is transparent.
 *
 * @throws PictureError for anything that is not such a picture; nothing is decoded of one that has
 * too many pixels
 */
export async function decodePicture(bytes: Buffer): Promise<Raster> {
  const picture = await openPicture(bytes)
  const { data, info } = await readPixels(
    picture
      .autoOrient()
      .resize(RASTER_SIZE, RASTER_SIZE, { fit: "inside" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
  )
  return { data, width: info.width, height: info.height }
}

/** A picture in shades of grey, for what is written on it; `size` is the most of its longer side. */
export async function decodeGrey(bytes: Buffer, size: number): Promise<GreyRaster> {
  const picture = await openPicture(bytes)
  const { data, info } = await readPixels(
    picture
      .autoOrient()
      .resize(size, size, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("b-w")
  )
  return { data, width: info.width, height: info.height }
}

/** A small JPEG without anything that the camera noted down. */
export async function encodePreview(bytes: Buffer, size: number): Promise<Buffer> {
  const picture = await openPicture(bytes)
  return await guarded(
    picture
      .autoOrient()
      .resize(size, size, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 80 })
      .toBuffer()
  )
}

/** Opens a picture after a look at its header. */
async function openPicture(bytes: Buffer): Promise<Sharp.Sharp> {
  const sharp = await loadSharp()
  if (!sharp) throw new Error("Pictures can't be read on this platform: there is no sharp for it")
  if (!sniffPicture(bytes)) throw new PictureError("type", "not a JPEG, PNG, WebP or GIF")
  const options = {
    limitInputPixels: MAX_PIXELS,
    failOn: "truncated",
    sequentialRead: true,
  } as const
  // The header alone, without the limit: whoever is over it should be told so.
  const { width, height } = await guarded(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > MAX_PIXELS) {
    throw new PictureError("pixels", `${width} × ${height} pixels are more than ${MAX_PIXELS}`)
  }
  return sharp(bytes, options).timeout({ seconds: TIMEOUT_SECONDS })
}

function readPixels(picture: Sharp.Sharp) {
  return guarded(picture.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true }))
}

async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new PictureError("damaged", (error as Error).message)
  }
}
