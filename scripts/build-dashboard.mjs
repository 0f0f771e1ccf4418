/** Builds the dashboard of the demo store with the plugin's pages, unless it is built: tests ask for it. */
import { buildDashboard, isDashboardBuilt } from "./builds.mjs"
import { Stop } from "./children.mjs"
import path from "node:path"
import { LOCAL } from "./paths.mjs"
import { silenceTelemetry } from "./telemetry.mjs"

/** The build reads the store's configuration and asks for none of what it names. */
const ENVIRONMENT = {
  NODE_ENV: "production",
  TS_NODE_TRANSPILE_ONLY: "true",
  DATABASE_URL: "postgres://localhost/none",
  JWT_SECRET: "none",
  COOKIE_SECRET: "none",
  DISABLE_ADMIN: "false",
}

try {
  if (!isDashboardBuilt()) {
    await buildDashboard({
      ...process.env,
      ...silenceTelemetry(path.join(LOCAL, "config")),
      ...ENVIRONMENT,
    })
  }
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
