import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { decodePicture, PictureError } from "../picture/decode"
import { describeQuery } from "../picture/describe"
import { sniffPicture } from "../picture/sniff"
import { draw, photo } from "./pictures"

async function refusal(bytes: Buffer) {
  const error = await decodePicture(bytes).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PictureError)
  return (error as PictureError).reason
}

/** How alike two pictures are, by the product of their descriptors. */
async function likeness(one: Buffer, other: Buffer) {
  const [a, b] = [await describeQuery(one), await describeQuery(other)]
  const size = a?.descriptors.length ?? 0
  let [ab, aa, bb] = [0, 0, 0]
  for (let at = 0; at < size; at++) {
    const [x, y] = [a?.descriptors[at] ?? 0, b?.descriptors[at] ?? 0]
    ab += x * y
    aa += x * x
    bb += y * y
  }
  return ab / Math.sqrt(aa * bb)
}

/** A PNG of any size whose pixels are all zero: a few kilobytes, whatever it says it is. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(Math.min(height * (width + 1), 50_000_000))
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

describe("a picture that means harm", () => {
  it("is not unpacked when it says it is larger than 40 megapixels", async () => {
    const started = performance.now()
    expect(await refusal(bomb(30_000, 30_000))).toBe("pixels")
    expect(await refusal(bomb(40_000_001, 1))).toBe("pixels")
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it("is refused when it ends in the middle", async () => {
    const jpeg = await photo("mug")
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe("damaged")
    const png = await draw("mug").png().toBuffer()
    expect(await refusal(png.subarray(0, png.length / 2))).toBe("damaged")
    expect(await refusal(jpeg.subarray(0, 20))).toBe("damaged")
  })

  it("is refused when it only begins like a picture", async () => {
    const start = (await photo("mug")).subarray(0, 12)
    expect(await refusal(Buffer.concat([start, Buffer.alloc(5_000, 0x41)]))).toBe("damaged")
  })

  it.each([
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["SVG behind an XML declaration", Buffer.from('<?xml version="1.0"?><svg width="9"/>')],
    ["PDF", Buffer.from("%PDF-1.7 and more of it")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a program", Buffer.from("\u007fELF and more of it")],
    ["TIFF", Buffer.from("II*\0 and more of it")],
    ["sound in a RIFF file", Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
    ["a few bytes", Buffer.from([0xff, 0xd8, 0xff])],
  ])("is refused when it is %s, whatever it is called", async (_, bytes) => {
    expect(sniffPicture(bytes)).toBeUndefined()
    expect(await refusal(bytes)).toBe("type")
  })
})

describe("an odd picture", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "is known by its content as %s",
    async (type) => {
      const bytes = await draw("mug").toFormat(type).toBuffer()
      expect(sniffPicture(bytes)).toBe(`image/${type}`)
      expect(await likeness(bytes, await photo("mug"))).toBeGreaterThan(0.95)
    }
  )

  it("may have one pixel, on which there is nothing", async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#a00" } })
    expect(await describeQuery(await dot.png().toBuffer())).toBeUndefined()
  })

  it("may be a hair, on which there is nothing to see", async () => {
    const hair = draw("mug").resize(5_000, 1, { fit: "fill" })
    expect(await describeQuery(await hair.png().toBuffer())).toBeUndefined()
  })

  it("counts by its first frame when it moves", async () => {
    const frames = await Promise.all(
      (["mug", "lamp"] as const).map((scene) => draw(scene).png().toBuffer())
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(await likeness(moving, await photo("mug"))).toBeGreaterThan(0.95)
    const webp = await sharp(moving, { animated: true }).webp().toBuffer()
    expect(await likeness(webp, await photo("mug"))).toBeGreaterThan(0.95)
  })

  it("may be in the colours of a printing press", async () => {
    const cmyk = await draw("mug").toColourspace("cmyk").jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk")
    expect(await likeness(cmyk, await photo("mug"))).toBeGreaterThan(0.9)
  })

  it("may have sixteen bits a channel, or one channel, or a transparent surface", async () => {
    const deep = await draw("mug").toColourspace("rgb16").png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe("ushort")
    expect(await likeness(deep, await photo("mug"))).toBeGreaterThan(0.95)
    const grey = await draw("mug").greyscale().png().toBuffer()
    expect((await decodePicture(grey)).data).toHaveLength(192 * 134 * 3)
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: "#00000000" },
    })
      .composite([{ input: await draw("mug").resize(200).png().toBuffer() }])
      .png()
      .toBuffer()
    expect(await likeness(clear, await photo("mug"))).toBeGreaterThan(0.85)
  })

  it("stands upright whichever way the camera was held", async () => {
    const lying = await draw("mug").rotate(-90).jpeg().toBuffer()
    const turned = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { width, height } = await decodePicture(turned)
    expect(width).toBeGreaterThan(height)
    expect(await likeness(turned, await photo("mug"))).toBeGreaterThan(0.95)
  })
})
