import sharp from "sharp"

/** Small scenes, drawn: things in different colours and shapes on a surface. */
export const SCENES = {
  mug: `<rect x="180" y="120" width="180" height="220" rx="18" fill="#b3262b"/>
    <path d="M360 160 q90 10 60 90 q-20 50 -60 40" fill="none" stroke="#8f1d22" stroke-width="22"/>
    <ellipse cx="270" cy="125" rx="90" ry="20" fill="#5a0f13"/>
    <text x="205" y="250" font-size="48" fill="#fff4dc">tea</text>`,
  lamp: `<polygon points="220,90 380,90 440,230 160,230" fill="#e7c14b"/>
    <rect x="290" y="230" width="20" height="140" fill="#3c3c46"/>
    <ellipse cx="300" cy="378" rx="90" ry="14" fill="#2a2a33"/>
    <line x1="200" y1="200" x2="400" y2="200" stroke="#a97f14" stroke-width="8"/>`,
  plant: `<rect x="230" y="270" width="140" height="110" fill="#c76b3a"/>
    ${[-60, -35, -10, 15, 40, 65].map((turn) => `<ellipse cx="300" cy="180" rx="24" ry="105" fill="#2f7d3b" transform="rotate(${turn} 300 270)"/>`).join("")}`,
  shirt: `<path d="M180 110 l80 -30 q40 40 80 0 l80 30 l50 90 l-60 30 l-20 -40 v190 h-180 v-190 l-20 40 l-60 -30z" fill="#2b4f9e"/>
    ${[150, 190, 230, 270, 310].map((y) => `<rect x="212" y="${y}" width="176" height="14" fill="#dfe6f5"/>`).join("")}`,
  clock: `<circle cx="300" cy="210" r="150" fill="#20232b"/><circle cx="300" cy="210" r="130" fill="#f5f2e8"/>
    <line x1="300" y1="210" x2="300" y2="110" stroke="#111" stroke-width="12"/>
    <line x1="300" y1="210" x2="380" y2="250" stroke="#111" stroke-width="12"/>
    <line x1="300" y1="210" x2="210" y2="280" stroke="#c22" stroke-width="5"/>`,
} as const

export type Scene = keyof typeof SCENES

/** A photo of a scene, 600 × 420, with some light and shade. */
export function draw(scene: Scene) {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420">
      <defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f4efe6"/><stop offset="1" stop-color="#b9ad9c"/>
      </linearGradient></defs>
      <rect width="600" height="420" fill="url(#light)"/>${SCENES[scene]}</svg>`)
  )
}

export function photo(scene: Scene): Promise<Buffer> {
  return draw(scene).jpeg({ quality: 88 }).toBuffer()
}
