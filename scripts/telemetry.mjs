/**
 * The host reports its use to its makers, and forks a detached process for that whenever it exits,
 * even with MEDUSA_DISABLE_TELEMETRY set. A configuration of our own stops both.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Environment variables under which the host keeps to itself; the folder holds its configuration. */
export function silenceTelemetry(folder) {
  mkdirSync(path.join(folder, "medusa"), { recursive: true })
  const config = { telemetry: { enabled: false } }
  writeFileSync(path.join(folder, "medusa", "config.json"), JSON.stringify(config))
  return { MEDUSA_DISABLE_TELEMETRY: "true", XDG_CONFIG_HOME: folder }
}
