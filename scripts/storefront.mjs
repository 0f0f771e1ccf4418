/**
 * Builds the storefront's two elements.
 *
 * - For the plugin: `.medusa/server/storefront`, ES modules whose names change with what they hold,
 *   and `manifest.json` with their sizes and integrity hashes. The plugin serves them.
 * - For bundlers (`--package`): `packages/storefront/dist`, with types.
 *
 * The libraries that the elements need are in the files, so that whoever installs the plugin
 * installs nothing for them.
 */
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import ts from "typescript"
import { ROOT } from "./paths.mjs"

const SOURCE = path.join(ROOT, "storefront", "src")
export const ELEMENTS = ["assistant", "wallet"]

const COMMON = {
  entryPoints: ELEMENTS.map((name) => ({ in: path.join(SOURCE, name, "index.ts"), out: name })),
  tsconfig: path.join(ROOT, "storefront", "tsconfig.json"),
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  charset: "utf8",
  logLevel: "warning",
}

function describe(folder, file) {
  const content = readFileSync(path.join(folder, file))
  return {
    integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
  }
}

function importsOf(output, wanted) {
  return output.imports
    .filter(({ kind }) => kind === wanted)
    .map(({ path: imported }) => path.basename(imported))
}

/**
 * Styles and markup are template literals, in which the bundler leaves white space as it is: of each run
 * of it one blank is kept, which reads the same in both, and of styles only what they need.
 */
const compactTemplates = {
  name: "compact-templates",
  setup({ onLoad }) {
    onLoad({ filter: /storefront[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => ({
      loader: "ts",
      contents: compact(readFileSync(file, "utf8"), file),
    }))
  },
}

const squeezeText = (text) => text.replace(/\s+/g, " ")
const squeezeStyles = (text) =>
  squeezeText(text)
    .replace(/ ?([{},;]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")

function compact(source, file) {
  const texts = []
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && /^(html|css)$/.test(node.tag.getText())) {
      const { template } = node
      const parts = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template]
      const squeeze = node.tag.getText() === "css" ? squeezeStyles : squeezeText
      texts.push(...parts.map((part) => [part.getStart(), part.end, squeeze]))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true))
  return texts
    .sort(([one], [other]) => other - one)
    .reduce(
      (whole, [start, end, squeeze]) =>
        whole.slice(0, start) + squeeze(whole.slice(start, end)) + whole.slice(end),
      source
    )
}

/** Builds what the plugin serves into a folder of its own; answers the manifest. */
export async function buildElements(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    ...COMMON,
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    minify: true,
    metafile: true,
    legalComments: "eof",
    plugins: [compactTemplates],
  })
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"))
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output])
  )
  const entries = Object.fromEntries(
    ELEMENTS.map((name) => [
      name,
      scripts.find((file) => file.startsWith(`${name}-`) && outputs.get(file)?.entryPoint),
    ])
  )
  const files = Object.fromEntries(
    scripts.map((file) => [
      file,
      {
        ...describe(folder, file),
        imports: importsOf(outputs.get(file), "import-statement"),
        later: importsOf(outputs.get(file), "dynamic-import"),
      },
    ])
  )
  const manifest = { entries, files }
  writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Builds the package for bundlers: readable, with lit left to whoever bundles it. */
export async function buildPackage() {
  const folder = path.join(ROOT, "packages", "storefront", "dist")
  rmSync(folder, { recursive: true, force: true })
  await build({
    ...COMMON,
    outdir: folder,
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    packages: "external",
  })
}
