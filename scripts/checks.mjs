/** Checks that build on each other, counted for the last line: `N passed, N failed, N skipped`. */
import { Stop } from "./children.mjs"
import { step } from "./progress.mjs"

let passed = 0
let failed = 0
let isBroken = false

/**
 * One check; after one that the others build on has failed, they count as failed too.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{isGround?: boolean}} [options] `isGround` when later checks build on this one
 * @returns {Promise<T | undefined>} undefined when it failed
 */
export async function check(name, work, { isGround = false } = {}) {
  if (isBroken) {
    failed++
    return undefined
  }
  try {
    const result = await step(name, work)
    passed++
    return result
  } catch (error) {
    isBroken ||= isGround
    countFailure(error)
    return undefined
  }
}

/** Tells of something that failed, in a check or between them. */
export function countFailure(error) {
  failed++
  console.error(error instanceof Stop ? error.message : error)
}

/** @throws {Stop} with the message, unless the condition holds */
export function expect(condition, message) {
  if (!condition) {
    throw new Stop(message)
  }
}

/** Prints the last line and ends the process with 1 when anything has failed. */
export function conclude() {
  console.log(`${passed} passed, ${failed} failed, 0 skipped`)
  process.exit(failed > 0 ? 1 : 0)
}
