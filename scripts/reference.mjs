/**
 * `node scripts/reference.mjs FOLDER`: what draws the API reference in a browser, into FOLDER.
 *
 * RapiDoc's bundle is whole by itself, so it is copied as it is, with its licences. (What its package
 * names as dependencies is for those who bundle its sources; package.json leaves the largest of them,
 * which has to be compiled, out.)
 */
import { copyFileSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.mjs"

const folder = process.argv[2]
const bundle = path.join(ROOT, "node_modules", "rapidoc", "dist")

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const file of ["rapidoc-min.js", "rapidoc-min.js.LICENSE.txt"]) {
  copyFileSync(path.join(bundle, file), path.join(folder, file))
}
copyFileSync(path.join(bundle, "..", "LICENSE.txt"), path.join(folder, "LICENSE.txt"))
