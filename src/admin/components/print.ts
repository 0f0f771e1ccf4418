interface Sheet {
  title: string
  lines: string[]
}

interface TableSheet extends Sheet {
  headers: string[]
  rows: string[][]
}

const STYLE = `
  body { font: 12px/1.5 system-ui, sans-serif; margin: 24px; color: #000; background: #fff }
  h1 { font-size: 18px; margin: 0 0 4px } p { margin: 0 }
  table { border-collapse: collapse; width: 100%; margin-top: 16px }
  th, td { text-align: start; padding-block: 4px; padding-inline-end: 8px; border-bottom: 1px solid #ccc; vertical-align: top }
  tr { break-inside: avoid }`

/** Adds an element to another one of a sheet. */
export type AddElement = (parent: Node, tag: string, text?: string) => HTMLElement

/**
 * Prints a sheet on paper or into a PDF, by itself and without the dashboard around it.
 *
 * @param fill puts in what stands below the title and its lines
 * @param style CSS on top of that of every sheet
 */
export function printPage(
  { title, lines }: Sheet,
  fill: (page: Document, add: AddElement) => void,
  style = ""
): void {
  const frame = document.createElement("iframe")
  frame.style.cssText = "position:fixed;width:0;height:0;border:0"
  frame.title = title
  document.body.append(frame)
  const page = frame.contentDocument as Document
  page.title = title
  // A sheet runs the way the dashboard does.
  page.documentElement.dir = document.documentElement.dir
  page.documentElement.lang = document.documentElement.lang
  const add: AddElement = (parent, tag, text) => {
    const element = page.createElement(tag)
    if (text !== undefined) element.textContent = text
    parent.appendChild(element)
    return element
  }
  add(page.head, "style", STYLE + style)
  add(page.body, "h1", title)
  lines.forEach((line) => add(page.body, "p", line))
  fill(page, add)
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove())
  frame.contentWindow?.print()
}

/** Prints a table. */
export function printSheet({ headers, rows, ...sheet }: TableSheet): void {
  printPage(sheet, ({ body: page }, add) => {
    const table = add(page, "table")
    const head = add(add(table, "thead"), "tr")
    headers.forEach((header) => add(head, "th", header))
    const body = add(table, "tbody")
    rows.forEach((cells) => {
      const row = add(body, "tr")
      cells.forEach((cell) => add(row, "td", cell))
    })
  })
}
