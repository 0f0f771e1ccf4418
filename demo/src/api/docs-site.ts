import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Tokens } from "marked"

/**
 * The documentation as a site: the Markdown of the checkout, drawn when it is asked for. Everything
 * comes from the store, so that it can be read without a network.
 */
const CHECKOUT = path.join(process.cwd(), "..")
const ASSETS = path.join(process.cwd(), "docs")

/** What the site has, in the order in which it is read; names of files below `docs/`, without `.md`. */
export const CONTENTS: readonly (readonly [group: string, pages: readonly string[]])[] = [
  [
    "Start",
    [
      "",
      "quick-start",
      "install",
      "storefront-integration",
      "storefront",
      "dashboard",
      "configuration",
    ],
  ],
  [
    "Wallet",
    [
      "pay-with-the-wallet",
      "codes",
      "expiry",
      "rewards",
      "withdrawals",
      "months-end",
      "limits",
      "webhooks",
      "access",
      "kept-data",
      "hooks",
    ],
  ],
  [
    "Assistant",
    [
      "assistant/service",
      "assistant/built-in",
      "assistant/providers",
      "assistant/search",
      "assistant/visual-search",
      "assistant/messaging",
      "assistant/handovers",
      "assistant/agents",
      "assistant/copilot",
      "assistant/reviews",
      "assistant/telemetry",
      "assistant/turns",
      "assistant/tools",
      "assistant/extensions",
      "assistant/own-words",
      "assistant/grounding",
    ],
  ],
  ["Running it", ["moving-in", "operations", "several-instances", "threat-model", "performance"]],
  ["Inside", ["architecture", "decisions", "testing"]],
]

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
}
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

interface Section {
  /** The heading's name in the page's address; empty for what stands before the first one. */
  anchor: string
  heading: string
  text: string
}

interface Page {
  name: string
  title: string
  html: string
  sections: Section[]
}

const fileOf = (name: string) => (name === "" ? "README.md" : `docs/${name}.md`)
const addressOf = (name: string) => (name === "" ? "/docs" : `/docs/${name}`)
const isPage = (name: string) => CONTENTS.some(([, pages]) => pages.includes(name))

/** A heading as it stands in addresses, the way GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Where a link of a page leads on the site; undefined for files that are not on it. */
function resolveLink(file: string, href: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href
  const [target, hash] = href.split("#") as [string, string?]
  const found = path.posix.join(path.posix.dirname(file), target)
  if (found.startsWith("docs/images/")) return `/${found}`
  const name = /^docs\/(.+)\.md$/.exec(found)?.[1] ?? (found === "README.md" ? "" : undefined)
  if (name === undefined || !isPage(name)) return undefined
  return addressOf(name) + (hash ? `#${hash}` : "")
}

async function readPage(name: string): Promise<Page> {
  const { Marked } = await import("marked")
  const file = fileOf(name)
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const anchor = anchorOf(text.replaceAll(/[`*]|\]\([^)]*\)/g, ""))
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const to = resolveLink(file, href)
        return to === undefined ? inner : `<a href="${escape(to)}">${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${escape(resolveLink(file, href) ?? href)}" alt="${escape(text)}" loading="lazy">`
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.replaceAll(
          /src="([^"]+)"/g,
          (_, src: string) => `src="${resolveLink(file, src) ?? src}"`
        )
      },
    },
  })
  const source = readFileSync(path.join(CHECKOUT, file), "utf8")
  const html = marked.parse(source)
  const title = /^# (.+)$/m.exec(source)?.[1]?.replaceAll("`", "") ?? name
  return { name, title, html: String(html), sections: sectionsOf(source) }
}

/** The text of a page by heading, for the search. */
function sectionsOf(source: string): Section[] {
  const sections: Section[] = [{ anchor: "", heading: "", text: "" }]
  let isCode = false
  for (const line of source.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode
    const heading = isCode ? undefined : /^#{2,4} (.+)$/.exec(line)?.[1]
    if (heading) {
      const plain = heading.replaceAll(/[`*]/g, "")
      sections.push({ anchor: anchorOf(plain), heading: plain, text: "" })
    } else {
      const section = sections.at(-1) as Section
      section.text += ` ${line.replaceAll(/[`*|]|\]\([^)]*\)|<[^>]+>|-{3,}/g, " ")}`
    }
  }
  return sections.map((section) => ({
    ...section,
    text: section.text.replaceAll(/\s+/g, " ").trim(),
  }))
}

/** A whole page: what there is on the left, the text, and the search, which a script does. */
function layout({ name, title, html }: Page, titles: ReadonlyMap<string, string>): string {
  const groups = CONTENTS.map(([group, pages]) => {
    const items = pages.map((page) => {
      const current = page === name ? ' aria-current="page"' : ""
      return `<li><a href="${addressOf(page)}"${current}>${escape(titles.get(page) ?? page)}</a></li>`
    })
    return `<section><h2>${group}</h2><ul>${items.join("")}</ul></section>`
  })
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/site.css">
    <script type="module" src="/docs/site.js"></script>
  </head>
  <body>
    <a class="skip" href="#text">Skip to the text</a>
    <header>
      <a class="name" href="/docs">Wallet &amp; assistant</a>
      <form role="search" action="/docs">
        <input id="search" name="q" type="search" placeholder="Search" aria-label="Search the documentation"
          autocomplete="off" aria-controls="results">
        <ol id="results" hidden></ol>
      </form>
      <nav aria-label="Elsewhere"><a href="/">Shop</a> <a href="/app">Dashboard</a>
        <a href="/wallet/v1/docs">Wallet API</a> <a href="/assistant/v1/docs">Assistant API</a></nav>
    </header>
    <div class="columns">
      <details class="contents" open><summary>Contents</summary>
        <nav aria-label="Contents">${groups.join("")}</nav></details>
      <main id="text" tabindex="-1">${html}</main>
    </div>
  </body>
</html>
`
}

let titles: Promise<Map<string, string>> | undefined

async function readTitles(): Promise<Map<string, string>> {
  const pages = await Promise.all(CONTENTS.flatMap(([, names]) => names).map(readPage))
  return new Map(pages.map(({ name, title }) => [name, name === "" ? "Overview" : title]))
}

/** Every section of every page, as the script of the page searches them. */
async function searchIndex() {
  const pages = await Promise.all(CONTENTS.flatMap(([, names]) => names).map(readPage))
  return pages.flatMap(({ name, title, sections }) =>
    sections
      .filter(({ text, heading }) => text || heading)
      .map(({ anchor, heading, text }) => ({
        address: addressOf(name) + (anchor && `#${anchor}`),
        title: name === "" ? "Overview" : title,
        heading,
        text,
      }))
  )
}

/** Serves `/docs` and what lies below it; hands everything else on. */
export async function serveDocs(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  const isAsked = request.method === "GET" || request.method === "HEAD"
  const name = /^\/docs(?:\/([\w./-]*?))?\/?$/.exec(request.path)
  if (!isAsked || !name) return next()
  const wanted = name[1] ?? ""
  const headers = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache" }
  if (wanted === "search.json") {
    response.set(headers).json(await searchIndex())
    return
  }
  if (isPage(wanted)) {
    const page = await readPage(wanted)
    titles ??= readTitles()
    response
      .set({
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": POLICY,
      })
      .end(layout(page, await titles))
    return
  }
  const type = TYPES[path.extname(wanted)]
  const file = /^images\/[\w-]+\.\w+$/.test(wanted)
    ? path.join(CHECKOUT, "docs", wanted)
    : path.join(ASSETS, path.basename(wanted))
  if (!type || !existsSync(file)) return next()
  response.set({ ...headers, "Content-Type": type }).end(readFileSync(file))
}
