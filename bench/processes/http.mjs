/**
 * Sends requests with autocannon, from a process of its own so that the server's process does
 * nothing but serve. Each body has an idempotency key of its own, whether or not the route cares,
 * except for a peer's that refuses it (`keyless`).
 *
 * With `rate` so many are sent a second, else as many as are answered. A request's path is any of `paths`, its sender any of `senders` (`{authorization, body?}`) where
 * there are such. With `once` no sender sends to a path twice, whatever job it is.
 */
import { randomUUID } from "node:crypto"
import autocannon from "autocannon"
import { median } from "../measure.mjs"
import { serveJobs } from "../worker.mjs"

/** How many requests have been sent `once`. */
let sent = 0

serveJobs(async ({ url, method, connections, seconds, ...job }) => {
  const { paths, authorization, body, senders = [{ authorization, body }], once, keyless } = job
  const times = []
  const setupRequest = (request) => {
    const [sender, path] = once ? nextPair(senders, paths) : [anyOf(senders), anyOf(paths)]
    request.path = path
    request.headers = {
      ...job.headers,
      ...(sender.authorization && { authorization: sender.authorization }),
    }
    if (sender.body) {
      request.headers["content-type"] = "application/json"
      const key = keyless ? {} : { idempotency_key: randomUUID() }
      request.body = JSON.stringify({ ...sender.body, ...key })
    }
    return request
  }
  const result = await send({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    requests: [{ method, setupRequest }],
    ...(job.rate && { overallRate: job.rate }),
    onTime: (time) => times.push(time),
  })
  const { non2xx, errors, latency } = result
  if (non2xx || errors) {
    throw new Error(`${method} ${paths[0]}: ${non2xx} answers were refusals, ${errors} got none`)
  }
  return {
    rate: result["2xx"] / result.duration,
    count: result["2xx"],
    p50: latency.p50,
    median: median(times),
  }
})

/** Runs autocannon; its own percentiles are whole milliseconds, so each time is told as it is. */
function send({ onTime, ...options }) {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) =>
      error ? reject(error) : resolve(result)
    )
    instance.on("response", (_client, _status, _bytes, time) => onTime(time))
  })
}

function anyOf(list) {
  return list[Math.floor(Math.random() * list.length)]
}

/**
 * Walks through all pairs; neighbours in time share neither sender nor path. The number of senders
 * is a multiple of the number of paths.
 */
function nextPair(senders, paths) {
  const round = Math.floor(sent / senders.length)
  if (round >= paths.length) {
    throw new Error("Every sender has sent to every path")
  }
  const pair = [senders[sent % senders.length], paths[(sent + round) % paths.length]]
  sent++
  return pair
}
