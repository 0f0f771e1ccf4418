import { setTimeout as sleep } from "node:timers/promises"
import { toEventStream } from "../event-stream"

const KEEP_ALIVE = ": keep-alive\n\n"
const event = (content: string) => `event: chunk\ndata: {"type":"chunk","content":"${content}"}\n\n`

async function* frames(...pauses: number[]) {
  for (const [index, pause] of pauses.entries()) {
    await sleep(pause)
    yield { type: "chunk", content: String(index) }
  }
}

async function read(stream: AsyncIterable<string>, pause = 0) {
  const pieces: string[] = []
  for await (const piece of stream) {
    pieces.push(piece)
    if (pause > 0) await sleep(pause)
  }
  return pieces
}

describe("a stream of events", () => {
  it("has each frame as an event, and no comment while they come", async () => {
    expect(await read(toEventStream(frames(0, 0, 5), 1_000))).toEqual(["0", "1", "2"].map(event))
  })

  it("has a comment whenever nothing happens for a while, and goes on", async () => {
    const pieces = await read(toEventStream(frames(0, 110, 0), 40))
    expect(pieces).toEqual([event("0"), KEEP_ALIVE, KEEP_ALIVE, event("1"), event("2")])
  })

  it("still has comments after a client that reads slowly", async () => {
    const pieces = await read(toEventStream(frames(0, 300), 40), 90)
    expect(pieces[0]).toBe(event("0"))
    expect(pieces.at(-1)).toBe(event("1"))
    expect(pieces.slice(1, -1).length).toBeGreaterThan(0)
    expect(new Set(pieces.slice(1, -1))).toEqual(new Set([KEEP_ALIVE]))
  })

  it("fails when its frames fail, and closes them when it is read no further", async () => {
    async function* failing() {
      yield { type: "chunk", content: "0" }
      throw new Error("out of words")
    }
    await expect(read(toEventStream(failing()))).rejects.toThrow("out of words")
    let isClosed = false
    async function* endless() {
      try {
        for (;;) yield { type: "chunk" }
      } finally {
        isClosed = true
      }
    }
    for await (const piece of toEventStream(endless())) {
      if (piece) break
    }
    expect(isClosed).toBe(true)
  })
})
