/** What the figures were measured on. */
import { cpus, release, totalmem } from "node:os"
import { performance } from "node:perf_hooks"

/**
 * @param {import("pg").Client} client
 * @returns {Promise<Record<string, string>>} one line for each thing worth knowing
 */
export async function describeMachine(client) {
  const setting = async (name) => (await client.query(`SHOW ${name}`)).rows[0][name]
  const [model] = cpus()
  return {
    CPU: `${model?.model.trim() ?? "unknown"}, ${cpus().length} cores`,
    Memory: `${(totalmem() / 1024 ** 3).toFixed(0)} GB`,
    System: `${process.platform} ${release()}, Node ${process.version}`,
    PostgreSQL: [
      await setting("server_version"),
      `fsync ${await setting("fsync")}`,
      `synchronous_commit ${await setting("synchronous_commit")}`,
      `shared_buffers ${await setting("shared_buffers")}`,
    ].join(", "),
    "Lone commits": `${(await measureLoneCommits(client)).toFixed(0)}/s (one row each, one connection)`,
  }
}

/** How fast this disk and this loopback can be at best for a caller that waits each time. */
async function measureLoneCommits(client) {
  await client.query("CREATE TABLE IF NOT EXISTS lone_commit (at timestamptz)")
  const started = performance.now()
  let count = 0
  while (performance.now() - started < 1500) {
    await client.query({ name: "lone-commit", text: "INSERT INTO lone_commit VALUES (now())" })
    count += 1
  }
  const elapsed = (performance.now() - started) / 1000
  await client.query("DROP TABLE lone_commit")
  return count / elapsed
}
