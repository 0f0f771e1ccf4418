/**
 * Sends requests with autocannon, from a process of its own so that the server's process does
 * nothing but serve. Each POST has an idempotency key of its own, whether or not the route cares.
 */
import { randomUUID } from "node:crypto"
import autocannon from "autocannon"
import { serveJobs } from "../worker.mjs"

serveJobs(async ({ url, method, paths, authorization, connections, seconds, body }) => {
  const headers = { authorization, ...(body && { "content-type": "application/json" }) }
  const setupRequest = (request) => {
    request.path = paths[Math.floor(Math.random() * paths.length)]
    if (body) {
      request.body = JSON.stringify({ ...body, idempotency_key: randomUUID() })
    }
    return request
  }
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    requests: [{ method, headers, setupRequest }],
  })
  const { non2xx, errors, latency } = result
  if (non2xx || errors) {
    throw new Error(`${method} ${paths[0]}: ${non2xx} answers were refusals, ${errors} got none`)
  }
  return { rate: result["2xx"] / result.duration, count: result["2xx"], p50: latency.p50 }
})
