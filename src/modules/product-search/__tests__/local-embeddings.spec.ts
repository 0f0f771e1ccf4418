import { Worker } from "node:worker_threads"
import { LocalEmbeddings } from "../embeddings/local"

describe("local embeddings", () => {
  const nearness = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, value, index) => sum + value * other[index], 0)

  it("bring near what means much the same", async () => {
    const [jacket, coat, charger] = await new LocalEmbeddings().embed([
      "a winter jacket",
      "a warm coat",
      "a laptop charger",
    ])
    expect(nearness(jacket, jacket)).toBeCloseTo(1, 5)
    expect(nearness(jacket, coat)).toBeGreaterThan(nearness(jacket, charger) + 0.2)
  })

  it("answer each who asks at once what they asked", async () => {
    const local = new LocalEmbeddings()
    const texts = ["red shoes", "blue shoes", "a kettle", "garden chair"]
    const alone = []
    for (const text of texts) alone.push(...(await local.embed([text])))
    const atOnce = await Promise.all(texts.map((text) => local.embed([text])))
    expect(atOnce.flat()).toEqual(alone)
    expect(await local.embed(texts)).toEqual(alone)
  })

  it("fail when their thread ends, and go on in another", async () => {
    const local = new LocalEmbeddings()
    const [before] = await local.embed(["red shoes"])
    const { worker } = (local as unknown as { encoder: { worker: Worker } }).encoder
    const lost = local.embed(["red shoes"])
    await Promise.all([worker.terminate(), expect(lost).rejects.toThrow("thread ended")])
    expect(await local.embed(["red shoes"])).toEqual([before])
  })
})
