import { readFileSync } from "node:fs"
import type { ExecArgs } from "@medusajs/framework/types"
import { checkReviews, importReviews } from "../workflows/assistant/reviews/import-reviews"
import { readRecords } from "../workflows/assistant/reviews/review-file"

const USAGE = "FILE [SOURCE]: a file of reviews (JSON, JSON lines, CSV), and where they come from"

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/import-reviews.js reviews.csv trustbox`
 * keeps the reviews of a file, each once however often it is run; the exit code is 1 when something
 * is wrong with the file, and then none is kept.
 */
export default async function runImport({ container, args }: ExecArgs): Promise<void> {
  const [file, source = "import"] = args
  if (file === undefined) return fail(USAGE)
  try {
    const checked = checkReviews(readRecords(readFileSync(file, "utf8")))
    const result = await importReviews(container, source, checked)
    if (result.ok) {
      const { created, updated, unchanged } = result
      process.stdout.write(`${created} created, ${updated} updated, ${unchanged} unchanged\n`)
    } else {
      const lines = Object.entries(result.problems).map(([where, what]) => `${where} ${what}`)
      fail(`Nothing was kept:\n${lines.join("\n")}`)
    }
  } catch (error) {
    if (!(error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT")) {
      throw error
    }
    fail((error as Error).message)
  }
}

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
