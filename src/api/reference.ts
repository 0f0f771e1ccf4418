import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "@medusajs/framework/zod"
import { content, text } from "../http"
import type { CommonCode, Context, Service } from "../http"
import { A_WHILE, answerScript, FOR_EVER, SCRIPT_RESPONSES } from "./script-files"

/** Copied there by the build, beside the compiled sources. */
const BUNDLE = join(__dirname, "..", "..", "reference", "rapidoc-min.js")
const HTML = "text/html; charset=utf-8"

/** The page asks nothing of any other host, and nobody may put it into a frame. */
const HEADERS = {
  "Cache-Control": A_WHILE,
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; " +
    "img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Referrer-Policy": "no-referrer",
}

interface Script {
  /** Changes with what the file holds. */
  name: string
  body: Buffer
}

let script: Script | undefined

function readScript(): Script {
  if (!script) {
    const body = readFileSync(BUNDLE)
    const digest = createHash("sha256").update(body).digest("hex").slice(0, 12)
    script = { name: `rapidoc-${digest}.js`, body }
  }
  return script
}

/** What both have in common: they hold nothing but what `openapi.json` tells everybody. */
const COMMON = { tags: ["Specification"], access: "public" as const, always: true }

/** `GET /docs`: the service's OpenAPI description for people, with requests to try. */
export function referenceEndpoint({ title }: { title: string }) {
  return {
    ...COMMON,
    id: "getReference",
    summary: "Read this description as a page",
    description:
      "The API reference: every operation with its parameters, examples and errors, and a form that " +
      "sends the request to this store. Needs nothing from outside the store.",
    responses: { 200: { description: "A page.", schema: z.string(), contentType: "text/html" } },
    handler: ({ request }: Context) =>
      // Addresses are relative, so that the page works below any path of a proxy.
      content(200, HTML, pageOf(title, request.path.endsWith("/") ? "../" : ""), HEADERS),
  } as const
}

/** `GET /docs/{file}`: the script that draws the page. */
export function referenceScriptEndpoint<Prefix extends string>(
  service: Pick<Service<Prefix, never>, "prefix" | "Error">
) {
  const notFound = `${service.prefix}_not_found` as CommonCode<Prefix>
  return {
    ...COMMON,
    id: "getReferenceScript",
    summary: "Load the script of that page",
    description: "A version of it never changes; the page names the one that there is.",
    params: z.object({
      file: text({ min: 1, max: 100 }).meta({ description: "Its name, as the page has it." }),
    }),
    responses: SCRIPT_RESPONSES,
    errors: [notFound],
    handler: ({ request, params: { file } }: Context<{ file: string }>) => {
      const { name, body } = readScript()
      if (file !== name) throw new service.Error(notFound)
      return answerScript(request, name, () => body, `"${name}"`, FOR_EVER)
    },
  }
}

/** @param root from the page's address to the service's root */
function pageOf(title: string, root: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${root}docs/${readScript().name}"></script>
  </head>
  <body>
    <rapi-doc spec-url="${root}openapi.json" render-style="read" show-header="false"
      allow-server-selection="false" allow-spec-file-load="false" allow-spec-url-load="false"
      primary-color="#2563eb" load-fonts="false" regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace"
      schema-style="table" schema-description-expanded="true" show-components="true"
      show-method-in-nav-bar="as-colored-text" nav-item-spacing="compact"
      fetch-credentials="same-origin" update-route="true"></rapi-doc>
    <noscript>This page needs JavaScript. The description itself:
      <a href="${root}openapi.json">openapi.json</a></noscript>
  </body>
</html>
`
}
