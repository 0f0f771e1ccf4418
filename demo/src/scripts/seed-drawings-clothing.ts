/** Clothing and accessories, each drawn on an 800 × 800 canvas in a given colour. */
import { shade } from "./seed-colours"

export type Drawing = (colour: string) => string

const outline = (colour: string) =>
  `stroke="${shade(colour, -0.35)}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`

const body = (d: string, colour: string) => `<path d="${d}" fill="${colour}" ${outline(colour)}/>`
const line = (d: string, colour: string, width = 5, dash = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${dash && `stroke-dasharray="${dash}"`}/>`

const TORSO =
  "M290 210 L180 265 L120 400 L215 440 L245 375 L245 650 Q400 675 555 650 L555 375 L585 440 L680 400 L620 265 L510 210"
const LONG_SLEEVES =
  "M290 205 L190 255 Q140 300 128 560 L205 575 L250 390 L245 640 Q400 665 555 640 L550 390 L595 575 L672 560 Q660 300 610 255 L510 205"

const tee: Drawing = (c) =>
  body(`${TORSO} Q400 290 290 210 Z`, c) +
  line("M290 210 Q400 290 510 210", shade(c, -0.2), 14) +
  line("M245 375 Q255 320 250 290 M555 375 Q545 320 550 290", shade(c, -0.2)) +
  line("M250 628 Q400 652 550 628", shade(c, -0.2), 4, "10 8")

const stripedTee: Drawing = (c) =>
  `<clipPath id="torso"><path d="${TORSO} Q400 290 290 210 Z"/></clipPath>` +
  body(`${TORSO} Q400 290 290 210 Z`, "#f7f3ea") +
  `<g clip-path="url(#torso)">${[300, 360, 420, 480, 540, 600]
    .map((y) => `<rect x="100" y="${y}" width="600" height="26" fill="${c}"/>`)
    .join("")}</g>` +
  line("M290 210 Q400 290 510 210", c, 14)

const shirt: Drawing = (c) =>
  body(`${LONG_SLEEVES} L400 270 Z`, c) +
  body("M290 205 L340 180 L400 270 L350 325 Z", shade(c, 0.15)) +
  body("M510 205 L460 180 L400 270 L450 325 Z", shade(c, 0.15)) +
  line("M400 275 L400 652", shade(c, -0.25), 4) +
  [340, 420, 500, 580]
    .map((y) => `<circle cx="412" cy="${y}" r="8" fill="${shade(c, -0.4)}"/>`)
    .join("") +
  body("M455 380 h70 v70 l-35 18 l-35 -18 Z", shade(c, 0.08))

const sweater: Drawing = (c) =>
  body(`${LONG_SLEEVES} Q400 270 290 205 Z`, c) +
  line("M290 205 Q400 270 510 205", shade(c, -0.22), 22) +
  line("M247 630 Q400 656 553 630", shade(c, -0.22), 24, "5 9") +
  line("M130 560 L205 573 M670 560 L595 573", shade(c, -0.22), 20, "5 8") +
  [340, 420, 500]
    .map((y) =>
      line(
        `M270 ${y} ${Array.from({ length: 8 }, (_, i) => `l17 ${i % 2 ? 22 : -22} l17 ${i % 2 ? -22 : 22}`).join(" ")}`,
        shade(c, 0.28),
        6
      )
    )
    .join("")

const hoodie: Drawing = (c) =>
  body(
    "M300 225 Q290 120 400 112 Q510 120 500 225 Q450 290 400 290 Q350 290 300 225 Z",
    shade(c, -0.15)
  ) +
  body(
    "M335 225 Q335 160 400 155 Q465 160 465 225 Q430 262 400 262 Q370 262 335 225 Z",
    shade(c, -0.45)
  ) +
  body(`${LONG_SLEEVES} Q470 300 400 300 Q330 300 290 205 Z`, c) +
  body("M310 480 L490 480 L525 600 L275 600 Z", shade(c, -0.1)) +
  line("M370 300 L362 400 M430 300 L438 400", shade(c, 0.55), 9) +
  line("M247 630 Q400 656 553 630", shade(c, -0.25), 20, "5 9")

const jacket: Drawing = (c) =>
  body(`${LONG_SLEEVES} Q400 240 290 205 Z`, c) +
  body("M290 205 Q290 150 330 145 L470 145 Q510 150 510 205 Q400 255 290 205 Z", shade(c, -0.18)) +
  [330, 420, 510, 590]
    .map((y) => line(`M248 ${y} Q400 ${y + 18} 552 ${y}`, shade(c, -0.22), 5))
    .join("") +
  line("M400 235 L400 655", shade(c, -0.5), 10, "3 7") +
  `<rect x="391" y="250" width="18" height="36" rx="6" fill="#d8d8d8"/>`

const trousers: Drawing = (c) =>
  body("M285 130 L515 130 L560 690 L445 690 L400 330 L355 690 L240 690 Z", c) +
  body("M285 130 L515 130 L519 180 L281 180 Z", shade(c, -0.15)) +
  `<circle cx="400" cy="156" r="11" fill="#d0b070"/>` +
  line("M400 182 L400 330 M400 285 Q428 275 428 190", shade(c, -0.3)) +
  line("M281 200 Q330 240 345 188 M519 200 Q470 240 455 188", shade(c, -0.3)) +
  line("M243 668 L357 668 M443 668 L557 668", shade(c, -0.3), 4, "10 7")

const shorts: Drawing = (c) =>
  body("M250 220 L550 220 L610 560 L435 575 L400 420 L365 575 L190 560 Z", c) +
  body("M250 220 L550 220 L558 272 L242 272 Z", shade(c, -0.14)) +
  line("M400 275 L400 420", shade(c, -0.3)) +
  line("M378 262 L362 350 M422 262 L438 350", shade(c, 0.6), 9) +
  line("M196 532 L366 548 M604 532 L434 548", shade(c, -0.3), 4, "10 7")

const sneaker: Drawing = (c) =>
  body(
    "M120 560 L128 430 Q150 350 250 350 Q290 420 380 380 Q470 480 620 490 Q690 500 692 565 Z",
    c
  ) +
  body("M128 430 Q150 350 250 350 Q275 395 300 392 L270 560 L120 560 Z", shade(c, -0.16)) +
  `<path d="M105 552 L695 552 Q705 620 650 622 L150 622 Q98 620 105 552 Z" fill="#fbfaf6" stroke="#9b968c" stroke-width="6"/>` +
  line("M330 425 L385 385 M370 458 L428 415 M412 488 L470 445", "#ffffff", 13) +
  line("M560 552 Q560 492 620 490", shade(c, -0.25)) +
  line("M120 590 L688 590", "#c9c3b6", 5, "14 10")

const boot: Drawing = (c) =>
  body("M230 150 L430 150 L435 400 Q480 440 600 455 Q680 470 680 560 L230 560 Z", c) +
  body("M225 135 h210 v50 h-210 Z", shade(c, -0.2)) +
  `<path d="M215 556 L690 556 L690 610 L470 610 L450 640 L215 640 Z" fill="#3a322c" stroke="#241f1b" stroke-width="6" stroke-linejoin="round"/>` +
  [230, 285, 340].map((y) => line(`M345 ${y} L432 ${y + 18}`, shade(c, 0.65), 10)).join("") +
  line("M560 556 Q548 480 600 455", shade(c, -0.3))

const sandal: Drawing = (c) =>
  `<path d="M110 560 Q250 520 400 545 Q600 570 690 520 Q720 580 640 605 Q400 640 150 615 Q95 610 110 560 Z" fill="${shade(c, -0.45)}"/>` +
  body(
    "M180 545 Q200 380 330 390 Q400 400 420 550 L345 548 Q335 460 290 458 Q255 460 250 540 Z",
    c
  ) +
  body(
    "M455 555 Q480 430 570 430 Q640 440 655 535 L590 550 Q585 490 555 490 Q525 495 520 558 Z",
    c
  ) +
  `<rect x="312" y="408" width="52" height="38" rx="8" fill="none" stroke="#d8b96a" stroke-width="10"/>`

const socks: Drawing = (c) =>
  ["translate(-60 0)", "translate(110 40)"]
    .map(
      (move) =>
        `<g transform="${move}">${body("M280 140 L400 140 L405 430 Q420 500 360 560 L270 640 Q220 670 185 630 Q160 590 200 555 L270 480 Q285 455 280 400 Z", c)}` +
        `<rect x="278" y="132" width="125" height="58" rx="10" fill="${shade(c, 0.5)}"/>` +
        `${line("M283 240 L402 240 M283 290 L403 290 M283 340 L404 340", shade(c, 0.5), 16)}` +
        `<path d="M200 555 Q160 590 185 630 Q220 670 270 640 Z" fill="${shade(c, 0.5)}"/></g>`
    )
    .join("")

const cap: Drawing = (c) =>
  body("M190 480 Q190 260 400 250 Q600 260 605 480 Z", c) +
  body("M400 470 Q610 430 720 520 Q600 545 400 520 Q280 505 190 480 Z", shade(c, -0.2)) +
  line("M400 252 L400 470 M290 275 Q255 370 262 480 M508 275 Q545 370 540 462", shade(c, -0.25)) +
  `<circle cx="400" cy="250" r="17" fill="${shade(c, -0.3)}"/>` +
  `<path d="M370 400 l30 -52 l30 52 l-16 -6 l-14 34 l-14 -34 Z" fill="${shade(c, 0.7)}"/>`

const beanie: Drawing = (c) =>
  `<circle cx="400" cy="190" r="62" fill="${shade(c, 0.4)}" stroke="${shade(c, 0.1)}" stroke-width="10" stroke-dasharray="12 8"/>` +
  body("M195 500 Q185 240 400 235 Q615 240 605 500 Z", c) +
  [270, 335, 400, 465, 530]
    .map((x) =>
      line(`M${x} 275 Q${x + (x - 400) * 0.18} 380 ${x + (x - 400) * 0.2} 480`, shade(c, -0.2), 7)
    )
    .join("") +
  `<rect x="170" y="480" width="460" height="110" rx="34" fill="${shade(c, -0.12)}" ${outline(c)}/>` +
  line("M205 535 L600 535", shade(c, -0.3), 80, "6 16")

const scarf: Drawing = (c) =>
  body(
    "M230 190 Q400 120 570 190 Q600 270 520 310 L500 640 L390 640 L400 330 Q260 330 230 190 Z",
    c
  ) +
  body("M300 300 Q400 340 500 300 L440 360 L350 600 L245 565 L330 350 Z", shade(c, -0.12)) +
  line("M397 560 L500 560 M398 520 L502 520", shade(c, 0.6), 13) +
  line("M270 525 L362 556 M284 488 L375 520", shade(c, 0.6), 13) +
  [395, 420, 445, 470, 495].map((x) => line(`M${x} 640 L${x} 685`, c, 8)).join("") +
  [250, 275, 300, 325, 347]
    .map((x, i) => line(`M${x} ${568 + i * 8} L${x - 14} ${610 + i * 8}`, shade(c, -0.12), 8))
    .join("")

const sunglasses: Drawing = (c) =>
  line("M190 370 Q130 330 110 400 M610 370 Q670 330 690 400", c, 22) +
  `<path d="M180 350 L375 350 Q385 500 275 505 Q180 500 180 350 Z" fill="#3c4a57" stroke="${c}" stroke-width="24" stroke-linejoin="round"/>` +
  `<path d="M425 350 L620 350 Q620 500 525 505 Q415 500 425 350 Z" fill="#3c4a57" stroke="${c}" stroke-width="24" stroke-linejoin="round"/>` +
  line("M375 365 Q400 345 425 365", c, 20) +
  line("M215 385 L265 455 M250 375 L285 425 M460 385 L510 455", "#8ea4b5", 12)

const belt: Drawing = (c) =>
  `<path d="M400 400 m-230 0 a230 150 0 1 0 460 0 a230 150 0 1 0 -460 0" fill="none" stroke="${c}" stroke-width="70"/>` +
  `<path d="M400 400 m-230 0 a230 150 0 1 0 460 0 a230 150 0 1 0 -460 0" fill="none" stroke="${shade(c, 0.35)}" stroke-width="4" stroke-dasharray="14 10"/>` +
  `<rect x="335" y="492" width="130" height="118" rx="14" fill="none" stroke="#c9a24b" stroke-width="20"/>` +
  line("M400 550 L480 550", "#c9a24b", 14) +
  [520, 560, 598]
    .map((x, i) => `<circle cx="${x}" cy="${541 - i * 14}" r="8" fill="${shade(c, -0.5)}"/>`)
    .join("")

export const CLOTHING = {
  tee,
  stripedTee,
  shirt,
  sweater,
  hoodie,
  jacket,
  trousers,
  shorts,
  sneaker,
  boot,
  sandal,
  socks,
  cap,
  beanie,
  scarf,
  sunglasses,
  belt,
}
