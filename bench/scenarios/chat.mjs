/**
 * Turns with the assistant and its built-in provider: how soon the first event and the first text
 * come, many streams at once, and what chats cost the wallet beside them.
 */
import { alternate, result } from "../measure.mjs"

export const name = "chat"
export const needs = "store"

const SAYS = [
  "Do you have a warm wool blanket?",
  "A blue cotton shirt under 100, please",
  "What are your best sellers?",
  "Show me steel bottles",
  "hello",
]
const STREAMS = 200
const CHATS_PER_SECOND = 20
/**
 * As many debits a second as a busy store has, evenly; one process serves ten times as many. Sent in
 * bursts, as autocannon does to keep a rate, most of what is measured is waiting for each other.
 */
const DEBITS_PER_SECOND = 100
/** Short runs in turn, since how soon a lone request is answered here moves by half within minutes. */
const BESIDE = { rounds: 12, seconds: 1 }
const BODY = { amount: "1", reason: "Benchmark" }

export async function run({ store, pace, note }) {
  const chat = (job) =>
    store.chat({ senders: store.customers.slice(0, STREAMS), says: SAYS, ...job })
  await chat({ count: SAYS.length })
  await store.knowsProducts()
  const { alone, crowd } = await alternate(pace, {
    alone: () => chat({ count: 40 * pace.seconds }),
    crowd: () => chat({ at_once: STREAMS }),
  })
  note(
    `one after the other, first event p50 ${ms(alone.frame_p50)}, text p50 ${ms(alone.text_p50)}`
  )
  note(`${STREAMS} at once, first text p50 ${ms(crowd.text_p50)}, p95 ${ms(crowd.text_p95)}`)
  const seconds = BESIDE.seconds
  const debit = () =>
    store.paced("manager", {
      paths: store.wallets.none.map((id) => `/wallet/v1/wallets/${id}/debit`),
      body: BODY,
      rate: DEBITS_PER_SECOND,
      seconds,
    })
  const { quiet, beside } = await alternate(
    { rounds: Math.min(BESIDE.rounds, pace.rounds * 4) },
    {
      quiet: debit,
      async beside() {
        const talking = chat({ rate: CHATS_PER_SECOND, seconds })
        const [debits, chats] = await Promise.all([debit(), talking])
        return { ...debits, text_p95: chats.text_p95 }
      },
    }
  )
  note(`chats beside debits, first text p95 ${ms(beside.text_p95)}`)
  return [
    result({
      name: "chat, first event, p95",
      unit: "ms",
      ours: alone.frame_p95,
      atMost: 50,
    }),
    result({ name: "chat, first text, p95", unit: "ms", ours: alone.text_p95, atMost: 150 }),
    result({
      name: `chat, ${STREAMS} streams at once, answered`,
      unit: "streams",
      ours: crowd.count,
      atLeast: STREAMS,
    }),
    result({
      name: `debit, ${DEBITS_PER_SECOND} a second, with ${CHATS_PER_SECOND} chats a second beside it, half of them within`,
      unit: "ms",
      ours: beside.median,
      peer: quiet.median,
      atMost: 1.15,
    }),
  ]
}

const ms = (time) => `${time.toFixed(1)} ms`
