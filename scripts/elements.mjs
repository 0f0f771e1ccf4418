/**
 * `node scripts/elements.mjs FOLDER`: the storefront's elements as the plugin serves them, into FOLDER.
 * A program of its own, so that `builds.mjs`, which needs it, can be loaded before anything is installed.
 */
import { buildElements } from "./storefront.mjs"

await buildElements(process.argv[2])
