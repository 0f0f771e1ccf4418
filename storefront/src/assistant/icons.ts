import { svg } from "lit/html.js"

const icon = (path: string, name = "") =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true" class=${name}><path d=${path}></path></svg>`

export const icons = {
  close: icon("M6 6l12 12M18 6 6 18"),
  back: icon("M15 5l-7 7 7 7", "flip"),
  cart: icon("M3 4h2l2.4 11h10.2L20 7.5H6M9 20h.01M17 20h.01"),
  settings: icon("M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4"),
  photo: icon("M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z"),
  send: icon("M4 12 20 4l-5 16-3.5-6.5z", "flip"),
  stop: icon("M7 7h10v10H7z"),
  good: icon(
    "M7 11v9H4v-9zM7 11l4-8c1.7 0 2.5 1.2 2.2 2.6L12.5 9H19a1.7 1.7 0 0 1 1.7 2l-1.3 7a2.3 2.3 0 0 1-2.3 2H7"
  ),
  bad: icon(
    "M17 13V4h3v9zM17 13l-4 8c-1.7 0-2.5-1.2-2.2-2.6l.7-3.4H5a1.7 1.7 0 0 1-1.7-2l1.3-7a2.3 2.3 0 0 1 2.3-2H17"
  ),
  more: icon("M12 6v12M6 12h12"),
  less: icon("M6 12h12"),
  remove: icon("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"),
}
