/**
 * Stands in for pgbench where there is none: one prepared statement for each transaction, over as
 * many connections as there are clients. The first argument is the database.
 */
import { performance } from "node:perf_hooks"
import pg from "pg"
import { serveJobs } from "../worker.mjs"

const clients = []

serveJobs(async ({ statement, concurrency, seconds }) => {
  while (clients.length < concurrency) {
    const client = new pg.Client(process.argv[2])
    await client.connect()
    clients.push(client)
  }
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0
  const run = async (client) => {
    while (performance.now() < end) {
      const values = Array.from(
        { length: statement.parameters },
        () => 1 + Math.floor(Math.random() * statement.upTo)
      )
      await client.query({ name: statement.name, text: statement.sql, values })
      count += 1
    }
  }
  await Promise.all(clients.slice(0, concurrency).map(run))
  return { rate: count / ((performance.now() - started) / 1000), count }
})
