/** `npm run build`: compiles the plugin into `.medusa/server`, whether it needs it or not. */
import { buildPlugin } from "./builds.mjs"
import { Stop } from "./children.mjs"
import { step } from "./progress.mjs"

try {
  await step("Plugin", () => buildPlugin())
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
