/**
 * `npm run soak [-- FACTOR] [--lossy]`: the fault and concurrency tests, FACTOR (10) times as long.
 *
 * With `--lossy` PostgreSQL runs with `synchronous_commit = off` and is killed under load: the test
 * is then expected to fail, which shows that it can.
 */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")
const args = process.argv.slice(2)
const isLossy = args.includes("--lossy")
const factor = args.find((arg) => /^[1-9][0-9]*$/.test(arg)) ?? (isLossy ? "1" : "10")

const files = isLossy
  ? ["integration-tests/faults/postgres-killed"]
  : [
      "integration-tests/faults",
      "integration-tests/http/.*-killed",
      "integration-tests/modules/ledger-concurrency",
    ]
const { status } = spawnSync(
  process.execPath,
  [path.join(ROOT, "node_modules", "jest", "bin", "jest.js"), ...files],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      SOAK_FACTOR: factor,
      ...(isLossy && { SYNCHRONOUS_COMMIT: "off" }),
    },
  }
)
if (isLossy) {
  console.log(
    status === 0
      ? "Nothing was lost this time: kill more often (npm run soak -- --lossy 5)."
      : "Money was lost, as expected of synchronous_commit = off, and the test said so."
  )
  process.exitCode = status === 0 ? 1 : 0
} else {
  process.exitCode = status ?? 1
}
