import type { ExecArgs } from "@medusajs/framework/types"
import { loadSettings } from "../modules/access"
import { examineStore } from "../workflows/self-test/doctor"

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/doctor.js`
 * looks at configuration and health and says what to do; the exit code is 1 when something is
 * wrong.
 */
export default async function doctor({ container }: ExecArgs): Promise<void> {
  await loadSettings(container)
  const diagnoses = await examineStore(container)
  for (const { check, status, found, advice } of diagnoses) {
    process.stdout.write(`${status.padEnd(8)} ${check}: ${found}\n`)
    if (advice) {
      process.stdout.write(`         ${advice}\n`)
    }
  }
  process.exitCode = diagnoses.some(({ status }) => status === "failure") ? 1 : 0
}
