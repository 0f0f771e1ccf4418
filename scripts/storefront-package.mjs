/** `npm run build:storefront`: the elements for bundlers, with types, into `packages/storefront/dist`. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runChild } from "./children.mjs"
import { ROOT } from "./paths.mjs"
import { buildPackage } from "./storefront.mjs"

const FOLDER = path.join(ROOT, "packages", "storefront")

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"))

await buildPackage()
const tsc = path.join(ROOT, "node_modules", "typescript", "bin", "tsc")
const types = ["--emitDeclarationOnly", "--noEmit", "false", "--outDir", path.join(FOLDER, "dist")]
await runChild("storefront-types", process.execPath, [
  tsc,
  "-p",
  path.join(ROOT, "storefront"),
  ...types,
])
const manifest = path.join(FOLDER, "package.json")
const { version } = readJson(path.join(ROOT, "package.json"))
writeFileSync(manifest, `${JSON.stringify({ ...readJson(manifest), version }, null, 2)}\n`)
