import { encode } from "uqr"
import type { useFormat } from "../components/format"
import { printPage } from "../components/print"
import type { Translate } from "../text/use-text"

interface Printable {
  code: string
  amount: string
  currency: string
  expiry_date: string | null
}

const SVG = "http://www.w3.org/2000/svg"
const STYLE = `
  ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; list-style: none; padding: 0 }
  li { border: 1px dashed #999; padding: 12px; text-align: center; break-inside: avoid }
  li svg { width: 30mm; height: 30mm } li code { display: block; font-size: 12px }
  li strong { display: block; font-size: 16px }`

/** A sheet of codes to cut up, each as a QR code that holds its text, and as text. */
export function printCodes(
  title: string,
  codes: Printable[],
  { t, format }: { t: Translate; format: ReturnType<typeof useFormat> }
): void {
  const lines = [format.instant(new Date().toISOString())]
  const sheet = { title, lines }
  printPage(
    sheet,
    (page, add) => {
      const list = add(page.body, "ul")
      for (const { code, amount, currency, expiry_date } of codes) {
        const ticket = add(list, "li")
        ticket.appendChild(drawQrCode(page, code))
        add(ticket, "strong", format.money(amount, currency))
        add(ticket, "code", code)
        if (expiry_date) add(ticket, "span", `${t("codes.expires")} ${format.date(expiry_date)}`)
      }
    },
    STYLE
  )
}

function drawQrCode(page: Document, text: string): SVGElement {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const drawing = page.createElementNS(SVG, "svg")
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`)
  drawing.setAttribute("shape-rendering", "crispEdges")
  drawing.setAttribute("aria-hidden", "true")
  const modules = page.createElementNS(SVG, "path")
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))
  )
  modules.setAttribute("d", dark.join(""))
  drawing.appendChild(modules)
  return drawing
}
