/**
 * Generates `packages/types` from the OpenAPI descriptions of the built plugin, with the plugin's
 * version. `--check` writes nothing and fails when what is there is not what would be written.
 * Build the plugin first.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import openapiTypescript, { astToString } from "openapi-typescript"

const root = new URL("..", import.meta.url)
const folder = new URL("packages/types/", root)
const require = createRequire(import.meta.url)

/** A field with a default may be left out of a request. */
const OPTIONS = { defaultNonNullable: false }

/** File of the package, folder of the service, and what its module calls it. */
const SERVICES = [
  ["index.d.ts", "wallet", "wallet"],
  ["assistant.d.ts", "assistant", "assistant"],
  ["admin.d.ts", "admin/wallet", "adminWallet"],
  ["assistant-admin.d.ts", "admin/assistant", "adminAssistant"],
]

/** A union of all that the service sends by itself; the description has no use for a name of it. */
const ANY_WEBHOOK = `/** The body of any webhook; \`type\` says what \`data\` holds. */
export type WalletWebhook =
  webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"]`

const files = {
  ...(await generateAll()),
  "package.json": `${JSON.stringify(
    { ...readJson("packages/types/package.json"), version: readJson("package.json").version },
    null,
    2
  )}\n`,
}

const stale = Object.entries(files).filter(
  ([name, text]) => text !== readFileSync(new URL(name, folder), { encoding: "utf8", flag: "a+" })
)
if (process.argv.includes("--check")) {
  for (const [name] of stale) {
    console.error(`packages/types/${name} is stale: run \`npm run types\` and commit it`)
  }
  process.exit(stale.length ? 1 : 0)
}
for (const [name, text] of stale) {
  writeFileSync(new URL(name, folder), text)
  console.log(`packages/types/${name} written`)
}
// Services keep timers.
process.exit(0)

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, root), "utf8"))
}

/** Loading the middlewares mounts the services, as it does in a store. */
async function generateAll() {
  const api = fileURLToPath(new URL(".medusa/server/src/api/", root))
  require(`${api}middlewares.js`)
  const generated = SERVICES.map(async ([file, path, name]) => {
    const service = require(`${api}${path}/service.js`)[name]
    return [file, await generateTypes(JSON.parse(service.openapi().json.toString()))]
  })
  return Object.fromEntries(await Promise.all(generated))
}

async function generateTypes(description) {
  const types = astToString(await openapiTypescript(description, OPTIONS))
  const names = Object.keys(description.components.schemas).sort()
  const aliases = names.map((name) => `export type ${name} = components["schemas"]["${name}"]`)
  return [
    `/* Types of the ${description.info.title} service ${description.info.version}, generated from its OpenAPI description. */`,
    types.trim(),
    ...aliases,
    ...(description.webhooks ? [ANY_WEBHOOK] : []),
    "",
  ].join("\n")
}
