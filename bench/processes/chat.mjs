/**
 * Talks to the assistant over `/assistant/v1/stream`, from a process of its own, and takes the time
 * until the first event and until the first text.
 *
 * `at_once` opens so many streams at the same time; with `rate` one begins every so often for
 * `seconds`, each at any moment of its time, whether or not those before it have ended; else `count`
 * run one after the other. Each is of the next of `senders` (`{authorization}`) and says the next of
 * `says`.
 */
import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { serveJobs } from "../worker.mjs"

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const nonces = new Map()
let next = 0

serveJobs(async (job) => {
  const { at_once, rate, seconds, count } = job
  await Promise.all(job.senders.map((sender) => nonceOf(job.url, sender)))
  const turns = []
  if (at_once) {
    for (let i = 0; i < at_once; i++) turns.push(talk(job))
  } else if (rate) {
    const started = performance.now()
    for (let i = 0; i < rate * seconds; i++) {
      const due = started + ((i + Math.random()) * 1000) / rate
      await sleep(Math.max(0, due - performance.now()))
      turns.push(talk(job))
    }
  } else {
    for (let i = 0; i < count; i++) turns.push(Promise.resolve(await talk(job)))
  }
  const done = await Promise.all(turns)
  const frames = done.map(({ frame }) => frame)
  const texts = done.map(({ text }) => text)
  return {
    count: done.length,
    frame_p50: percentile(frames, 0.5),
    frame_p95: percentile(frames, 0.95),
    text_p50: percentile(texts, 0.5),
    text_p95: percentile(texts, 0.95),
  }
})

/** One turn; fails unless it ends with `done`. */
async function talk({ url, senders, says }) {
  const sender = senders[next % senders.length]
  const content = says[next++ % says.length]
  const headers = {
    authorization: sender.authorization,
    "x-platform-nonce": await nonceOf(url, sender),
    "content-type": "application/json",
  }
  const started = performance.now()
  const { status, text, at } = await send(`${url}/assistant/v1/stream`, headers, {
    messages: [{ role: "user", content }],
  })
  const frame = at.find(({ chunk }) => chunk.includes("event: "))
  const first = at.find(({ chunk }) => chunk.includes("event: chunk"))
  if (status !== 200 || !first || !text.includes("event: done")) {
    throw new Error(`"${content}": ${status} ${text.slice(0, 300)}`)
  }
  return { frame: frame.time - started, text: first.time - started }
}

function send(url, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      const at = []
      response.setEncoding("utf8")
      response.on("data", (chunk) => at.push({ chunk, time: performance.now() }))
      response.on("error", reject)
      response.on("end", () => {
        const text = at.map(({ chunk }) => chunk).join("")
        resolve({ status: response.statusCode, text, at })
      })
    })
    sent.on("error", reject)
    sent.end(JSON.stringify(body))
  })
}

async function nonceOf(url, { authorization }) {
  if (!nonces.has(authorization)) {
    const answer = await fetch(`${url}/assistant/v1/nonce`, { headers: { authorization } })
    nonces.set(authorization, (await answer.json()).nonce)
  }
  return nonces.get(authorization)
}

function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}
