import type { VisionImage } from "../../../extensions"

export type PictureType = VisionImage["type"]

/** The type of a picture by its first bytes; undefined when it is none of those that we read. */
export function sniffPicture(bytes: Buffer): PictureType | undefined {
  if (bytes.length < 12) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg"
  if (bytes.readBigUInt64BE(0) === 0x89504e470d0a1a0an) return "image/png"
  const start = bytes.toString("latin1", 0, 12)
  if (/^GIF8[79]a/.test(start)) return "image/gif"
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return "image/webp"
  return undefined
}
