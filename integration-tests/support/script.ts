/**
 * The scripts that come with the plugin, as `npx medusa exec` runs them.
 *
 *   const { status, output } = await runScript("storm", ["60"], { DATABASE_URL: database.url })
 *
 * Each run starts a process, which takes as long as starting a store. One run of a script like that
 * shows that it can be run; what else it does is shown by `script` of `inside.ts`.
 */
import { execFile } from "node:child_process"
import path from "node:path"
import { DEMO, demoCommand, storeEnvironment } from "./demo"

const SCRIPTS = path.join(
  "..",
  "node_modules",
  "medusa-plugin-wallet-assistant",
  ".medusa",
  "server",
  "src",
  "scripts"
)

export interface ScriptRun {
  status: number
  /** All that it printed, the host's own lines included. */
  output: string
}

/** Runs a built script to its end; `env` has the database, and whatever else tests don't share. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>
): Promise<ScriptRun> {
  const { file, prefix } = demoCommand()
  const options = { cwd: DEMO, env: storeEnvironment(env) }
  const command = [...prefix, "exec", path.join(SCRIPTS, `${name}.js`), ...args]
  return await new Promise((resolve) => {
    const child = execFile(file, command, options, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, output: out + err })
    )
  })
}
