import { readFile } from "node:fs/promises"
import type { readBarcodes } from "zxing-wasm/reader"
import { decodeGrey } from "./decode"

/** Large enough for the bars of a code that fills a fifth of the picture. */
const SIZE = 1_280
const MAX_CODES = 4

type Read = typeof readBarcodes

let loading: Promise<Read | undefined> | undefined

/** The reader, from the package on disk; undefined on a platform for which there is none. */
function loadReader(): Promise<Read | undefined> {
  loading ??= openReader().catch(() => undefined)
  return loading
}

async function openReader(): Promise<Read> {
  const { prepareZXingModule, readBarcodes: read } = await import("zxing-wasm/reader")
  const file = await readFile(require.resolve("zxing-wasm/reader/zxing_reader.wasm"))
  // Without the bytes it would ask a server of somebody else's for them.
  const wasmBinary = new Uint8Array(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return read
}

/**
 * What the barcodes and QR codes on a picture say, none when there are none or nothing can read them
 * here.
 *
 * @throws PictureError
 */
export async function readCodes(bytes: Buffer): Promise<string[]> {
  const read = await loadReader()
  if (!read) return []
  const { data: grey, width, height } = await decodeGrey(bytes, SIZE)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < grey.length; pixel++) {
    data.fill(grey[pixel], 4 * pixel, 4 * pixel + 3)
    data[4 * pixel + 3] = 255
  }
  const found = await read(
    { data, width, height, colorSpace: "srgb" },
    {
      formats: ["EAN13", "EAN8", "UPCA", "UPCE", "Code128", "QRCode"],
      maxNumberOfSymbols: MAX_CODES,
      tryHarder: true,
      // White on black is rare, and looking for it as costly as all the rest.
      tryInvert: false,
    }
  )
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text.trim()))].filter(
    (text) => text.length > 0
  )
}
