import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "@medusajs/framework/zod"
import { ok, text } from "../http"
import type { CommonCode, Context, Service } from "../http"
import { A_WHILE, answerScript, FOR_EVER, SCRIPT_RESPONSES } from "./script-files"

/** Made by the build, beside the compiled sources; there is none beside the sources themselves. */
const FOLDER = join(__dirname, "..", "..", "storefront")

type Element = "assistant" | "wallet"

interface BuiltFile {
  integrity: string
  bytes: number
  gzip: number
  /** Files that it loads at once. */
  imports: string[]
  /** Files that it loads when they are needed. */
  later: string[]
}

interface Manifest {
  entries: Record<Element, string>
  files: Record<string, BuiltFile>
}

let manifest: Manifest | undefined

function readManifest(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(FOLDER, "manifest.json"), "utf8")) as Manifest
  return manifest
}

/** What is the same of all three: scripts are loaded by pages of any origin, and never refused. */
const COMMON = {
  tags: ["Storefront element"],
  access: "public" as const,
  cors: "any" as const,
  always: true,
}

/** `GET /widget.js`: the one address that a merchant writes into their pages. */
export function widgetEndpoint(element: Element) {
  return {
    ...COMMON,
    id: "getWidget",
    summary: `Load the element \`<shop-${element}>\``,
    description:
      "For a script of type `module`: loads the newest version of the element. The address stays, and " +
      "is asked again after five minutes; what it loads is kept for ever.",
    responses: SCRIPT_RESPONSES,
    handler: ({ request }: Context) => {
      const { entries } = readManifest()
      const entry = entries[element]
      const body = `export * from "./widget/${entry}"\n`
      return answerScript(request, `widget ${element}`, () => body, `"${entry}"`, A_WHILE)
    },
  }
}

/** `GET /widget/{file}`: the element's files, each kept by browsers for ever. */
export function widgetFileEndpoint<Prefix extends string>(
  service: Pick<Service<Prefix, never>, "prefix" | "Error">
) {
  const notFound = `${service.prefix}_not_found` as CommonCode<Prefix>
  return {
    ...COMMON,
    id: "getWidgetFile",
    summary: "Load a file of the element",
    description:
      "A version of a file never changes; `GET /widget.json` names those that there are.",
    params: z.object({
      file: text({ min: 1, max: 100 }).meta({ description: "Its name, as the list has it." }),
    }),
    responses: SCRIPT_RESPONSES,
    errors: [notFound],
    handler: ({ request, params: { file } }: Context<{ file: string }>) => {
      const { files } = readManifest()
      if (!Object.hasOwn(files, file)) throw new service.Error(notFound)
      const read = () => readFileSync(join(FOLDER, file))
      return answerScript(request, file, read, `"${file}"`, FOR_EVER)
    },
  }
}

const WidgetFiles = z.strictObject({
  script: z.string().meta({
    description: "The element's file of this version, relative to the service's root.",
    examples: ["widget/assistant-4QX7ZK2M.js"],
  }),
  integrity: z.string().meta({
    description: "For the attribute `integrity` of a script that names this version.",
    examples: ["sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K"],
  }),
  files: z.array(
    z.strictObject({
      path: z.string(),
      integrity: z.string(),
      bytes: z.int().min(0),
      gzip: z.int().min(0).meta({ description: "Bytes on the way, compressed with gzip." }),
      loaded: z
        .enum(["first", "opened"])
        .meta({ description: "With the page, or when somebody uses the element." }),
    })
  ),
})

/** `GET /widget.json`: versions and hashes, for pages that name a version. */
export function widgetManifestEndpoint(element: Element) {
  return {
    ...COMMON,
    id: "getWidgetFiles",
    summary: "List the element's files with their integrity hashes",
    responses: { 200: WidgetFiles },
    handler: () => {
      const { entries, files } = readManifest()
      const entry = entries[element]
      const first = loadedBy(files, entry, ({ imports }) => imports)
      const all = loadedBy(files, entry, ({ imports, later }) => [...imports, ...later])
      return ok(
        {
          script: `widget/${entry}`,
          integrity: files[entry]!.integrity,
          files: [...all].sort().map((name) => ({
            path: `widget/${name}`,
            integrity: files[name]!.integrity,
            bytes: files[name]!.bytes,
            gzip: files[name]!.gzip,
            loaded: first.has(name) ? ("first" as const) : ("opened" as const),
          })),
        },
        { "Cache-Control": A_WHILE }
      )
    },
  }
}

/** A file with all that it leads to. */
function loadedBy(
  files: Manifest["files"],
  name: string,
  next: (file: BuiltFile) => string[],
  seen = new Set<string>()
): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const other of next(files[name]!)) loadedBy(files, other, next, seen)
  return seen
}
