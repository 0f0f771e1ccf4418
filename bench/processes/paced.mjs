/**
 * Sends so many POSTs a second, evenly, whether or not those before have been answered, and takes
 * the time of each from the moment at which it was due: what a shop at rest asks of a store, where a
 * closed loop would keep it busy.
 *
 * The path of each is any of `paths`, its body `body` with an idempotency key of its own.
 */
import { randomUUID } from "node:crypto"
import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { median } from "../measure.mjs"
import { serveJobs } from "../worker.mjs"

serveJobs(async ({ url, paths, authorization, body, rate, seconds }) => {
  const headers = { authorization, "content-type": "application/json" }
  // Of one job only: a server closes connections that are idle between two.
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const started = performance.now()
  const sent = []
  for (let i = 0; i < rate * seconds; i++) {
    const due = started + (i * 1000) / rate
    await sleep(Math.max(0, due - performance.now()))
    const path = paths[Math.floor(Math.random() * paths.length)]
    const payload = JSON.stringify({ ...body, idempotency_key: randomUUID() })
    sent.push(
      post(`${url}${path}`, { agent, headers }, payload).then(() => performance.now() - due)
    )
  }
  const times = await Promise.all(sent)
  agent.destroy()
  return { count: times.length, median: median(times) }
})

function post(url, options, payload) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", ...options }, (response) => {
      response.resume()
      response.on("error", reject)
      response.on("end", () =>
        response.statusCode < 300 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`))
      )
    })
    sent.on("error", reject)
    sent.end(payload)
  })
}
