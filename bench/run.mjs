/**
 * `npm run bench`: builds the plugin, starts a PostgreSQL of its own, measures, prints a table and
 * writes `bench/results.json`: `[{name, unit, ours, peer, ratio, goal, met}]`; goal and met are null for a
 * figure without a goal.
 *
 *   --only PARTS     only scenarios whose name has one of PARTS in it: debit,verify (see SCENARIOS)
 *   --quick          one short run of everything: shows that it works, not how fast
 *   --rounds N       runs of each side, instead of three
 *   --seconds N      seconds of each run, instead of three
 *   --pgledger FILE  also against pgledger, whose SQL file this is
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { buildPlugin, isPluginBuilt } from "../scripts/builds.mjs"
import { killChildren, stopChildren, Stop } from "../scripts/children.mjs"
import { step } from "../scripts/progress.mjs"
import { removeCluster, startCluster, withClient } from "./cluster.mjs"
import { openLargeBench } from "./large-bench.mjs"
import { describeMachine } from "./machine.mjs"
import { openModuleBench } from "./module-bench.mjs"
import * as chat from "./scenarios/chat.mjs"
import * as elements from "./scenarios/elements.mjs"
import * as httpDebit from "./scenarios/http-debit.mjs"
import * as httpRedeem from "./scenarios/http-redeem.mjs"
import * as hooks from "./scenarios/hooks.mjs"
import * as httpTransfer from "./scenarios/http-transfer.mjs"
import * as large from "./scenarios/large.mjs"
import * as moduleSpeed from "./scenarios/module-speed.mjs"
import * as pooler from "./scenarios/pooler.mjs"
import * as search from "./scenarios/search.mjs"
import { openSearchBench } from "./search-bench.mjs"
import { openStoreBench } from "./store-bench.mjs"
import { formatTable } from "./table.mjs"
import { killWorkers } from "./worker.mjs"

const SCENARIOS = [
  httpDebit,
  httpTransfer,
  httpRedeem,
  hooks,
  chat,
  moduleSpeed,
  pooler,
  large,
  search,
  elements,
]
const GROUNDS = {
  store: openStoreBench,
  module: openModuleBench,
  large: openLargeBench,
  search: openSearchBench,
  built: async () => ({ stop: async () => undefined }),
}
const RESULTS = path.join(path.dirname(fileURLToPath(import.meta.url)), "results.json")

const FULL = { rounds: 3, seconds: 3 }
const QUICK = { rounds: 1, seconds: 1 }

function paceOf({ quick, rounds, seconds }) {
  return quick ? QUICK : { rounds: parseInt(rounds, 10), seconds: parseInt(seconds, 10) }
}

async function main() {
  const { values: options } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      quick: { type: "boolean", default: false },
      pgledger: { type: "string" },
      rounds: { type: "string", default: String(FULL.rounds) },
      seconds: { type: "string", default: String(FULL.seconds) },
    },
  })
  const parts = options.only.split(",")
  const scenarios = SCENARIOS.filter(({ name }) => parts.some((part) => name.includes(part)))
  if (!scenarios.length) {
    const names = SCENARIOS.map(({ name }) => name).join(", ")
    throw new Stop(`No scenario is called "${options.only}". There are: ${names}.`)
  }
  if (!isPluginBuilt()) {
    await step("Plugin", () => buildPlugin())
  }
  const cluster = await step("PostgreSQL", () => startCluster())
  const machine = await withClient(cluster.url(), describeMachine)
  for (const [what, value] of Object.entries(machine)) {
    console.log(`    ${what}: ${value}`)
  }
  const results = await measure(scenarios, cluster, options)
  console.log(`\n${formatTable(results)}\n`)
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

async function measure(scenarios, cluster, options) {
  const pace = paceOf(options)
  const results = []
  let ground
  for (const scenario of scenarios) {
    if (ground?.name !== scenario.needs) {
      await ground?.value.stop()
      const open = GROUNDS[scenario.needs]
      const value = await step(`Prepare ${scenario.needs}`, () => open(cluster, options))
      ground = { name: scenario.needs, value }
    }
    const notes = []
    const context = { [ground.name]: ground.value, pace, options, note: (text) => notes.push(text) }
    const rows = await step(`Measure ${scenario.name}`, () => scenario.run(context))
    results.push(...rows)
    console.log(indent(formatTable(rows)))
    notes.forEach((text) => console.log(`    (${text})`))
  }
  await ground.value.stop()
  return results
}

function indent(text) {
  return text.replaceAll(/^/gm, "    ")
}

async function cleanUp() {
  killWorkers()
  await stopChildren()
  await removeCluster()
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await cleanUp()
    process.exit(1)
  })
}
process.once("exit", () => {
  killWorkers()
  killChildren()
})

try {
  await main()
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
} finally {
  await cleanUp()
}
