/** The two builds: the plugin (`.medusa/server`) and the dashboard that the demo serves. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { runChild } from "./children.mjs"
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs"
import { DEMO, LOCAL, MEDUSA, ROOT } from "./paths.mjs"
import { silenceTelemetry } from "./telemetry.mjs"

const BUILT = path.join(ROOT, ".medusa", "server", "src")
/** The storefront's elements, beside the compiled sources, which serve them. */
export const ELEMENTS = path.join(ROOT, ".medusa", "server", "storefront")
const BUNDLING = path.join(ROOT, "scripts", "elements.mjs")
/** What draws the API reference, which is served in the same way. */
const REFERENCE = path.join(ROOT, ".medusa", "server", "reference")
const COPYING = path.join(ROOT, "scripts", "reference.mjs")
const TRAINING = path.join(ROOT, "scripts", "intents.mjs")
const PLUGIN_STAMP = path.join(ROOT, ".medusa", "plugin.stamp")
const DASHBOARD = path.join(DEMO, "public", "admin")
const DASHBOARD_STAMP = path.join(DEMO, "public", "admin.stamp")

const isSource = (file) => !file.includes("__tests__/") && !file.endsWith(".spec.ts")

function pluginFingerprint() {
  return fingerprint(["src", "storefront", "package.json", "tsconfig.json"], isSource)
}

export function isPluginBuilt() {
  return existsSync(BUILT) && isStamped(PLUGIN_STAMP, pluginFingerprint())
}

/** Compiles the plugin as it is published. */
export async function buildPlugin() {
  const value = pluginFingerprint()
  rmSync(PLUGIN_STAMP, { force: true })
  await runChild("plugin-build", process.execPath, [MEDUSA, "plugin:build"], {
    env: { ...process.env, ...silenceTelemetry(path.join(LOCAL, "config")) },
  })
  await runChild("elements", process.execPath, [BUNDLING, ELEMENTS])
  await runChild("reference", process.execPath, [COPYING, REFERENCE])
  await runChild("intents", process.execPath, [TRAINING, BUILT])
  writeStamp(PLUGIN_STAMP, value)
}

function dashboardFingerprint() {
  return fingerprint(["src/admin", "package-lock.json", "demo/medusa-config.ts", "demo/src/admin"])
}

export function isDashboardBuilt() {
  return existsSync(DASHBOARD) && isStamped(DASHBOARD_STAMP, dashboardFingerprint())
}

/** Builds the dashboard with the plugin's pages; takes about 20 s. */
export async function buildDashboard(env) {
  const value = dashboardFingerprint()
  rmSync(DASHBOARD_STAMP, { force: true })
  const args = [MEDUSA, "build", "--admin-only", "--no-lint"]
  await runChild("dashboard-build", process.execPath, args, { cwd: DEMO, env })
  rmSync(DASHBOARD, { recursive: true, force: true })
  mkdirSync(path.dirname(DASHBOARD), { recursive: true })
  renameSync(path.join(DEMO, ".medusa", "admin"), DASHBOARD)
  writeStamp(DASHBOARD_STAMP, value)
}
