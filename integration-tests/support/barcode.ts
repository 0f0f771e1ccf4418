import { readFileSync } from "node:fs"
import sharp from "sharp"
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer"

/** A picture of an EAN, on white, of so many pixels across. */
export async function drawBarcode(ean: string, width: number): Promise<Buffer> {
  const file = readFileSync(require.resolve("zxing-wasm/writer/zxing_writer.wasm"))
  const wasmBinary = new Uint8Array(file).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { svg, error } = await writeBarcode(ean, { format: "EAN13", scale: 4 })
  if (error) throw new Error(error)
  return await sharp(Buffer.from(svg))
    .resize(width)
    .extend({ top: 20, bottom: 20, left: 30, right: 30, background: "#fff" })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer()
}
