/**
 * Runs after the tests of every project that `global-setup.mjs` was run for; the last time it ends
 * what tests forgot to end and removes what setup made.
 */
import { cleanUp } from "./run-folder.mjs"

export default async function tearDown() {
  globalThis.testProjects -= 1
  if (globalThis.testProjects === 0) {
    await cleanUp()
  }
}
