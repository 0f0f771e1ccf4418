/**
 * Plugins of a merchant's own, written for one test: what their handlers do beside ours is seen on a
 * running store.
 *
 *   const plugins = writePlugins({ audit: { "api/middlewares": "module.exports = …" } })
 *   const store = await startStore({ env: plugins.env })
 *   plugins.remove()
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** The files of a plugin below its `src`, without their extension, and their CommonJS text. */
export type PluginFiles = Record<string, string>

export function writePlugins(plugins: Record<string, PluginFiles>) {
  const folder = mkdtempSync(path.join(tmpdir(), "plugins-"))
  const folders = Object.entries(plugins).map(([name, files]) => {
    const place = path.join(folder, name)
    write(path.join(place, "package.json"), JSON.stringify({ name, version: "1.0.0" }))
    for (const [file, text] of Object.entries(files)) {
      write(path.join(place, ".medusa", "server", "src", `${file}.js`), text)
    }
    return place
  })
  return {
    env: { OTHER_PLUGINS: JSON.stringify(folders) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
