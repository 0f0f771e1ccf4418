/** The colours that things in the shop come in. */
export const COLOURS = {
  Black: "#2b2d33",
  White: "#f4f1ea",
  Grey: "#9aa0a8",
  Navy: "#27406b",
  Blue: "#3f7cc4",
  Sky: "#9cc7e6",
  Teal: "#2f8f8b",
  Green: "#4f8a55",
  Olive: "#7c7f45",
  Sand: "#d9c3a0",
  Brown: "#8a5a3c",
  Rust: "#b8562f",
  Red: "#c23b3f",
  Rose: "#e39aa6",
  Mustard: "#d9a327",
  Cream: "#efe3c8",
  Purple: "#75549b",
  Copper: "#b87245",
  Natural: "#cfae82",
  Steel: "#b4bcc4",
} as const

export type Colour = keyof typeof COLOURS

/** Mixes a colour with black (below 0) or white (above 0); ±1 is all the way. */
export function shade(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255
  const share = Math.abs(amount)
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * share)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`
}
