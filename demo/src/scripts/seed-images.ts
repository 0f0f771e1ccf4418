/** Product pictures: drawn as SVG, turned into WebP, kept by the store's File module. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import sharp from "sharp"
import { COLOURS, shade, type Colour } from "./seed-colours"
import { CLOTHING } from "./seed-drawings-clothing"
import { THINGS } from "./seed-drawings-things"

const DRAWINGS = { ...CLOTHING, ...THINGS }
export type Kind = keyof typeof DRAWINGS

/** The drawing of one thing in one colour, on a pale ground of that colour with a soft shadow. */
export function drawThing(kind: Kind, colour: Colour): string {
  const hex = COLOURS[colour]
  const ground = colour === "White" || colour === "Cream" ? "#b9b09c" : hex
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${shade(ground, 0.9)}"/><stop offset="1" stop-color="${shade(ground, 0.74)}"/>
</linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#000" stop-opacity="0.28"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
</defs>
<rect width="800" height="800" fill="url(#ground)"/>
<ellipse cx="400" cy="705" rx="300" ry="46" fill="url(#shadow)"/>
${DRAWINGS[kind](hex)}
</svg>`
}

/** Draws and stores a picture; answers with its address. */
export async function storePicture(
  container: MedusaContainer,
  { handle, kind, colour }: { handle: string; kind: Kind; colour: Colour }
): Promise<string> {
  const picture = await sharp(Buffer.from(drawThing(kind, colour)))
    .webp({ quality: 84, effort: 2 })
    .toBuffer()
  const file = await container.resolve(Modules.FILE).createFiles({
    filename: `${handle}-${colour.toLowerCase()}.webp`,
    mimeType: "image/webp",
    content: picture.toString("base64"),
    access: "public",
  })
  return file.url
}
