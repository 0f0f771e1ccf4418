/**
 * `npm test`: everything that can be checked without a person, on a machine with nothing but Node.
 *
 *   npm test                              build, types, lint, all tests
 *   npm test -- integration-tests/http    build, then these tests; what follows `--` is jest's
 *
 * The last line is `N passed, N failed, N skipped`. A build that fails, types that don't fit and a
 * linter that complains count as one failed test each. The tests bring their own PostgreSQL unless
 * TEST_POSTGRES_URL names one.
 */
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildPlugin, isPluginBuilt } from "./builds.mjs"
import { Stop, killChildren, runChild } from "./children.mjs"
import { checkNode, install, isInstalled } from "./install.mjs"
import { ROOT } from "./paths.mjs"
import { step } from "./progress.mjs"

const program = (...names) => path.join(ROOT, "node_modules", ...names)

function check(name, file, ...args) {
  return runChild(name, process.execPath, [file, ...args])
}

async function prepare() {
  checkNode()
  if (!isInstalled()) {
    await step("Packages", () => install())
  }
  if (!isPluginBuilt()) {
    await step("Plugin", () => buildPlugin())
  }
}

/** What the compiler and the linter say; answers with how many of them complain. */
async function checkSources() {
  const tsc = program("typescript", "bin", "tsc")
  let complaints = []
  try {
    await step("Types and lint", async () => {
      const outcomes = await Promise.allSettled([
        check("types", tsc, "-p", "tsconfig.test.json", "--pretty", "false"),
        check("types-dashboard", tsc, "-p", "src/admin/tsconfig.json", "--pretty", "false"),
        check("types-storefront", tsc, "-p", "storefront", "--pretty", "false"),
        check("types-package", path.join(ROOT, "scripts", "types.mjs"), "--check"),
        check("lint", program("eslint", "bin", "eslint.js"), "."),
      ])
      complaints = outcomes.filter(({ status }) => status === "rejected")
      if (complaints.length > 0) {
        throw new Stop(complaints.map(({ reason }) => reason.message).join("\n"))
      }
    })
  } catch (error) {
    console.error(error.message)
  }
  return complaints.length
}

/** Runs jest in this terminal; answers with its exit code and what it has written as JSON. */
async function runJest(args) {
  const folder = mkdtempSync(path.join(tmpdir(), "wallet-test-results-"))
  const file = path.join(folder, "results.json")
  const jest = spawn(
    process.execPath,
    [program("jest", "bin", "jest.js"), ...args, "--json", `--outputFile=${file}`],
    { cwd: ROOT, stdio: ["inherit", "ignore", "inherit"] }
  )
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => jest.kill(signal))
  }
  const code = await new Promise((resolve) => jest.once("close", resolve))
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
  rmSync(folder, { recursive: true, force: true })
  return { code, results }
}

/** Names the tests that did not run. */
function listSkipped(results) {
  for (const { name, assertionResults } of results.testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status === "pending" || status === "todo") {
        console.log(`skipped: ${path.relative(ROOT, name)}: ${fullName}`)
      }
    }
  }
}

/** Says which tests will be skipped for want of a program. */
function listMissingPrograms() {
  const { PATH = "", CHROMIUM_PATH } = process.env
  const isThere = (names) =>
    PATH.split(path.delimiter).some((folder) =>
      names.some((name) => existsSync(path.join(folder, name)))
    )
  for (const [program, names] of [
    ["Redis", ["redis-server", "valkey-server"]],
    ["PgBouncer", ["pgbouncer"]],
    ["Chromium", ["chromium", "chromium-browser", "google-chrome"]],
  ]) {
    if (!isThere(names) && !(program === "Chromium" && CHROMIUM_PATH)) {
      console.log(`No ${program} here: the tests that need it are skipped.`)
    }
  }
}

async function main() {
  const args = process.argv.slice(2)
  try {
    await prepare()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const complaints = args.length === 0 ? await checkSources() : 0
  listMissingPrograms()
  const { code, results } = await runJest(args)
  if (!results) {
    return { passed: 0, failed: complaints + 1, skipped: 0 }
  }
  listSkipped(results)
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
  return {
    passed: results.numPassedTests,
    // jest can fail over something that is no test, such as its setup.
    failed: complaints + (code !== 0 && failed === 0 ? 1 : failed),
    skipped: results.numPendingTests + results.numTodoTests,
  }
}

process.on("exit", killChildren)
const { passed, failed, skipped } = await main()
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed > 0 ? 1 : 0)
