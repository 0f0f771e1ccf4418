/**
 * What happens to a product's photo before a shopper searches with it. Each function takes the
 * bytes of a picture and gives those of a distorted copy.
 */
import sharp from "sharp"

const QUALITY = 85

const open = (bytes) => sharp(bytes).removeAlpha()
const toJpeg = (picture) => picture.jpeg({ quality: QUALITY }).toBuffer()

async function sizeOf(bytes) {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** Cuts out `share` of both sides; `across` and `down` say where, from 0 to 1. */
async function crop(bytes, share, across, down) {
  const size = await sizeOf(bytes)
  const width = Math.round(size.width * share)
  const height = Math.round(size.height * share)
  const left = Math.round((size.width - width) * across)
  const top = Math.round((size.height - height) * down)
  return toJpeg(open(bytes).extract({ left, top, width, height }))
}

async function extend(bytes, share, background) {
  const { width, height } = await sizeOf(bytes)
  const side = Math.round(Math.min(width, height) * share)
  return toJpeg(
    open(bytes).extend({ top: side, bottom: side, left: side, right: side, background })
  )
}

/** The photo as a post on a phone: status bar, text below, `width` of the screen's. */
async function screenshot(bytes, { page, ink, width: share, top }) {
  const screen = { width: 540, height: 1170 }
  const width = Math.round(screen.width * share)
  const height = screen.height - top - 170
  const photo = await open(bytes).resize(width, height, { fit: "inside" }).toBuffer()
  const shown = await sizeOf(photo)
  const below = top + shown.height
  const drawing = `<svg width="${screen.width}" height="${screen.height}">
    <rect width="100%" height="100%" fill="${page}"/>
    <g fill="${ink}" font-family="sans-serif">
      <text x="24" y="36" font-size="22">12:41</text>
      <rect x="470" y="20" width="40" height="18"/>
      <text x="24" y="${below + 50}" font-size="28">Look at this one!</text>
      <text x="24" y="${below + 90}" font-size="20">liked by 14 others</text>
      <rect x="180" y="${screen.height - 16}" width="180" height="6"/>
    </g></svg>`
  const left = Math.round((screen.width - shown.width) / 2)
  return toJpeg(
    sharp(Buffer.from(drawing))
      .composite([{ input: photo, left, top }])
      .removeAlpha()
  )
}

/** Those that figures are quoted for. */
export const DISTORTIONS = {
  "crop 70 %": (bytes) => crop(bytes, 0.7, 0.5, 0.5),
  "off-centre": (bytes) => crop(bytes, 0.6, 0.85, 0.2),
  "rotate 10°": (bytes) => toJpeg(open(bytes).rotate(10, { background: "#ffffff" })),
  flip: (bytes) => toJpeg(open(bytes).flop()),
  dark: (bytes) => toJpeg(open(bytes).modulate({ brightness: 0.5 })),
  warm: (bytes) => toJpeg(open(bytes).linear([1.15, 1, 0.75], [8, 0, -5])),
  "JPEG q20 @160px": (bytes) => open(bytes).resize(160).jpeg({ quality: 20 }).toBuffer(),
  blur: (bytes) => toJpeg(open(bytes).blur(4)),
  border: (bytes) => extend(bytes, 0.1, "#e8e0d0"),
  "phone screenshot": (bytes) =>
    screenshot(bytes, { page: "#ffffff", ink: "#111111", width: 1, top: 230 }),
}

/** Others of the same kind, which nothing is tuned to. */
export const UNSEEN_DISTORTIONS = {
  "crop 60 % left": (bytes) => crop(bytes, 0.6, 0, 0.5),
  "crop 65 % corner": (bytes) => crop(bytes, 0.65, 0.1, 0.9),
  "rotate -12° on black": (bytes) => toJpeg(open(bytes).rotate(-12, { background: "#000000" })),
  bright: (bytes) => toJpeg(open(bytes).modulate({ brightness: 1.5 })),
  cold: (bytes) => toJpeg(open(bytes).linear([0.8, 1, 1.2], [0, 0, 5])),
  "low contrast": (bytes) => toJpeg(open(bytes).linear(0.6, 50)),
  pale: (bytes) => toJpeg(open(bytes).modulate({ saturation: 0.4 })),
  gamma: (bytes) => toJpeg(open(bytes).gamma(1.8)),
  "JPEG q40 @80px": (bytes) => open(bytes).resize(80).jpeg({ quality: 40 }).toBuffer(),
  noise: async (bytes) => {
    const { data, info } = await open(bytes).resize(500).raw().toBuffer({ resolveWithObject: true })
    for (let at = 0, state = 7; at < data.length; at++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      data[at] = Math.max(0, Math.min(255, data[at] + ((state >> 16) % 61) - 30))
    }
    return toJpeg(sharp(data, { raw: info }))
  },
  "dark screenshot": (bytes) =>
    screenshot(bytes, { page: "#101014", ink: "#eeeeee", width: 0.86, top: 320 }),
  "thick frame": (bytes) => extend(bytes, 0.25, "#000000"),
  squeeze: async (bytes) => {
    const { width, height } = await sizeOf(bytes)
    return toJpeg(open(bytes).resize(Math.round(width * 0.8), height, { fit: "fill" }))
  },
  shear: (bytes) => toJpeg(open(bytes).affine([1, 0.15, 0.05, 1], { background: "#ffffff" })),
  watermark: async (bytes) => {
    const { width, height } = await sizeOf(bytes)
    const words = `<svg width="${width}" height="${height}"><text x="${width / 10}" y="${height * 0.55}"
      font-size="${width / 6}" fill="#ffffff" opacity="0.7">SAMPLE</text></svg>`
    return toJpeg(open(bytes).composite([{ input: Buffer.from(words) }]))
  },
  "crop, rotate, dark": async (bytes) => {
    const part = await crop(bytes, 0.8, 0.7, 0.4)
    return toJpeg(open(part).rotate(4, { background: "#ffffff" }).modulate({ brightness: 0.75 }))
  },
  "flip, dark, warm": (bytes) =>
    toJpeg(open(bytes).flop().modulate({ brightness: 0.65 }).linear([1.1, 1, 0.85], [0, 0, 0])),
  sharpened: (bytes) => toJpeg(open(bytes).sharpen({ sigma: 3 })),
}
