/** Bags, kitchen, home, sound, desk and outdoor things, drawn on an 800 × 800 canvas in a colour. */
import { shade } from "./seed-colours"
import type { Drawing } from "./seed-drawings-clothing"

const edge = (colour: string) =>
  `stroke="${shade(colour, -0.35)}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`
const body = (d: string, colour: string) => `<path d="${d}" fill="${colour}" ${edge(colour)}/>`
const box = (x: number, y: number, w: number, h: number, r: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}" ${edge(colour)}/>`
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${edge(colour)}/>`
const oval = (x: number, y: number, rx: number, ry: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${edge(colour)}/>`
const line = (d: string, colour: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const backpack: Drawing = (c) =>
  line("M340 170 Q340 100 400 100 Q460 100 460 170", shade(c, -0.3), 22) +
  box(160, 400, 90, 190, 34, shade(c, -0.15)) +
  box(550, 400, 90, 190, 34, shade(c, -0.15)) +
  box(220, 160, 360, 500, 110, c) +
  line("M240 330 Q400 300 560 330", shade(c, -0.4), 9) +
  box(270, 420, 260, 190, 36, shade(c, 0.12)) +
  line("M290 470 L510 470", shade(c, -0.4), 9) +
  `<rect x="360" y="225" width="80" height="52" rx="8" fill="#d8a866"/>` +
  line("M500 470 L500 505", "#e5c48f", 10)

const tote: Drawing = (c) =>
  line("M300 300 Q300 110 400 110 Q500 110 500 300", shade(c, -0.25), 22) +
  body("M195 290 L605 290 L640 680 L160 680 Z", c) +
  line("M300 300 L300 365 M500 300 L500 365", shade(c, -0.25), 22) +
  `<path d="M400 420 C340 360 270 440 400 560 C530 440 460 360 400 420 Z" fill="${shade(c, -0.3)}" opacity="0.75"/>`

const duffel: Drawing = (c) =>
  line("M290 400 Q300 200 400 200 Q500 200 510 400", shade(c, -0.4), 22) +
  box(120, 340, 560, 270, 120, c) +
  box(120, 340, 120, 270, 60, shade(c, -0.16)) +
  box(560, 340, 120, 270, 60, shade(c, -0.16)) +
  line("M240 372 L560 372", shade(c, -0.5), 9) +
  line("M292 400 L292 605 M508 400 L508 605", shade(c, -0.4), 22) +
  `<rect x="350" y="455" width="100" height="60" rx="10" fill="${shade(c, 0.5)}"/>`

const walletCase: Drawing = (c) =>
  box(180, 260, 440, 310, 34, c) +
  box(240, 215, 320, 120, 16, "#e9e4d8") +
  `<rect x="240" y="245" width="320" height="24" fill="#6f8fb3"/>` +
  box(180, 300, 440, 270, 34, shade(c, 0.06)) +
  `<rect x="200" y="320" width="400" height="230" rx="22" fill="none" stroke="${shade(c, 0.4)}" stroke-width="4" stroke-dasharray="14 10"/>` +
  box(520, 400, 125, 72, 30, shade(c, -0.15)) +
  disc(565, 436, 13, "#d8b96a")

const mug: Drawing = (c) =>
  `<path d="M560 340 Q690 330 680 450 Q668 560 545 545" fill="none" stroke="${c}" stroke-width="44"/>` +
  body("M200 270 L570 270 L555 600 Q545 660 480 660 L290 660 Q225 660 215 600 Z", c) +
  oval(385, 270, 185, 44, shade(c, 0.3)) +
  `<ellipse cx="385" cy="276" rx="155" ry="30" fill="#5b3a26"/>` +
  line("M245 340 Q240 480 258 590", shade(c, 0.5), 16) +
  line(
    "M330 205 Q310 165 335 130 M400 200 Q380 155 405 115 M465 205 Q445 165 470 130",
    "#b9b3a8",
    10
  )

const bottle: Drawing = (c) =>
  box(345, 95, 110, 85, 18, "#4a4f55") +
  body(
    "M350 180 L450 180 L450 220 Q530 250 530 340 L530 650 Q530 695 485 695 L315 695 Q270 695 270 650 L270 340 Q270 250 350 220 Z",
    c
  ) +
  `<rect x="270" y="430" width="260" height="110" fill="${shade(c, 0.3)}"/>` +
  `<path d="M335 510 l40 -60 l28 38 l22 -28 l42 50 Z" fill="${shade(c, -0.3)}"/>` +
  line("M300 345 L300 640", shade(c, 0.45), 14)

const teapot: Drawing = (c) =>
  `<path d="M205 400 Q80 390 105 500 Q125 590 240 560" fill="none" stroke="${shade(c, -0.15)}" stroke-width="34"/>` +
  body("M560 480 Q640 450 655 350 L715 340 Q705 540 570 580 Z", c) +
  oval(395, 490, 215, 170, c) +
  body("M275 350 Q395 270 515 350 Q395 385 275 350 Z", shade(c, -0.12)) +
  disc(395, 285, 28, shade(c, -0.25)) +
  oval(395, 650, 130, 22, shade(c, -0.3)) +
  line("M260 420 Q225 490 255 565", shade(c, 0.5), 16)

const pan: Drawing = (c) =>
  line("M545 520 L715 655", "#6b4a33", 46) +
  disc(360, 370, 245, shade(c, -0.2)) +
  disc(360, 370, 200, c) +
  `<circle cx="360" cy="370" r="120" fill="none" stroke="${shade(c, 0.25)}" stroke-width="8"/>` +
  `<path d="M260 340 q60 -70 130 -30 q70 20 60 90 q-20 80 -100 60 q-100 0 -90 -120 Z" fill="#fdfcf7"/>` +
  `<circle cx="360" cy="385" r="44" fill="#f2b233"/>`

const bowl: Drawing = (c) =>
  oval(400, 380, 270, 74, shade(c, 0.25)) +
  `<ellipse cx="400" cy="388" rx="235" ry="54" fill="${shade(c, -0.3)}"/>` +
  ["#d9534f", "#e8a33d", "#6fa05a", "#d9534f", "#e8a33d"]
    .map((fruit, i) => disc(270 + i * 65, 345 - (i % 2) * 34, 58, fruit))
    .join("") +
  body("M130 385 Q150 640 330 655 L470 655 Q650 640 670 385 Q400 500 130 385 Z", c)

const board: Drawing = (c) =>
  box(200, 190, 400, 470, 44, c) +
  box(350, 105, 100, 120, 34, c) +
  `<rect x="203" y="195" width="394" height="60" rx="36" fill="${c}"/>` +
  `<circle cx="400" cy="150" r="20" fill="#f3efe6"/>` +
  line(
    "M240 300 Q320 330 300 420 T340 620 M470 240 Q440 360 500 440 T490 630 M560 280 Q530 400 565 600",
    shade(c, -0.2),
    6
  )

const lamp: Drawing = (c) =>
  oval(400, 670, 140, 28, "#5a4a3d") +
  line("M400 665 L400 400", "#5a4a3d", 22) +
  `<ellipse cx="400" cy="440" rx="240" ry="90" fill="#ffe9a8" opacity="0.6"/>` +
  body("M310 140 L490 140 L580 400 Q400 440 220 400 Z", c) +
  line("M250 385 Q400 418 550 385", shade(c, 0.35), 10)

const candle: Drawing = (c) =>
  `<circle cx="400" cy="215" r="110" fill="#ffdf8a" opacity="0.45"/>` +
  `<path d="M400 130 Q455 215 400 262 Q345 215 400 130 Z" fill="#f5a623"/>` +
  line("M400 255 L400 320", "#3b342d", 9) +
  box(250, 310, 300, 360, 40, c) +
  oval(400, 322, 148, 34, shade(c, 0.45)) +
  `<rect x="300" y="430" width="200" height="130" rx="10" fill="#fbf8f0"/>` +
  line("M335 475 L465 475 M355 515 L445 515", "#9a938a", 9)

const cushion: Drawing = (c) =>
  body("M150 190 Q400 235 650 190 Q610 410 650 640 Q400 595 150 640 Q190 410 150 190 Z", c) +
  [290, 370, 450, 530]
    .map((x) => line(`M${x - 60} 225 L${x + 80} 605`, shade(c, 0.3), 12))
    .join("") +
  [270, 370, 470, 560]
    .map((y) => line(`M185 ${y} Q400 ${y + 16} 615 ${y}`, shade(c, -0.2), 8))
    .join("")

const blanket: Drawing = (c) =>
  box(150, 480, 500, 130, 62, shade(c, -0.18)) +
  box(150, 365, 500, 130, 62, c) +
  box(150, 250, 500, 130, 62, shade(c, 0.18)) +
  [250, 320, 390, 460, 530]
    .map((x) =>
      line(`M${x} 262 L${x} 368 M${x} 378 L${x} 484 M${x} 494 L${x} 600`, shade(c, 0.5), 9)
    )
    .join("") +
  [170, 200, 230].map((x) => line(`M${x} 605 L${x - 8} 655`, shade(c, -0.18), 8)).join("")

const plant: Drawing = (c) =>
  [
    "M400 470 Q250 420 240 240 Q390 270 400 470",
    "M400 470 Q550 420 560 220 Q410 260 400 470",
    "M400 470 Q330 280 400 120 Q470 280 400 470",
    "M400 480 Q230 500 150 390 Q310 350 400 480",
    "M400 480 Q570 500 650 390 Q490 350 400 480",
  ]
    .map((d, i) => body(`${d} Z`, i % 2 ? "#4d8a52" : "#63a263"))
    .join("") +
  body("M270 470 L530 470 L500 690 L300 690 Z", c) +
  box(250, 450, 300, 56, 14, shade(c, -0.12))

const clock: Drawing = (c) =>
  disc(400, 400, 270, c) +
  disc(400, 400, 222, "#fbf8f0") +
  Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const [x, y] = [Math.sin(angle), Math.cos(angle)]
    return line(
      `M${400 + x * 195} ${400 - y * 195} L${400 + x * 172} ${400 - y * 172}`,
      "#4a443d",
      i % 3 ? 7 : 14
    )
  }).join("") +
  line("M400 400 L310 320", "#2f2b27", 18) +
  line("M400 400 L505 270", "#2f2b27", 12) +
  disc(400, 400, 16, c)

const headphones: Drawing = (c) =>
  `<path d="M190 480 Q180 170 400 165 Q620 170 610 480" fill="none" stroke="${shade(c, -0.1)}" stroke-width="44"/>` +
  `<path d="M225 330 Q260 205 400 200 Q540 205 575 330" fill="none" stroke="${shade(c, 0.35)}" stroke-width="14"/>` +
  box(135, 420, 130, 220, 56, c) +
  box(535, 420, 130, 220, 56, c) +
  box(235, 440, 54, 180, 26, shade(c, -0.45)) +
  box(511, 440, 54, 180, 26, shade(c, -0.45)) +
  disc(185, 530, 26, shade(c, 0.3)) +
  disc(615, 530, 26, shade(c, 0.3))

const earbuds: Drawing = (c) =>
  box(200, 400, 400, 270, 110, c) +
  line("M205 510 L595 510", shade(c, -0.3), 7) +
  disc(400, 575, 12, "#7ed37e") +
  [290, 510]
    .map((x, i) => {
      const lean = i ? -1 : 1
      return (
        box(x - 20, 220, 40, 190, 20, shade(c, 0.15)) +
        disc(x + lean * 30, 220, 62, shade(c, 0.15)) +
        oval(x + lean * 70, 225, 22, 32, "#4a4f55")
      )
    })
    .join("")

const speaker: Drawing = (c) =>
  box(240, 130, 320, 550, 64, c) +
  disc(400, 480, 125, shade(c, -0.4)) +
  disc(400, 480, 70, shade(c, -0.15)) +
  disc(400, 480, 26, shade(c, 0.35)) +
  disc(400, 255, 66, shade(c, -0.4)) +
  disc(400, 255, 28, shade(c, 0.2)) +
  `<circle cx="510" cy="165" r="9" fill="#7ed37e"/>`

const watch: Drawing = (c) =>
  body("M330 90 L470 90 L490 260 L310 260 Z", shade(c, -0.1)) +
  body("M310 540 L490 540 L470 710 L330 710 Z", shade(c, -0.1)) +
  box(255, 235, 290, 330, 80, "#4a4f55") +
  box(280, 260, 240, 280, 62, "#14181d") +
  box(545, 360, 24, 76, 12, "#6b7178") +
  `<text x="400" y="400" font-family="sans-serif" font-size="74" fill="#ffffff" text-anchor="middle">10:24</text>` +
  line("M320 460 L360 460 L378 430 L402 490 L420 460 L480 460", shade(c, 0.35), 9)

const charger: Drawing = (c) =>
  line("M400 560 Q400 720 560 690 Q690 660 700 560", "#5c6168", 16) +
  oval(400, 500, 240, 100, shade(c, -0.25)) +
  oval(400, 470, 240, 100, c) +
  oval(400, 470, 110, 44, shade(c, 0.25)) +
  `<path d="M415 395 l-60 85 h45 l-20 65 l70 -90 h-48 Z" fill="#f2b233"/>`

const notebook: Drawing = (c) =>
  box(235, 140, 360, 530, 20, "#f6f1e4") +
  box(215, 130, 360, 530, 20, c) +
  `<rect x="215" y="130" width="58" height="530" rx="18" fill="${shade(c, -0.2)}"/>` +
  `<rect x="325" y="230" width="200" height="110" rx="8" fill="#fbf8f0"/>` +
  line("M350 270 L500 270 M350 300 L460 300", "#9a938a", 8) +
  line("M528 132 L528 658", shade(c, -0.45), 13) +
  line("M430 660 L430 715 L445 700 L460 715 L460 660", "#c23b3f", 12)

const pen: Drawing = (c) =>
  `<g transform="rotate(40 400 400)">${box(365, 90, 70, 250, 30, c)}${box(360, 330, 80, 26, 6, "#d8b96a")}${body("M368 356 L432 356 L424 590 L376 590 Z", shade(c, -0.12))}${body("M378 590 L422 590 L400 690 Z", "#d8b96a")}${line("M400 620 L400 685", "#5a4a2a", 5)}${line("M440 110 L440 280", "#d8b96a", 12)}</g>` +
  line("M150 660 Q210 600 250 650 T350 640", shade(c, -0.2), 8)

const deskMat: Drawing = (c) =>
  body("M120 320 L680 320 L740 620 L60 620 Z", c) +
  `<path d="M135 335 L665 335 L718 605 L82 605 Z" fill="none" stroke="${shade(c, 0.4)}" stroke-width="5" stroke-dasharray="16 12"/>` +
  body("M200 390 L470 390 L482 500 L188 500 Z", "#e5e1d8") +
  [410, 437, 464].map((y) => line(`M215 ${y} L460 ${y}`, "#a9a498", 12)).join("") +
  oval(590, 470, 40, 58, "#e5e1d8")

const tent: Drawing = (c) =>
  `<path d="M60 640 Q400 590 740 640 L740 690 L60 690 Z" fill="#8fb07a"/>` +
  body("M400 180 L680 640 L120 640 Z", c) +
  body("M400 180 L470 640 L330 640 Z", shade(c, -0.45)) +
  body("M400 180 L330 640 L265 640 Z", shade(c, 0.25)) +
  line("M680 640 L735 665 M120 640 L65 665 M400 180 L400 140", "#6d6257", 9)

const lantern: Drawing = (c) =>
  `<circle cx="400" cy="420" r="210" fill="#ffe39a" opacity="0.45"/>` +
  line("M300 250 Q310 90 400 90 Q490 90 500 250", shade(c, -0.35), 16) +
  box(285, 220, 230, 66, 20, c) +
  box(305, 286, 190, 270, 26, "#fff3c9") +
  `<path d="M400 350 Q450 430 400 490 Q350 430 400 350 Z" fill="#f5a623"/>` +
  line("M352 290 L352 552 M448 290 L448 552", shade(c, -0.2), 10) +
  box(265, 550, 270, 110, 30, c)

const flask: Drawing = (c) =>
  box(330, 95, 140, 130, 26, "#c3c8cd") +
  box(285, 215, 230, 480, 40, c) +
  `<rect x="285" y="270" width="230" height="26" fill="${shade(c, -0.3)}"/>` +
  line("M515 330 Q610 340 605 440 Q600 530 515 530", shade(c, -0.3), 26) +
  line("M318 330 L318 650", shade(c, 0.45), 14)

const hammock: Drawing = (c) =>
  line("M110 130 L110 690 M690 130 L690 690", "#7d5a3d", 38) +
  line("M110 250 L215 345 M690 250 L585 345", "#a58a63", 12) +
  body("M205 335 Q400 640 595 335 Q400 480 205 335 Z", c) +
  [280, 340, 400, 460, 520]
    .map((x) =>
      line(
        `M${x} ${400 + (120 - Math.abs(x - 400)) * 0.28} L${x} ${455 + (120 - Math.abs(x - 400)) * 0.45}`,
        shade(c, 0.5),
        14
      )
    )
    .join("")

export const THINGS = {
  backpack,
  tote,
  duffel,
  walletCase,
  mug,
  bottle,
  teapot,
  pan,
  bowl,
  board,
  lamp,
  candle,
  cushion,
  blanket,
  plant,
  clock,
  headphones,
  earbuds,
  speaker,
  watch,
  charger,
  notebook,
  pen,
  deskMat,
  tent,
  lantern,
  flask,
  hammock,
}
