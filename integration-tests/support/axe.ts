/** What axe finds wrong with a page for people who don't see it, or don't use a mouse. */
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"

export interface Finding {
  id: string
  impact: string
  nodes: { html: string }[]
}

/** @param within a selector; axe looks into open shadow roots, too */
export async function findingsOfAxe(page: Page, within = "html"): Promise<Finding[]> {
  const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")
  await page.evaluate(axe)
  return await page.evaluate(async (context) => {
    const { axe: runner } = globalThis as unknown as {
      axe: { run(context: string): Promise<{ violations: Finding[] }> }
    }
    return (await runner.run(context)).violations
  }, within)
}
