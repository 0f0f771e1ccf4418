import sharp from "sharp"
import { LIKENESS_FLOOR } from "../likeness"
import { describeForIndex, describeQuery } from "../picture/describe"
import type { Description } from "../picture/describe"
import { ImageIndex } from "../scan/image-index"
import { draw, photo, type Scene, SCENES } from "./pictures"

const NAMES = Object.keys(SCENES) as Scene[]

const index = new ImageIndex()

beforeAll(async () => {
  for (const name of NAMES) {
    index.add(name, name, (await describeForIndex(await photo(name))) as Description)
  }
})

async function find(picture: Buffer) {
  const description = await describeQuery(picture)
  return description ? index.search(description, LIKENESS_FLOOR, 10) : []
}

const jpeg = (picture: sharp.Sharp) => picture.jpeg({ quality: 80 }).toBuffer()

/** What happens to a photo before somebody searches with it. */
const CHANGES: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  "recompressed and small": (picture) => jpeg(sharp(picture).resize(150)),
  mirrored: (picture) => jpeg(sharp(picture).flop()),
  "turned by ten degrees": (picture) => jpeg(sharp(picture).rotate(10, { background: "#fff" })),
  dark: (picture) => jpeg(sharp(picture).modulate({ brightness: 0.55 })),
  "in warm light": (picture) => jpeg(sharp(picture).linear([1.15, 1, 0.8], [6, 0, -4])),
  blurred: (picture) => jpeg(sharp(picture).blur(3)),
  framed: (picture) =>
    jpeg(sharp(picture).extend({ top: 60, bottom: 60, left: 60, right: 60, background: "#123" })),
  "cut to its middle": (picture) =>
    jpeg(sharp(picture).extract({ left: 90, top: 63, width: 420, height: 294 })),
  "on a phone's page": async (picture) =>
    jpeg(
      sharp({ create: { width: 500, height: 1000, channels: 3, background: "#fff" } }).composite([
        { input: await sharp(picture).resize(500).toBuffer(), left: 0, top: 240 },
      ])
    ),
}

describe("finding a product by its picture", () => {
  it.each(Object.keys(CHANGES))("works with a copy that is %s", async (change) => {
    for (const name of NAMES) {
      const [first] = await find(await CHANGES[change](await photo(name)))
      expect({ name, found: first?.product_id }).toEqual({ name, found: name })
    }
  })

  it("calls a copy a copy, and nothing else", async () => {
    const [first, ...others] = await find(await jpeg(draw("lamp").resize(300)))
    expect(first).toMatchObject({ product_id: "lamp", copy: true })
    expect(first?.score).toBeGreaterThan(0.95)
    expect(others.filter(({ copy }) => copy)).toEqual([])
  })

  it("gives a mirrored picture the very descriptor of the picture", async () => {
    const picture = await draw("plant").png().toBuffer()
    const mirrored = await sharp(picture).flop().png().toBuffer()
    const [one, other] = [await describeQuery(picture), await describeQuery(mirrored)]
    const apart = one?.descriptors.map((value, at) => value - (other?.descriptors[at] ?? 0))
    expect(Math.max(...(apart ?? [99]).map(Math.abs))).toBeLessThanOrEqual(3)
  })
})

describe("a picture of nothing", () => {
  const side = 400
  const random = (spread: number) => {
    let state = 5
    return sharp(
      Buffer.from(
        Array.from({ length: side * side * 3 }, () => {
          state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
          return 128 + (((state >> 16) % spread) - spread / 2)
        })
      ),
      { raw: { width: side, height: side, channels: 3 } }
    )
  }

  it("has nothing to search with", async () => {
    const flat = sharp({
      create: { width: side, height: side, channels: 3, background: "#4080c0" },
    })
    expect(await describeQuery(await jpeg(flat))).toBeUndefined()
  })

  it.each([
    ["noise", () => random(250)],
    ["noise without colour", () => random(250).greyscale()],
    ["faint noise", () => random(12)],
    [
      "a gradient",
      () =>
        sharp(
          Buffer.from(
            `<svg width="400" height="400"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
             <stop offset="0" stop-color="#06f"/><stop offset="1" stop-color="#f60"/></linearGradient></defs>
             <rect width="400" height="400" fill="url(#g)"/></svg>`
          )
        ),
    ],
    [
      "stripes",
      () =>
        sharp(
          Buffer.from(
            `<svg width="400" height="400"><rect width="400" height="400" fill="#0a0"/>${[0, 2, 4, 6, 8].map((n) => `<rect x="${n * 40}" width="40" height="400" fill="#f0f"/>`).join("")}</svg>`
          )
        ),
    ],
  ])("finds nothing: %s", async (_, make) => {
    expect(await find(await jpeg(make()))).toEqual([])
  })
})
