const STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;" +
  "color:#222;background:#fff}table{width:100%;border-collapse:collapse}td{padding:.4rem 0;" +
  "border-bottom:1px solid #ddd}td:last-child{text-align:right}a.go{display:inline-block;" +
  "padding:.6rem 1.2rem;background:#222;color:#fff;border-radius:.3rem;text-decoration:none}" +
  "li{margin:.3rem 0}"

/** Nothing but the page itself: no script, no picture, no frame around it. */
export const PAGE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
}

export const HTML = "text/html; charset=utf-8"

/** A piece of HTML that is safe as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined

/** HTML with values in it; whatever is not HTML of ours is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map((part) => {
    if (part instanceof Html) return part.text
    if (Array.isArray(part)) return part.map(({ text }: Html) => text).join("")
    return part === undefined ? "" : escape(String(part))
  })
  return new Html(strings.map((text, index) => text + (texts[index] ?? "")).join(""))
}

/** A whole page of the store's. */
export function page(title: string, body: Html): string {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `
  return text
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)
}
