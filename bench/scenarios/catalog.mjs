/** The agents' feed: how long it takes, how much memory, and what it costs to learn nothing is new. */
import { median, result } from "../measure.mjs"

export const name = "catalog"
export const needs = "catalogue"

const PATH = "/assistant/v1/agent/catalog?currency=eur"
const PART = 0.1
const CHECKS = 20

export async function run({ catalogue, pace, note }) {
  const { products } = catalogue
  const part = Math.round(products * PART)
  await read(catalogue, PATH)
  const parts = []
  const wholes = []
  for (let round = 0; round < pace.rounds; round++) {
    parts.push(await read(catalogue, `${PATH}&limit=${part}`))
    wholes.push(await read(catalogue, PATH))
  }
  const of = (runs, figure) => median(runs.map((run) => run[figure]))
  note(`${(of(wholes, "bytes") / 2 ** 20).toFixed(0)} MB, ${of(wholes, "count")} products`)
  note(
    `highest memory: ${of(wholes, "peak").toFixed(0)} MB, of a tenth ${of(parts, "peak").toFixed(0)} MB`
  )
  const unchanged = await checkAgain(catalogue, wholes[0].etag)
  return [
    result({
      name: `GET /agent/catalog, ${products} products`,
      unit: "s",
      ours: of(wholes, "seconds"),
      atMost: 60,
    }),
    result({
      name: "Highest memory while the whole feed is read ÷ a tenth of it",
      unit: "MB",
      ours: of(wholes, "peak"),
      peer: of(parts, "peak"),
      atMost: 1.5,
    }),
    result({
      name: "GET /agent/catalog, unchanged (304), at most once a second",
      unit: "ms",
      ours: unchanged,
      atMost: 250,
    }),
  ]
}

async function read({ fetch, memory }, target) {
  memory.forget()
  const started = performance.now()
  const answer = await fetch(target)
  let bytes = 0
  let tail = ""
  for await (const chunk of answer.body) {
    bytes += chunk.length
    tail = (tail + Buffer.from(chunk.subarray(-200)).toString()).slice(-200)
  }
  const count = Number(/"count":(\d+)/.exec(tail)?.[1])
  if (answer.status !== 200 || !count) throw new Error(`${target}: ${answer.status} ${tail}`)
  const seconds = (performance.now() - started) / 1000
  return { seconds, bytes, count, peak: memory.peak(), etag: answer.headers.get("etag") }
}

/** The slow ones are those that look: the others are told what was found a moment before. */
async function checkAgain({ fetch }, etag) {
  const times = []
  for (let i = 0; i < CHECKS; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const started = performance.now()
    const answer = await fetch(PATH, { headers: { "if-none-match": etag } })
    await answer.arrayBuffer()
    if (answer.status !== 304) throw new Error(`${answer.status} instead of 304`)
    times.push(performance.now() - started)
  }
  return median(times)
}
